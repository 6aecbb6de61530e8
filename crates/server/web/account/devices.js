// @ts-check
// The devices of a person: which are signed in, signing them out, and the recovery code for when all are lost.

import { html, nothing } from '../vendor/lit-html/index.js';
import { openDialog } from '../app/dialog.js';
import { api } from '../net/api.js';
import { complain, toast } from '../app/notice.js';
import { ensurePerson, mayUsePasskeys, recognise, withoutPasskeys } from '../app/person.js';
import { icon } from '../drawing/pieces.js';
import { change } from '../app/settings.js';
import { sure } from '../app/confirm.js';
import { language, t } from '../text/fluent.js';

/** @typedef {import('../types.js').DeviceInfo} DeviceInfo */

/** The browser and the system named in a user agent. */
export function deviceName(/** @type {string} */ agent) {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? '';
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? '';
  const known = new Map([
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
    ['Mac OS X', 'macOS'],
  ]);
  const name = (/** @type {string} */ it) => known.get(it) ?? it;
  return [name(browser), name(system)].filter(Boolean).join(' · ');
}

/** Does it, and shows any error. */
const attempt = (/** @type {() => Promise<void>} */ deed) => async () => {
  try {
    await deed();
  } catch (error) {
    complain(error);
  }
};

/** Opens the list of devices. */
export async function openDevices() {
  await ensurePerson();
  const { devices, recovery_since: since } = await api('GET', '/session/devices');
  const passkeys = mayUsePasskeys
    ? await (await import('./passkeys.js')).passkeyList(openDevices, deviceName)
    : withoutPasskeys
      ? html`<p class="lead" data-testid="no-passkeys">${t('web-passkeys-not-built')}</p>`
      : nothing;
  openDialog(
    t('web-devices'),
    html`<p class="lead">${t('web-devices-lead')}</p>
      <ul class="devices">
        ${devices.map(device)}
      </ul>
      ${passkeys}
      <div class="field">
        <span
          ><b>${t('web-recovery')}</b><small>${t('web-recovery-explain')}</small
          ><small data-testid="recovery-since"
            >${since ? t('web-recovery-since', { date: day(since) }) : t('web-recovery-none')}</small
          ></span
        ><span class="inrow"
          ><button class="btn" data-testid="recovery" @click=${attempt(newCode)}>
            ${t('web-recovery-new')}</button
          >${
            since
              ? html`<button class="btn quiet" data-testid="recovery-revoke" @click=${attempt(revokeCode)}>
                  ${t('web-recovery-revoke')}
                </button>`
              : nothing
          }</span
        >
      </div>
      <form class="field" @submit=${recover}>
        <label for="recover"><b>${t('web-recover')}</b></label
        ><span class="inrow"
          ><input id="recover" name="code" autocomplete="off" maxlength="40" /><button
            class="btn"
            type="submit"
          >
            ${t('web-sign-in')}
          </button></span
        >
      </form>`,
  );
}

const day = (/** @type {number} */ at) => new Date(at).toLocaleDateString(language());

function device(/** @type {DeviceInfo} */ it) {
  const since = it.created_at ? day(it.created_at) : '';
  const out = attempt(async () => {
    if (!(await sure(t('web-sign-out'), t(it.this ? 'web-sign-out-this' : 'web-sign-out-sure')))) return;
    await api('POST', '/session/sign-out', { id: it.id });
    if (it.this) {
      change({ known: false });
      location.assign('/');
    } else await openDevices();
  });
  return html`<li>
    ${icon(it.kind === 'token' ? 'u-bot' : 'u-device')}<span class="tt"
      ><b>${deviceName(it.device) || t(it.kind === 'token' ? 'web-device-program' : 'web-device')}</b
      ><small
        >${[it.this ? t('web-device-this') : '', since].filter(Boolean).join(' · ') || nothing}</small
      ></span
    ><button class="btn quiet" @click=${out}>${t('web-sign-out')}</button>
  </li>`;
}

async function newCode() {
  const { code } = await api('POST', '/session/recovery', {});
  openDialog(
    t('web-recovery'),
    html`<p class="lead">${t('web-recovery-lead')}</p>
      <p class="code" data-testid="code"><b>${code}</b></p>`,
  );
}

async function revokeCode() {
  if (!(await sure(t('web-recovery-revoke'), t('web-recovery-revoke-sure')))) return;
  await api('DELETE', '/session/recovery');
  await openDevices();
}

async function recover(/** @type {SubmitEvent} */ event) {
  event.preventDefault();
  const code = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('code') ?? '');
  try {
    if (!(await mayReplace(t('web-recover'), (player) => t('web-recover-sure', { player })))) return;
    const { person } = await api('POST', '/session/recover', { code });
    change({ known: true, name: person.name });
    await recognise();
    toast(t('web-signed-in', { player: person.name }));
    location.assign('/');
  } catch (error) {
    complain(error);
  }
}

/**
 * Asks before a link from another device or a code replaces the person who is signed in: `act` names the action, `why` says what
 * it means for them.
 * @param {string} act @param {(player: string) => string} why
 */
export async function mayReplace(act, why) {
  const here = await api('GET', '/session').then(
    (it) => it.person,
    () => undefined,
  );
  return !here || sure(act, why(here.name));
}
