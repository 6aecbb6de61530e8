// @ts-check
// The pages, and what each needs. Runs before everything else and asks for the modules of the page at once, which would
// otherwise be found one after the other.

import { here } from './app/route.js';

/**
 * Every page by its address, where a slash at the end is followed by an identifier: the module whose default export draws it, and
 * the modules that this one needs beside those of the first page. `PAGES` in assets.rs has the same addresses; a test keeps all
 * of this true.
 * @type {Record<string, string[]>}
 */
export const PAGES = {
  '/': ['screens/home.js'],
  '/bring': ['screens/import.js', 'share/link-codec.js'],
  '/join/': ['screens/join.js'],
  '/new': ['screens/new-table.js', 'model/seats.js'],
  '/replay/': [
    'screens/replay.js',
    'app/breakpoints.js',
    'board/board.js',
    'board/borough.js',
    'board/ground.js',
    'board/placement-cache.js',
    'board/placement.js',
    'board/town.js',
    'board/viewport.js',
    'board/zoom.js',
    'drawing/css-directive.js',
    'drawing/ornament.js',
    'model/beats.js',
    'model/choices.js',
    'model/events.js',
    'model/places.js',
    'model/statistics.js',
    'net/finished-game.js',
    'table/parts/chips.js',
    'table/parts/dock.js',
    'table/parts/log-panel.js',
    'table/parts/persons.js',
    'table/parts/players.js',
    'table/parts/scene.js',
    'table/parts/top-bar.js',
    'table/story/animate.js',
    'text/log.js',
    'text/narration.js',
    'text/replay-caption.js',
  ],
  '/rules': ['rules/rules.js', 'app/dialog.js', 'rules/options.js', 'rules/pictures.js', 'text/times.js'],
  '/table/': [
    'table/table.js',
    'app/breakpoints.js',
    'app/confirm.js',
    'app/last-seen.js',
    'app/update.js',
    'board/board.js',
    'board/borough.js',
    'board/ground.js',
    'board/placement-cache.js',
    'board/placement.js',
    'board/town.js',
    'board/viewport.js',
    'board/zoom.js',
    'drawing/ornament.js',
    'model/apply-event.js',
    'model/beats.js',
    'model/choices.js',
    'model/events.js',
    'model/places.js',
    'net/fair-deal-text.js',
    'net/fair-deal.js',
    'net/socket.js',
    'net/table-source.js',
    'table/layout.js',
    'table/parts/chips.js',
    'table/parts/clock.js',
    'table/parts/coach.js',
    'table/parts/dock.js',
    'table/parts/log-panel.js',
    'table/parts/persons.js',
    'table/parts/players.js',
    'table/parts/scene.js',
    'table/parts/top-bar.js',
    'table/people/chat.js',
    'table/people/hand-over.js',
    'table/people/seating.js',
    'table/people/seats.js',
    'table/progressive-draw.js',
    'table/side-panel.js',
    'table/story/animate.js',
    'table/story/catch-up.js',
    'table/story/playback.js',
    'table/story/sound.js',
    'table/story/stage-overlay.js',
    'table/story/stage-panel.js',
    'table/turn-alert.js',
    'text/log.js',
    'text/narration.js',
    'text/times.js',
  ],
};

/** What says that an address belongs to no page. */
const NOWHERE = ['app/not-found.js'];

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
