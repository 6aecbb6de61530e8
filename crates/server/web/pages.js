// @ts-check
// The pages, and what each needs. Runs before everything else and asks for the modules of the page at once, which would
// otherwise be found one after the other.

/**
 * Every page by its address, where a slash at the end stands before an identifier: the module whose default export draws it, and
 * the modules that this one needs beside those of the first page. `PAGES` in assets.rs has the same addresses; a test keeps all
 * of this true.
 * @type {Record<string, string[]>}
 */
export const PAGES = {
  '/': ['home.js'],
  '/join/': ['join.js'],
  '/replay/': [
    'replay.js',
    'animate.js',
    'beats.js',
    'board.js',
    'borough.js',
    'choices.js',
    'dock.js',
    'finished.js',
    'ground.js',
    'log.js',
    'look.js',
    'panels.js',
    'placement.js',
    'scene.js',
    'sites.js',
    'town.js',
    'vines.js',
    'widths.js',
    'words.js',
    'zoom.js',
  ],
  '/rules': ['rules.js', 'dialogs.js'],
  '/table/': [
    'table.js',
    'animate.js',
    'beats.js',
    'board.js',
    'borough.js',
    'choices.js',
    'coach.js',
    'dock.js',
    'ground.js',
    'layout.js',
    'ledger.js',
    'log.js',
    'look.js',
    'panels.js',
    'pass.js',
    'placement.js',
    'playback.js',
    'recap.js',
    'scene.js',
    'sites.js',
    'sound.js',
    'source.js',
    'stage-board.js',
    'town.js',
    'unfold.js',
    'vines.js',
    'widths.js',
    'words.js',
    'zoom.js',
  ],
};

/** The page that belongs to an address: the first one if there is none. */
export function pageAt(/** @type {string} */ path) {
  const [, word, id] = path.split('/');
  const page = id ? `/${word}/` : `/${word}`;
  return page in PAGES ? page : '/';
}

for (const part of PAGES[pageAt(location.pathname)]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = new URL(part, import.meta.url).href;
  document.head.append(link);
}
