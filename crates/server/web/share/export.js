// @ts-check
// Moving a game or a table to another page: a file, a link, a QR code.

import { html } from '../vendor/lit-html/index.js';
import { openDialog } from '../app/dialog.js';
import { hasOffline, onDevice } from '../net/transport.js';
import { api } from '../net/api.js';
import { toast } from '../app/notice.js';
import { addressIn, linkTo, pack } from './link-codec.js';
import { icon } from '../drawing/pieces.js';
import { qr } from './qr.js';
import { save } from './download.js';
import { change, settings } from '../app/settings.js';
import { sure } from '../app/confirm.js';
import { t } from '../text/fluent.js';

/** Whether this page is served by a server, which is then one level up. */
const isBeside = () => onDevice && new URLSearchParams(location.search).has('server');

/** The known addresses of pages, the likeliest first. */
function places(/** @type {boolean} */ servers) {
  const own = new URL(onDevice ? './' : '/', location.href).href;
  const known = [
    isBeside() ? new URL('../', location.href).href : '',
    settings.server,
    onDevice && servers ? '' : own,
    hasOffline && !servers ? new URL('/offline/?server', location.href).href : '',
  ];
  if (!servers) known.reverse();
  return [...new Set(known.filter(Boolean))];
}

/** A QR code of a link, if it is short enough. */
function code(/** @type {string} */ link) {
  try {
    return qr(link, t('web-move-qr'));
  } catch {
    return html`<p>${t('web-move-too-long')}</p>`;
  }
}

/** Exports a game that nobody else plays. */
export async function moveGame(/** @type {string} */ table) {
  if (!(await sure(t('web-move'), t('web-move-sure')))) return;
  const text = await api('POST', `/tables/${table}/move`);
  const parcel = await pack(text);
  const known = places(false);
  let link = linkTo(new URL(known[0]), parcel);
  const content = () =>
    html`<div class="form">
      <p class="lead">${t('web-move-lead')}</p>
      <button class="btn" data-testid="move-file" @click=${() => save('notre-dame-game.txt', text)}>
        ${icon('u-save')}${t('web-move-file')}
      </button>
      <label class="field"
        ><span><b>${t('web-move-where')}</b><small>${t('web-move-where-explain')}</small></span
        ><input
          inputmode="url"
          list="places"
          name="place"
          value=${known[0]}
          @change=${(/** @type {Event} */ event) => {
            try {
              link = linkTo(addressIn(/** @type {HTMLInputElement} */ (event.target).value), parcel);
              draw(content());
            } catch {
              toast(t('web-bad-address'), 'error');
            }
          }}
      /></label>
      <datalist id="places">${known.map((it) => html`<option value=${it}></option>`)}</datalist>
      <div class="inv wide">
        ${code(link)}
        <span class="inrow"
          ><input readonly aria-label=${t('web-link')} value=${link} data-testid="move-link" /><button
            class="btn"
            data-action="copy"
            data-value=${link}
          >
            ${icon('u-copy')}${t('web-copy')}
          </button></span
        >
      </div>
    </div>`;
  const { draw } = openDialog(t('web-move'), content());
}

/** Opens the requested table on a server, where others can join it. */
export async function takeOnline(/** @type {Record<string, unknown>} */ wanted) {
  const parcel = await pack(JSON.stringify(wanted));
  const [known = ''] = places(true);
  const leave = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    try {
      const address = addressIn(String(form.get('server') ?? ''));
      change({ server: address.href });
      location.assign(linkTo(address, parcel));
    } catch {
      toast(t('web-bad-address'), 'error');
    }
  };
  openDialog(
    t('web-take-online'),
    html`<form class="form" @submit=${leave}>
      <p class="lead">${t('web-take-online-lead')}</p>
      <label class="field"
        ><span><b>${t('web-server-address')}</b></span
        ><input name="server" inputmode="url" value=${known} required autocomplete="url"
      /></label>
      <button class="btn primary" type="submit" data-testid="go-online">
        ${icon('u-people')}${t('web-take-online-go')}
      </button>
    </form>`,
  );
}
