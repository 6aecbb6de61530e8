// @ts-check
// Passkeys: created and removed in the list of your devices, used on the home page to sign in.

import { html } from '../vendor/lit-html/index.js';
import { api, ServerError } from '../net/api.js';
import { complain, toast } from '../app/notice.js';
import { icon } from '../drawing/pieces.js';
import { change } from '../app/settings.js';
import { sure } from '../app/confirm.js';
import { language, t } from '../text/fluent.js';

/** @typedef {import('../types.js').PasskeyInfo} PasskeyInfo */

/** Does it, and shows any error. If the browser refuses, the person has usually cancelled. */
const attempt = (/** @type {() => Promise<void>} */ deed) => async () => {
  try {
    await deed();
  } catch (error) {
    if (error instanceof ServerError && error.code !== 'not-found') complain(error);
    else toast(t('web-passkey-failed'), 'error');
  }
};

/** What the browser has created or presented, as it is sent. */
const written = (/** @type {Credential | null} */ made) => {
  if (!(made instanceof PublicKeyCredential)) throw new TypeError('no passkey');
  return made.toJSON();
};

/** Signs in with a passkey of this browser, or of another device the browser connects to. */
export const signInWithPasskey = attempt(async () => {
  const { challenge, options } = await api('POST', '/session/ask-passkey');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    /** @type {PublicKeyCredentialRequestOptionsJSON} */ (/** @type {unknown} */ (options)),
  );
  const credential = written(await navigator.credentials.get({ publicKey }));
  const { person } = await api('POST', '/session/use-passkey', { challenge, credential });
  change({ known: true, name: person.name });
  location.assign('/');
});

/** Creates a passkey. `done` shows it. */
const addPasskey = (/** @type {() => Promise<void>} */ done) =>
  attempt(async () => {
    const { challenge, options } = await api('POST', '/session/new-passkey');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      /** @type {PublicKeyCredentialCreationOptionsJSON} */ (/** @type {unknown} */ (options)),
    );
    const credential = written(await navigator.credentials.create({ publicKey }));
    await api('POST', '/session/passkeys', { challenge, credential });
    await done();
  });

/** The passkeys of the person, as a part of the list of devices. */
export async function passkeyList(
  /** @type {() => Promise<void>} */ changed,
  /** @type {(agent: string) => string} */ deviceName,
) {
  const { passkeys } = await api('GET', '/session/passkeys');
  const remove = (/** @type {string} */ id) =>
    attempt(async () => {
      if (!(await sure(t('web-passkey-remove'), t('web-passkey-remove-sure')))) return;
      await api('POST', '/session/remove-passkey', { id });
      await changed();
    });
  const row = (/** @type {PasskeyInfo} */ it) =>
    html`<li data-testid="passkey">
      ${icon('u-key')}<span class="tt"
        ><b>${t('web-passkey')}</b
        ><small
          >${[deviceName(it.device), new Date(it.created_at).toLocaleDateString(language())].filter(Boolean).join(' · ')}</small
        ></span
      ><button class="btn quiet" data-testid="remove-passkey" @click=${remove(it.id)}>
        ${t('web-passkey-remove')}
      </button>
    </li>`;
  return html`<ul class="devices">
      ${passkeys.map(row)}
    </ul>
    <div class="field">
      <span><b>${t('web-passkeys')}</b><small>${t('web-passkeys-explain')}</small></span
      ><button class="btn" data-testid="add-passkey" @click=${addPasskey(changed)}>
        ${icon('u-key')}${t('web-passkey-new')}
      </button>
    </div>`;
}
