// Addresses that people type, cut off or alter: each leads to a page, never to nothing.
import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.location = { href: 'http://127.0.0.1/', hash: '' };
globalThis.localStorage = { getItem: () => null, setItem: () => undefined };
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined });
globalThis.document = {
  documentElement: { dataset: { link: 'device' } },
  createElement: () => ({}),
  createComment: () => ({}),
  createTreeWalker: () => ({}),
  head: { append: () => undefined },
};
const { here } = await import('../web/app/route.js');
const { modulesAt } = await import('../web/pages.js');
const { readable } = await import('../web/app/not-found.js');
const { read } = await import('../web/screens/import.js');
const { addressIn } = await import('../web/share/link-codec.js');

/** Opens the page with this after its #. */
function at(hash) {
  globalThis.location = { href: `http://127.0.0.1/${hash}`, hash };
  return here();
}

test('what is no address belongs to no page', () => {
  for (const hash of ['#//', '#///', '#http://[', '#/%E0%A4%A', '#http://[/new'])
    assert.deepEqual(modulesAt(at(hash).path), ['app/not-found.js'], hash);
  assert.equal(at('').path, '/');
  assert.equal(at('#/table/ab?seat=1').path, '/table/ab');
  assert.equal(at('#/table/ab?seat=1').query.get('seat'), '1');
});

test('an address that cannot be decoded is shown as it is', () => {
  assert.equal(readable('/%E0%A4%A'), '/%E0%A4%A');
  assert.equal(readable('/caf%C3%A9'), '/café');
});

test('a table without readable seats is no table', () => {
  const seats = (it) => JSON.stringify({ seats: it });
  for (const wrong of [
    [],
    [null],
    ['me'],
    [{}],
    [{ kind: 'me', name: { a: 1 } }],
    [{ kind: 'bot', level: 3 }],
    null,
    { kind: 'me' },
  ])
    assert.throws(() => read(seats(wrong)), TypeError, seats(wrong));
  for (const wrong of ['{', '{}', 'null', '', 'notre-dame game 1\n']) assert.throws(() => read(wrong));
  assert.equal(read(seats([{ kind: 'me' }, { kind: 'bot', level: 'novice', name: 'Ada' }])).seats.length, 2);
});

test('a typed address is https, unless nobody could have a certificate for it', () => {
  for (const [typed, meant] of [
    ['192.168.1.5:7373', 'http://192.168.1.5:7373/'],
    ['localhost:7373', 'http://localhost:7373/'],
    ['localhost/game', 'http://localhost/game/'],
    ['[::1]:7373', 'http://[::1]:7373/'],
    ['192.168.1.5:443', 'http://192.168.1.5:443/'],
    ['https://192.168.1.5', 'https://192.168.1.5/'],
    ['http://example.org', 'http://example.org/'],
    ['HTTPS://example.org/a', 'https://example.org/a/'],
    ['example.org', 'https://example.org/'],
    ['example.org:8080/games', 'https://example.org:8080/games/'],
    ['10.example.org', 'https://10.example.org/'],
  ])
    assert.equal(addressIn(typed).href, meant, typed);
  for (const wrong of ['', 'no address', 'http://[']) assert.throws(() => addressIn(wrong));
});
