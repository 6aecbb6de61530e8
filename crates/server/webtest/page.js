// A page for tests in node: what modules of the client look for when they are loaded.

/** What was stored, listened to, and put on the page. */
export const page = { listeners: /** @type {Map<string, Function[]>} */ (new Map()) };

const nothing = () => undefined;
const listen = (name, listener) => page.listeners.set(name, [...(page.listeners.get(name) ?? []), listener]);

/** Does what listeners of an event do. */
export const fire = (name, event = {}) => page.listeners.get(name)?.forEach((it) => it(event));

globalThis.location = { href: 'http://127.0.0.1/', hash: '', pathname: '/', search: '' };
globalThis.localStorage = { getItem: () => null, setItem: nothing };
globalThis.matchMedia = () => ({ matches: false, addEventListener: nothing });
globalThis.addEventListener = listen;
globalThis.navigator ??= { languages: [] };
globalThis.document = {
  documentElement: { dataset: {} },
  createElement: () => ({}),
  createComment: () => ({}),
  createTreeWalker: () => ({}),
  querySelector: () => null,
  addEventListener: listen,
  head: { append: nothing },
};
