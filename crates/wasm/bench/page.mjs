// `node page.mjs FOLDER SEARCH CHROMIUM LIGHTHOUSE [PART…]`: how heavy and how fast the page without a server is. FOLDER is
// `target/offline`, SEARCH the built example of crates/bots, LIGHTHOUSE the folder of that package. `cargo xtask offline-bench` knows them all.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const [folder, search, chromium, packages] = process.argv.slice(2);
const require = createRequire(join(packages, 'package.json'));
const puppeteer = (await import(pathToFileURL(require.resolve('puppeteer-core')).href)).default;
const lighthouse = (await import(pathToFileURL(join(packages, 'node_modules/lighthouse/core/index.js')).href)).default;

const KINDS = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', wasm: 'application/wasm', webmanifest: 'application/manifest+json', woff2: 'font/woff2', png: 'image/png' };
const packed = new Map();
let sent = 0;
/** A host that packs everything with brotli, and answers what a browser has already with nothing. */
const host = createServer((request, response) => {
  const path = new URL(request.url, 'http://host').pathname;
  const file = join(folder, path === '/' ? 'index.html' : path);
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

/** A first visit: what goes over the wire until the first question, and how long it takes from the click. */
async function visits() {
  const [bytes, times, ready] = [[], [], []];
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
    bytes.push(sent);
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
  say('first visit to the first question, brotli', `${Math.round(middle(bytes) / 1000)} kB`, '≤ 550 kB');
  say('“Play now” to the first question, by the clock', `${Math.round(middle(times))} ms`, '≤ 1500 ms');
  say('the module starts, by the clock', `${Math.round(middle(ready))} ms`, '≤ 100 ms');
}

/** The search here against the search natively, in turn, by processor time. */
async function speed() {
  const browser = await open();
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    const { default: init, Session } = await import(new URL('wasm/notredame.js', location.href).href);
    await init();
    globalThis.searched = (seed, iterations) => {
      const session = new Session();
      session.answer(JSON.stringify({ request: 'new', players: 4, seed }));
      session.answer(JSON.stringify({ request: 'think', seat: 0, bot: `expert:${iterations}`, seed: 1 }));
      session.free();
    };
    searched(0, 2000);
  });
  const shares = [];
  for (let run = 0; run < 6; run += 1) {
    const before = worked(browser);
    await page.evaluate(() => [0, 1, 2, 3, 4].forEach((seed) => searched(seed, 20000)));
    const here = worked(browser) - before;
    const script = `t0=$(cut -d' ' -f16,17 /proc/$$/stat); ${search} 20000 5 >/dev/null; t1=$(cut -d' ' -f16,17 /proc/$$/stat); echo $t0 $t1`;
    const [a, b, c, d] = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split(' ').map(Number);
    shares.push((c + d - a - b) / 100 / here);
  }
  await browser.close();
  const all = shares.map((it) => it.toFixed(2)).sort();
  say('search of native, Chromium, processor time', middle(shares).toFixed(2), `≥ 0.6 (${all[0]}–${all.at(-1)})`);
}

/** The longest task of the page while bots play. */
async function frames() {
  const browser = await open();
  const page = await browser.newPage();
  await page.goto(`${url}?pause=0`);
  await (await page.waitForSelector('[data-testid=play-now]')).click();
  await page.waitForSelector('.dock [data-choice]');
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((it) => it.duration))).observe({ type: 'longtask' });
  });
  for (let answer = 0; answer < 12; answer += 1) {
    await page.waitForSelector('.prompt.asked');
    await page.evaluate(() => [1, 2].forEach(() => document.querySelector('.dock [data-choice]')?.click()));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
  }
  const tasks = await page.evaluate(() => tasks);
  say('tasks over 50 ms while bots play, by the clock', tasks.length, `0 (longest ${Math.round(Math.max(0, ...tasks))} ms)`);
  await browser.close();
}

/** The page is killed at any moment: no choice that it had shown may be lost. */
async function kills() {
  const browser = await open();
  const revision = () => Number(document.querySelector('.page')?.dataset.revision ?? -1);
  let [page, lost, address] = [await browser.newPage(), 0, `${url}?pause=0`];
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
    // The revision is read as the page is killed: what it had shown by then must be there.
    await page.evaluate(() => [1, 2].forEach(() => document.querySelector('.dock [data-choice]')?.click()));
    await new Promise((done) => setTimeout(done, Math.random() * 250));
    const shown = await page.evaluate(revision);
    const client = await page.createCDPSession();
    client.send('Page.crash').catch(() => undefined);
    await new Promise((done) => setTimeout(done, 100));
    const next = await browser.newPage();
    await page.close().catch(() => undefined);
    page = next;
    await page.goto(address);
    // Until somebody chooses, nothing is shown that was not stored before.
    const there = (least) => document.querySelector('.end') || Number(document.querySelector('.page')?.dataset.revision ?? -1) >= least;
    await page.waitForFunction(there, { timeout: 20_000 }, shown).catch(() => (lost += 1));
  }
  say('choices lost that the page had shown, 50 kills', lost, '0');
  await browser.close();
}

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

const wanted = process.argv.slice(6);
for (const part of [visits, speed, frames, kills, audit].filter((it) => !wanted.length || wanted.includes(it.name)))
  await part().catch((error) => say(part.name, 'failed', error.message));
host.close();
