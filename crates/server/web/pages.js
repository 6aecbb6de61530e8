// @ts-check
// The pages, and what each needs. Runs before everything else and asks for the modules of the page at once, which would
// otherwise be found one after the other.

import { here } from './route.js';

/**
 * Every page by its address, where a slash at the end is followed by an identifier: the module whose default export draws it, and
 * the modules that this one needs beside those of the first page. `PAGES` in assets.rs has the same addresses; a test keeps all
 * of this true.
 * @type {Record<string, string[]>}
 */
export const PAGES = {
  '/': ['home.js'],
  '/bring': ['bring.js', 'parcel.js'],
  '/join/': ['join.js'],
  '/new': ['new-table.js'],
  '/replay/': [
    'replay.js',
    'animate.js',
    'beats.js',
    'board.js',
    'borough.js',
    'caption.js',
    'choices.js',
    'css-directive.js',
    'dock.js',
    'finished.js',
    'ground.js',
    'log.js',
    'look.js',
    'moments.js',
    'panels.js',
    'persons.js',
    'placement.js',
    'scene.js',
    'sites.js',
    'statistics.js',
    'town.js',
    'vines.js',
    'widths.js',
    'words.js',
    'zoom.js',
  ],
  '/rules': ['rules.js', 'agreed.js', 'clock.js', 'dialogs.js', 'pictures.js'],
  '/table/': [
    'table.js',
    'animate.js',
    'beats.js',
    'board.js',
    'borough.js',
    'choices.js',
    'clock.js',
    'coach.js',
    'company.js',
    'deal-check.js',
    'deal-text.js',
    'deal.js',
    'dealt.js',
    'dock.js',
    'first-drawing.js',
    'ground.js',
    'layout.js',
    'ledger.js',
    'log.js',
    'look.js',
    'panels.js',
    'pass.js',
    'persons.js',
    'placement.js',
    'playback.js',
    'recap.js',
    'scene.js',
    'sites.js',
    'sound.js',
    'source.js',
    'stage-board.js',
    'sure.js',
    'talk.js',
    'town.js',
    'turn.js',
    'unfold.js',
    'vines.js',
    'widths.js',
    'words.js',
    'zoom.js',
  ],
};

/** What says that an address belongs to no page. */
const NOWHERE = ['lost.js'];

/** The modules of the page that belongs to an address, its own first. */
export function modulesAt(/** @type {string} */ path) {
  const [, word, id] = path.split('/');
  // Two slashes are not the first page.
  if (!word && path !== '/') return NOWHERE;
  return PAGES[id ? `/${word}/` : `/${word}`] ?? NOWHERE;
}

// A server sends several modules as one script, and the browser knows in which one each is, if it knows import maps.
const scriptOf = (/** @type {string} */ module) =>
  import.meta.resolve?.(`./${module}`) ?? new URL(module, import.meta.url).href;

for (const script of new Set(modulesAt(here().path).map(scriptOf))) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}
