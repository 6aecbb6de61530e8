// The playback: what is shown of updates, clicks and time, and that the newest view is never held back.
import assert from 'node:assert/strict';
import test from 'node:test';
import './page.js';

document.hidden = false;
document.visibilityState = 'visible';
const { settings } = await import('../web/app/settings.js');
const { Playback } = await import('../web/table/story/playback.js');
settings.sound = false;

const seat = () => ({ coins: 3, supply: 4, general: 10, markers: {}, played: [[]], rats_forecast: null });
const viewOf = (turn) => ({
  ...{ seat: 0, prestige: [0, null], own: null, options: ['pass'] },
  table: {
    ...{ round: 1, period: 'A', phase: 'actions', turn, start: 0, notre_dame: { markers: [0, 0] } },
    ...{ seats: [seat(), seat()], city: [] },
  },
});
const update = (revision, ...events) => ({
  type: 'update',
  revision,
  views: [viewOf(0)],
  events: events.length ? [{ revision, seat: 1, choice: 'play bank', events }] : [],
});
const PLAYED = { event: 'played', seat: 1, card: 'bank', deck: 1 };
const COINS = { event: 'coins-gained', seat: 1, n: 2, wanted: 2, source: 'sector.bank' };

/** A playback on a stage that notes what it shows: the beat, whether it has acted, and the coins of the other player. */
function staged() {
  const shown = [];
  const playback = new Playback('k3j9', {
    missed: async () => [],
    take: (it) => shown.push(`take ${it.revision}`),
    view: (it) => it.views[0],
    show: async () => undefined,
    swarm: () => undefined,
    draw: () => {
      const { beat, acted, view } = playback.telling ?? {};
      shown.push(`${beat?.kind} ${acted ? 'acted' : 'begins'} ${view?.table.seats[1].coins}`);
    },
    still: () => undefined,
    over: () => shown.push('over'),
  });
  return { playback, shown };
}

/** Lets time pass, and everything that waits for it happen. */
async function pass(t, ms) {
  for (let k = 0; k < 20; k += 1) await Promise.resolve();
  t.mock.timers.tick(ms);
  for (let k = 0; k < 20; k += 1) await Promise.resolve();
}

test('what led to an update is shown in beats, while the update itself is there at once', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { playback, shown } = staged();
  playback.receive(update(1));
  playback.receive(update(2, PLAYED, COINS));
  assert.deepEqual(shown, ['take 1', 'take 2']);
  assert.equal(playback.shown.revision, 2);
  await pass(t, 0);
  assert.equal(shown.at(-1), 'deed begins 3');
  await pass(t, 1099);
  assert.equal(shown.at(-1), 'deed begins 3');
  await pass(t, 1);
  assert.equal(shown.at(-1), 'deed acted 5');
  await pass(t, 500);
  assert.equal(shown.at(-1), 'over');
  assert.equal(playback.playing, false);
});

test('a click ends a beat, and an answer ends everything', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { playback, shown } = staged();
  playback.receive(update(1));
  playback.receive(update(2, PLAYED, COINS));
  await pass(t, 0);
  assert.equal(playback.skip(), true);
  await pass(t, 0);
  assert.equal(shown.at(-1), 'over');
  assert.equal(playback.skip(), false);
  playback.receive(update(3, PLAYED));
  await pass(t, 0);
  assert.equal(playback.playing, true);
  playback.catchUp();
  assert.equal(shown.at(-1), 'over');
  const { length } = shown;
  await pass(t, 5000);
  assert.equal(shown.length, length, 'nothing of it is shown later');
});

test('updates wait for each other, and an undo stops what is shown', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { playback, shown } = staged();
  playback.receive(update(1));
  playback.receive(update(2, PLAYED, COINS));
  await pass(t, 0);
  playback.receive(update(3, PLAYED));
  assert.equal(shown.at(-1), 'take 3');
  await pass(t, 1100);
  assert.equal(shown.at(-1), 'deed acted 5');
  await pass(t, 500);
  assert.equal(shown.at(-1), 'deed begins 3', 'the second update begins when the first is over');
  const undo = { revision: 4, seat: 1, undo: true, events: [] };
  playback.receive({ ...update(4), events: [undo] });
  assert.equal(playback.playing, false);
  assert.deepEqual(
    playback.steps.map((it) => it.revision),
    [2, 4],
  );
});

test('whoever wants no story sees none', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  settings.speed = 0;
  const { playback, shown } = staged();
  playback.receive(update(1));
  playback.receive(update(2, PLAYED, COINS));
  await pass(t, 5000);
  assert.deepEqual(shown, ['take 1', 'take 2']);
  settings.speed = 1;
});
