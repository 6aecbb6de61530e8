// `node page.mjs TARGET CHROMIUM LIGHTHOUSE [PART…]`: how large and how fast the page without a server is. TARGET is the folder in which
// everything was built, LIGHTHOUSE the folder of that package. `cargo xtask offline-bench` builds all that is needed.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const [target, chromium, packages, ...wanted] = process.argv.slice(2);
const folder = join(target, 'offline');
const require = createRequire(join(packages, 'package.json'));
const puppeteer = (await import(pathToFileURL(require.resolve('puppeteer-core')).href)).default;
const lighthouse = (await import(pathToFileURL(join(packages, 'node_modules/lighthouse/core/index.js')).href)).default;

const KINDS = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', wasm: 'application/wasm', webmanifest: 'application/manifest+json', woff2: 'font/woff2', png: 'image/png' };
const packed = new Map();
let sent = 0;
/** A host that compresses everything with brotli, and sends nothing that the browser already has. */
const host = createServer((request, response) => {
  const path = new URL(request.url, 'http://host').pathname;
  // The page's own module does not speak the engine protocol, with which searches are measured; that of the package does.
  const file = path.startsWith('/npm/')
    ? join(target, 'npm/notredame', path.slice('/npm/'.length))
    : join(folder, path === '/' ? 'index.html' : path);
  if (!existsSync(file)) return void response.writeHead(404).end();
  if (!packed.has(file)) packed.set(file, brotliCompressSync(readFileSync(file)));
  const body = packed.get(file);
  const type = KINDS[file.split('.').pop()] ?? 'text/plain';
  const head = { 'content-type': type, 'content-encoding': 'br', etag: `"${body.length}"`, 'cache-control': 'max-age=600' };
  const fresh = request.headers['if-none-match'] === head.etag;
  sent += 120 + (fresh ? 0 : body.length);
  response.writeHead(fresh ? 304 : 200, head).end(fresh ? undefined : body);
});
await new Promise((done) => host.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${host.address().port}/`;

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const open = () => puppeteer.launch({ executablePath: chromium, args: flags });
const middle = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const say = (what, value, bar) => console.log(`${what.padEnd(62)} ${String(value).padStart(12)}   ${bar}`);

/** The processor time of a browser with all its processes, in seconds. */
function worked(browser) {
  const stats = readdirSync('/proc').filter((it) => /^\d+$/.test(it)).flatMap((pid) => {
    try {
      const [, , , parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/\(.*\)/, 'x').split(' ');
      return [{ pid: Number(pid), parent: Number(parent), ticks: Number(rest[9]) + Number(rest[10]) }];
    } catch {
      return [];
    }
  });
  const own = new Set([browser.process().pid]);
  for (const { pid, parent } of stats.sort((a, b) => a.pid - b.pid)) if (own.has(parent)) own.add(pid);
  return stats.filter(({ pid }) => own.has(pid)).reduce((sum, { ticks }) => sum + ticks / 100, 0);
}

const LANGUAGES = ['de', 'en', 'fr', 'ja', 'nl'];

/** A first visit in every language: what is transferred until the first question. */
async function languages() {
  const all = [];
  for (const language of LANGUAGES) {
    const browser = await open();
    const page = await browser.newPage();
    await page.evaluateOnNewDocument((it) => localStorage.setItem('notre-dame', JSON.stringify({ language: it })), language);
    sent = 0;
    await page.goto(url);
    await (await page.waitForSelector('[data-testid=play-now]')).click();
    await page.waitForSelector('.dock [data-choice]');
    all.push([sent, language]);
    await browser.close();
  }
  const shown = all.map(([bytes, language]) => `${language} ${(bytes / 1000).toFixed(1)}`).join(', ');
  const most = Math.max(...all.map(([bytes]) => bytes));
  say('first visit to the first question, brotli, the largest language', `${(most / 1000).toFixed(1)} kB`, `≤ 550 kB (${shown})`);
}

/** A first visit: what is transferred until the first question, and how long it takes from the click. */
async function visits() {
  await languages();
  const [times, ready] = [[], []];
  for (let run = 0; run < 5; run += 1) {
    const browser = await open();
    const page = await browser.newPage();
    sent = 0;
    await page.goto(url);
    const button = await page.waitForSelector('[data-testid=play-now]');
    const began = performance.now();
    await button.click();
    await page.waitForSelector('.dock [data-choice]');
    times.push(performance.now() - began);
    ready.push(
      await page.evaluate(async () => {
        const data = await (await fetch('wasm/notredame_bg.wasm')).arrayBuffer();
        const { default: init } = await import(new URL('wasm/notredame.js', location.href).href);
        const from = performance.now();
        await init({ module_or_path: data });
        return performance.now() - from;
      }),
    );
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 9000)));
    if (run === 4) {
      say('first visit with everything kept for later', `${Math.round(sent / 1000)} kB`, '');
      sent = 0;
      await page.goto(`${url}#/`);
      await page.reload();
      await page.waitForSelector('[data-testid=play-now]');
      say('second visit (the browser may ask for sw.js)', `${sent} B`, '0');
    }
    await browser.close();
  }
  say('“Play now” to the first question, by the clock', `${Math.round(middle(times))} ms`, '≤ 1500 ms');
  say('the module starts, by the clock', `${Math.round(middle(ready))} ms`, '≤ 100 ms');
}

