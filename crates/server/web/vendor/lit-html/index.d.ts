export { html, noChange, nothing, render, svg } from './lit-html.js';
export { Directive, directive } from './directive.js';
export { guard } from './directives/guard.js';
export { repeat } from './directives/repeat.js';
