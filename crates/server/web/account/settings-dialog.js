// @ts-check
// The settings of this device, over the page.

import { html, nothing } from '../vendor/lit-html/index.js';
import { icon } from '../drawing/pieces.js';
import { change, ownName, settings } from '../app/settings.js';
import { LANGUAGES, language, t } from '../text/fluent.js';
import { redraw, speak } from '../app/screen.js';
import { complain, toast } from '../app/notice.js';
import { ensurePerson } from '../app/person.js';
import { onDevice } from '../net/transport.js';
import { api } from '../net/api.js';
import { openDialog, option } from '../app/dialog.js';

/** The settings of this device. */
export function openSettings() {
  const set = (/** @type {Partial<import('../app/settings.js').Settings>} */ some) => {
    change(some);
    redraw();
  };
  const value = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
  const tick = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).checked;
  const box = (
    /** @type {string} */ key,
    /** @type {boolean} */ on,
    /** @type {(on: boolean) => void} */ then,
  ) =>
    html`<label class="field tick"
      ><input type="checkbox" ?checked=${on} @change=${(/** @type {Event} */ e) => then(tick(e))} /><span
        ><b>${t(key)}</b><small>${t(`${key}-explain`)}</small></span
      ></label
    >`;
  const notify = async (/** @type {boolean} */ on) => {
    if (on && 'Notification' in window && Notification.permission !== 'granted')
      on = (await Notification.requestPermission()) === 'granted';
    set({ notify: on });
  };
  openDialog(
    t('web-settings'),
    html`<div class="form">
      <label class="field"
        ><span><b>${t('web-language')}</b></span
        ><select
          @change=${async (/** @type {Event} */ e) => {
            await speak(value(e));
            openSettings();
          }}
        >
          ${Object.entries(LANGUAGES).map(([tag, name]) => option(tag, name, language()))}
        </select></label
      >
      <label class="field"
        ><span><b>${t('web-theme')}</b></span
        ><select @change=${(/** @type {Event} */ e) => set({ theme: /** @type {'auto'} */ (value(e)) })}>
          ${['auto', 'light', 'dark'].map((it) => option(it, t(`web-theme-${it}`), settings.theme))}
        </select></label
      >
      <label class="field"
        ><span><b>${t('web-speed')}</b><small>${t('web-speed-explain')}</small></span
        ><select @change=${(/** @type {Event} */ e) => set({ speed: Number(value(e)) })}>
          ${['1', '2', '0'].map((it) => option(it, t(`web-speed-${it}`), String(settings.speed)))}
        </select></label
      >
      ${box('web-sound', settings.sound, (on) => set({ sound: on }))}
      ${box('web-coach', settings.coach, (on) => set({ coach: on }))}
      ${box('web-confirm', settings.confirm, (on) => set({ confirm: on }))}
      ${box('web-single-keys', settings.singleKeys, (on) => set({ singleKeys: on }))}
      ${onDevice ? nothing : box('web-notify', settings.notify, notify)}
      <form
        class="field"
        data-form="name"
        @submit=${async (/** @type {SubmitEvent} */ e) => {
          e.preventDefault();
          const name = String(
            new FormData(/** @type {HTMLFormElement} */ (e.target)).get('name') ?? '',
          ).trim();
          try {
            if (name) await ensurePerson(name);
            toast(t('web-saved'));
            redraw();
          } catch (error) {
            complain(error);
          }
        }}
      >
        <label for="set-name"><b>${t('web-your-name')}</b></label
        ><span class="inrow"
          ><input id="set-name" name="name" maxlength="24" value=${ownName()} /><button
            class="btn"
            type="submit"
          >
            ${t('web-save')}
          </button></span
        >
      </form>
      ${
        onDevice
          ? nothing
          : html`<div class="field">
                <span><b>${t('web-other-device')}</b><small>${t('web-other-device-explain')}</small></span
                ><button class="btn" data-testid="link" @click=${linkDevice}>
                  ${icon('u-link')}${t('web-link')}
                </button>
              </div>
              <div class="field">
                <span><b>${t('web-devices')}</b><small>${t('web-devices-explain')}</small></span
                ><button class="btn" data-testid="devices" @click=${devices}>
                  ${icon('u-device')}${t('web-devices')}
                </button>
              </div>`
      }
      <p class="hint">${t('web-keys')}</p>
    </div>`,
  );
}

async function devices() {
  try {
    await (await import('./devices.js')).openDevices();
  } catch (error) {
    complain(error);
  }
}

/** A one-time link that carries this session to another device. */
async function linkDevice() {
  try {
    await ensurePerson();
    const { link } = await api('POST', '/session/link', {});
    const url = new URL(link, location.href).href;
    const { qr } = await import('../share/qr.js');
    openDialog(
      t('web-other-device'),
      html`<p class="lead">${t('web-other-device-lead')}</p>
        <div class="inv">
          ${qr(url, t('web-qr-device'))}<label class="inv-t"
            ><span>${t('web-link')}</span><input readonly value=${url}
          /></label>
        </div>`,
    );
  } catch (error) {
    complain(error);
  }
}