/** How much processor time a program takes, in seconds. */
function native(...command) {
  const script = `t0=$(cut -d' ' -f16,17 /proc/$$/stat); "$@" >/dev/null; t1=$(cut -d' ' -f16,17 /proc/$$/stat); echo $t0 $t1`;
  const [a, b, c, d] = execFileSync('sh', ['-c', script, 'sh', ...command], { encoding: 'utf8' }).split(' ').map(Number);
  return (c + d - a - b) / 100;
}

/** Work here compared with the same work natively, alternating, by processor time. */
async function compare(what, bar, browser, here, there) {
  const shares = [];
  for (let run = 0; run < 6; run += 1) {
    const before = worked(browser);
    await here();
    const taken = worked(browser) - before;
    shares.push(native(...there) / taken);
  }
  const all = shares.map((it) => it.toFixed(2)).sort();
  say(`${what} of native, Chromium, processor time`, middle(shares).toFixed(2), `≥ ${bar} (${all[0]}–${all.at(-1)})`);
}

/** How fast bots search and games are played at random. */
async function speed() {
  const browser = await open();
  const page = await browser.newPage();
  await page.goto(url);
  const games = readFileSync(join(target, 'wasm32-unknown-unknown/page/examples/random_games.wasm')).toString('base64');
  await page.evaluate(async (code) => {
    const { default: init, Session } = await import(new URL('npm/notredame.js', location.href).href);
    await init();
    globalThis.searched = (seed, iterations) => {
      const session = new Session();
      session.answer(JSON.stringify({ request: 'new', players: 4, seed }));
      session.answer(JSON.stringify({ request: 'think', seat: 0, bot: `expert:${iterations}`, seed: 1 }));
      session.free();
    };
    const module = await WebAssembly.compile(Uint8Array.from(atob(code), (it) => it.charCodeAt(0)));
    const { exports } = await WebAssembly.instantiate(module);
    // A thousand games at a time.
    globalThis.played = (thousands) => Array.from({ length: thousands }, () => exports.main(0, 0));
    searched(0, 2000);
    played(2);
  }, games);
  const example = (name) => join(target, 'release/examples', name);
  const searches = () => page.evaluate(() => [0, 1, 2, 3, 4].forEach((seed) => searched(seed, 20000)));
  await compare('search', 0.6, browser, searches, [example('search'), '20000', '5']);
  await compare('playouts', 0.55, browser, () => page.evaluate(() => void played(100)), [example('random_games'), '100000']);
  await browser.close();
}

