// @ts-check
// Runs before everything else: asks at once for all modules of the page, which would be found one after the other.

/** The modules of each page beside those that every page needs. A test keeps the lists true. @type {Record<string, string[]>} */
const PARTS = {
  '': ['home'],
  table: [
    'table',
    'animate',
    'board',
    'choices',
    'coach',
    'dock',
    'log',
    'look',
    'panels',
    'pass',
    'recap',
    'sound',
    'vines',
    'words',
    'zoom',
  ],
  replay: ['replay', 'animate', 'board', 'log', 'look', 'panels', 'vines', 'words', 'zoom'],
  rules: ['rules', 'dialogs', 'qr'],
};

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
for (const part of PARTS[location.pathname.split('/')[1]] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = new URL(`${part}.js`, here).href;
  document.head.append(link);
}
