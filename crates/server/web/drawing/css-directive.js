// @ts-check
// Sets CSS properties through the CSSOM: the content security policy allows no style attributes.

import { Directive, directive, noChange } from '../vendor/lit-html/index.js';

class Css extends Directive {
  /** @type {Set<string>} */
  before = new Set();

  render(/** @type {Record<string, string | number | null | undefined>} */ _properties) {
    return noChange;
  }

  update(
    /** @type {Parameters<Directive['update']>[0]} */ part,
    /** @type {[Record<string, string | number | null | undefined>]} */ [properties],
  ) {
    const { style } = /** @type {HTMLElement} */ (/** @type {{ element: Element }} */ (part).element);
    for (const name of this.before) {
      if (properties[name] === undefined || properties[name] === null) {
        style.removeProperty(name);
        this.before.delete(name);
      }
    }
    for (const [name, value] of Object.entries(properties)) {
      if (value !== undefined && value !== null) {
        style.setProperty(name, String(value));
        this.before.add(name);
      }
    }
    return noChange;
  }
}

/** `<p ${css({ '--x': '3px' })}>` */
export const css = directive(Css);