/** The longest tasks of the page while bots play and the page shows it, in processor time, whatever else is running. */
async function frames() {
  const browser = await open();
  const page = await browser.newPage();
  await page.goto(`${url}?pause=0`);
  await (await page.waitForSelector('[data-testid=play-now]')).click();
  await page.waitForSelector('.dock [data-choice]');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 2000)));
  await page.tracing.start({ categories: ['toplevel', 'devtools.timeline'] });
  for (let answer = 0; answer < 12; answer += 1) {
    await page.waitForSelector('.prompt.asked');
    await page.evaluate(() => [1, 2].forEach(() => document.querySelector('.dock [data-choice]')?.click()));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
  }
  const { traceEvents: events } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  const mains = events.filter((it) => it.name === 'thread_name' && it.args.name === 'CrRendererMain').map(thread);
  const tasks = events.filter((it) => it.ph === 'X' && it.name.endsWith('RunTask') && mains.includes(thread(it)));
  for (const [what, long] of [['processor time', 'tdur'], ['the clock', 'dur']]) {
    const times = tasks.map((it) => (it[long] ?? 0) / 1000);
    const over = times.filter((it) => it > 50).length;
    say(`tasks over 50 ms while bots play, by ${what}`, over, `0 (longest ${Math.round(Math.max(...times))} ms)`);
  }
  await browser.close();
}

/** The page is killed at any moment: no choice that it had shown may be lost. */
async function kills() {
  const browser = await open();
  let [page, lost, checked, address] = [await browser.newPage(), 0, 0, `${url}?pause=0`];
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem('notre-dame', JSON.stringify({ name: 'Anna', speed: 0, confirm: false, known: true })));
  await page.reload();
  for (let kill = 0; kill < 50; kill += 1) {
    if (!(await page.evaluate(() => location.hash.startsWith('#/table/') && !document.querySelector('.end')))) {
      await page.goto(`${url}?pause=0#/`);
      await (await page.waitForSelector('[data-testid=play-now]')).click();
      await page.waitForFunction(() => location.hash.startsWith('#/table/'));
    }
    await page.waitForFunction(() => document.querySelector('.end') || (document.querySelector('.dock [data-choice]') && document.querySelector('.prompt.asked')));
    address = page.url();
    // Whatever the page shows is reported immediately, until it is killed: the last report must be stored afterwards.
    let told = -1;
    await page.exposeFunction('tell', (revision) => {
      told = Math.max(told, revision);
    });
    await page.evaluate(() => {
      const shown = () => tell(Number(document.querySelector('.page')?.dataset.revision ?? -1));
      new MutationObserver(shown).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-revision'] });
      shown();
      [1, 2].forEach(() => document.querySelector('.dock [data-choice]')?.click());
    });
    const before = told;
    await new Promise((done) => setTimeout(done, Math.random() * 250));
    const client = await page.createCDPSession();
    client.send('Page.crash').catch(() => undefined);
    await new Promise((done) => setTimeout(done, 100));
    const next = await browser.newPage();
    await page.close().catch(() => undefined);
    page = next;
    checked += before < told;
    // All bots wait for the person now or answer again: nothing is shown that was not stored before.
    const { id } = /table\/(?<id>\w+)/.exec(address).groups;
    await page.goto(`${url}#/rules`);
    const kept = await page.evaluate(linesOf, id);
    lost += kept < told;
    await page.goto(address);
  }
  say(`choices lost that the page had shown, 50 kills, ${checked} with news`, lost, '0');
  await browser.close();
}

/** How many lines of a table are stored, read without the page. */
const linesOf = (table) =>
  new Promise((done, fail) => {
    const request = indexedDB.open('notredame', 1);
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      const range = IDBKeyRange.bound([table], [table, []]);
      const count = request.result.transaction('lines').objectStore('lines').count(range);
      count.onsuccess = () => done(count.result);
      count.onerror = () => fail(count.error);
    };
  });

async function audit() {
  const browser = await open();
  const port = Number(new URL(browser.wsEndpoint()).port);
  const runs = [];
  for (let run = 0; run < 3; run += 1) {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices'] });
    runs.push(Object.values(lhr.categories).map((it) => Math.round(it.score * 100)));
  }
  say('Lighthouse, phone', [0, 1, 2].map((k) => middle(runs.map((it) => it[k]))).join(' '), '95 100 100');
  await browser.close();
}

for (const part of [visits, speed, frames, kills, audit].filter((it) => !wanted.length || wanted.includes(it.name)))
  await part().catch((error) => say(part.name, 'failed', error.message));
host.close();
