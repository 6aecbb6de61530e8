// The pieces show what their words say.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

// The drawing modules need a document, though nothing is drawn here.
globalThis.document = { createComment: () => ({}), createTreeWalker: () => ({}) };
const { MESSAGES } = await import('../web/drawing/pieces.js');

test('the number on a message is the one that its words say', () => {
  const words = readFileSync(new URL('../../../locales/en.ftl', import.meta.url), 'utf8');
  for (const [kind, { points }] of Object.entries(MESSAGES))
    assert.match(words, new RegExp(`^message-kind-${kind} = ${points} prestige point`, 'm'));
});
