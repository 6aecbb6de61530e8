// @ts-check
// What a table has agreed on, as chips that explain themselves.

import { html } from '../vendor/lit-html/index.js';
import { agreedTime } from '../text/times.js';
import { onDevice } from '../net/transport.js';
import { attribute, t } from '../text/fluent.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */

/** What was agreed on. A chip says more when it is opened. */
export function agreed(/** @type {TableInfo} */ info) {
  const { rules } = info;
  const labelled = (/** @type {string} */ key, /** @type {string} */ value) =>
    `${t(`option-${key}`)}: ${t(`option-${key}-${value}`)}`;
  const switched = (/** @type {string} */ key, /** @type {boolean} */ on) =>
    `${t(key)}: ${t(on ? 'option-on' : 'option-off')}`;
  const chips = [
    {
      key: 'option-new-persons',
      text: switched('option-new-persons', rules.new_persons),
      usual: !rules.new_persons,
    },
    { key: 'option-edition', text: labelled('edition', rules.edition), usual: rules.edition === '2017' },
    { key: 'option-coins', text: labelled('coins', rules.coins), usual: rules.coins === '25' },
    ...(rules.new_persons
      ? [
          {
            key: 'option-benefactor',
            text: labelled('benefactor', rules.benefactor),
            usual: rules.benefactor === 'prestige',
          },
        ]
      : []),
    {
      key: 'option-open-scores',
      text: switched('option-open-scores', rules.open_scores),
      usual: rules.open_scores,
    },
    ...(Object.keys(rules.rats ?? {}).length
      ? [{ key: 'option-rats', text: t('option-rats'), usual: false }]
      : []),
    ...(info.seconds_per_choice
      ? [
          {
            key: 'web-option-clock',
            text: t('web-option-clock-other', { time: agreedTime(info.seconds_per_choice) }),
            usual: false,
          },
        ]
      : []),
    { key: 'web-option-hints', text: switched('web-option-hints', info.hints), usual: true },
    ...(onDevice
      ? []
      : [
          { key: 'web-option-public', text: switched('web-option-public', info.public), usual: !info.public },
        ]),
  ];
  return html`<ul class="chips">
    ${chips.map(
      ({ key, text, usual }) =>
        html`<li>
          <details name="agreed">
            <summary class=${usual ? '' : 'other'}>${text}</summary>
            <p>${attribute(key, 'explain') ?? ''}</p>
          </details>
        </li>`,
    )}
  </ul>`;
}
