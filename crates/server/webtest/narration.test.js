// The browser says the same as the terminal: whole games, every question and every answer, in every language.
//
// The Rust side plays the games and writes down what it says, together with the events and views of the wire.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildLog } from '../web/text/log.js';
import { LANGUAGES, entries, load } from '../web/text/fluent.js';
import { Words } from '../web/text/narration.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = (tag) => readFileSync(join(root, `locales/${tag}.ftl`), 'utf8');
globalThis.fetch = async (url) => ({ ok: true, text: async () => file(/(..)\.ftl$/.exec(url)[1]) });
globalThis.document = { documentElement: {}, querySelector: () => null };

/** The games as Rust tells them: in a file that is there already, or else written now. */
function narration() {
  if (process.env.NARRATION) return JSON.parse(readFileSync(process.env.NARRATION, 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'narration-'));
  try {
    const path = join(folder, 'narration.json');
    execFileSync(process.env.CARGO ?? 'cargo', ['test', '--quiet', '--package=text', '--test=narration'], {
      cwd: root,
      env: { ...process.env, NARRATION: path },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return JSON.parse(readFileSync(path, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const games = narration();
const questions = games.flatMap((game) => game.questions.map((it) => ({ names: game.names, ...it })));
const listeners = games.flatMap((game) => game.listeners.map((it) => ({ names: game.names, ...it })));

const eventKey = (e) => {
  if (e.event === 'friend-moved' && e.from === null) return 'event-friend-arrived';
  return `event-${e.event}${[e.card, e.cards, e.persons].includes(null) ? '-hidden' : ''}`;
};
const promptKey = ({ name, from }) =>
  `prompt-${name}${name === 'fool-to' && from === 'friend' ? '-friend' : ''}`;
const choiceKey = (choice, prompt) => {
  const [verb, what] = choice.split(' ');
  if (verb === 'pass') return `choice-pass-${prompt.name}`;
  return verb === 'bonus' || choice === 'from friend' ? `choice-${verb}-${what}` : `choice-${verb}`;
};

test('the games leave nothing out', () => {
  const met = new Set([
    ...listeners.flatMap(({ steps }) => steps.flat().map(eventKey)),
    ...questions.map(({ view }) => promptKey(view.table.prompt)),
    ...questions.flatMap(({ view }) => view.options.map((it) => choiceKey(it, view.table.prompt))),
  ]);
  const known = [...entries(file('en')).keys()].filter((key) => /^(?:event|prompt|choice)-/.test(key));
  // Nothing is asked when the game is over.
  assert.deepEqual(
    known.filter((key) => !met.has(key)),
    ['prompt-nothing'],
  );
  assert.deepEqual(
    [...met].filter((key) => !known.includes(key)),
    [],
  );
});

test('every language is told', () => {
  for (const { heard } of listeners)
    assert.deepEqual(Object.keys(heard).sort(), Object.keys(LANGUAGES).sort());
});

for (const tag of Object.keys(LANGUAGES)) {
  test(`both say the same: ${tag}`, async (context) => {
    const faults = context.mock.method(console, 'error', () => {});
    await load(tag);
    const differences = [];
    const compare = (about, here, there) => {
      here.forEach(
        (text, k) => text !== there[k] && differences.push({ about, browser: text, terminal: there[k] }),
      );
      if (here.length < there.length) differences.push({ about, missing: there.slice(here.length) });
    };
    const logOf = (steps, words) =>
      buildLog(steps, words).flatMap((group) => group.lines.map((line) => line.text));
    for (const { names, view, steps, heard } of listeners) {
      const words = new Words(view, names);
      const taken = steps.map((events, revision) => ({ revision, seat: 0, events }));
      compare('log', logOf(taken, words), heard[tag].log);
      taken.forEach((step, k) => compare(`step ${k}`, logOf([step], words), heard[tag].steps[k]));
      for (const [k, event] of steps.flat().entries()) {
        const said = [words.sentence(event), words.head(event) ?? null, words.brief(event) ?? null];
        compare(event, said, heard[tag].events[k]);
      }
    }
    for (const { names, view, said } of questions) {
      const words = new Words(view, names);
      const { question, why } = words.question();
      compare(view.table.prompt.text, [question, why], [said[tag].question, said[tag].why]);
      compare(
        view.table.prompt.text,
        view.options.map((it) => words.choice(it)),
        said[tag].choices,
      );
    }
    for (const {
      names,
      listeners: [{ view }],
      effects,
    } of games) {
      const words = new Words(view, names);
      for (const [key, text] of Object.entries(effects[tag])) {
        const [kind, ...word] = key.split('-');
        compare(key, [words.effect(kind, word.join('-'))], [text]);
      }
    }
    // The first few tell what is wrong.
    assert.deepEqual(differences.slice(0, 5), []);
    assert.equal(faults.mock.callCount(), 0, faults.mock.calls[0]?.arguments[0]);
  });
}
