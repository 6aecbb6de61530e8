// A page notices that the server has another version of the client.
import assert from 'node:assert/strict';
import test from 'node:test';
import { isOutdated } from '../web/net/socket.js';

test('a page is outdated when the server names another version', () => {
  const file = 'http://127.0.0.1:7373/@1a2b3c4d5e6f/net.js';
  const link = (version) => `</@${version}/locales/de.ftl>; rel=preload; as=fetch; crossorigin`;
  assert.equal(isOutdated(file, link('0f1e2d3c4b5a')), true);
  assert.equal(isOutdated(file, link('1a2b3c4d5e6f')), false);
  assert.equal(isOutdated(file, null), false);
  assert.equal(isOutdated('http://127.0.0.1:7373/net.js', link('1a2b3c4d5e6f')), false);
});
