/**
 * `node bench/reading.ts [--rows 100000] [--runs 5]`: a file of assets chosen on the screen that imports it, in Chromium: from
 * choosing until its rows are read, judged and painted, against papaparse's bare parse of the same file in a worker; the
 * longest task of the main thread meanwhile at 4× CPU slow-down; and what the file adds to the tab's memory. Needs a build.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { newRegister } from '../tests/faults/documents.ts';
import { launchChromium } from '../tests/flows/browser/chromium.ts';
import { assetFile } from './asset-file.ts';
import { figure, quantile, startSteward, temporaryFolder } from './common.ts';
import { signInOn } from './signed-in.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, runs: { type: 'string', default: '5' } },
});
const goals = { times: 3, task: 50, memory: 4 };
const count = Number(values.rows);
const folder = temporaryFolder();
const file = join(folder, 'assets.csv');
const text = assetFile(count);
writeFileSync(file, text);
const megabytes = Buffer.byteLength(text) / 1e6;

const steward = await startSteward(folder);
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const sql = async <Row extends pg.QueryResultRow>(query: string, given: unknown[] = []) =>
  (await owner.query<Row>(query, given)).rows;
const { person } = await newRegister({ url: steward.url, sql }, 'reading');
const browser = await launchChromium('--js-flags=--expose-gc');

type Seen = { chosen: number; painted: number; tasks: number[] };
/** In the page: when a file was chosen, when nothing is being read any more and rows are painted, and long tasks until then. */
function note() {
  const seen: Seen = { chosen: 0, painted: 0, tasks: [] };
  Object.assign(window, { seen });
  document.addEventListener('change', () => Object.assign(seen, { chosen: performance.now() }), true);
  const isRead = () =>
    [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Comparing with the register') ||
    document.querySelector('[role=grid][aria-readonly=false] [role=gridcell]') !== null;
  const look = () => {
    if (seen.chosen > 0 && seen.painted === 0 && isRead()) seen.painted = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (seen.chosen > 0 && startTime >= seen.chosen) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
}
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** The bare parse, in a worker that does nothing else. */
async function bareIn(context: BrowserContext): Promise<number> {
  const papaparse = readFileSync(createRequire(import.meta.url).resolve('papaparse/papaparse.min.js'), 'utf8');
  const page = await context.newPage();
  await page.route('http://bare.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: `${papaparse};onmessage = async ({ data }) => postMessage(Papa.parse(await data.text()).data.length)`,
        })
      : route.fulfill({ contentType: 'text/html', body: '<input type="file">' }),
  );
  await page.goto('http://bare.test/');
  const took = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const input = document.querySelector('input') as HTMLInputElement;
        input.addEventListener('change', () => {
          const began = performance.now();
          const worker = new Worker('/worker.js');
          worker.onmessage = () => done(performance.now() - began);
          worker.postMessage(input.files?.[0]);
        });
      }),
  );
  await page.locator('input').setInputFiles(file);
  const milliseconds = await took;
  await page.close();
  return milliseconds;
}

type Process = { type: string; id: number };
/** Megabytes that only the processes of tabs have. */
async function memoryOfTabs(): Promise<number> {
  const tools = await browser.newBrowserCDPSession();
  const { processInfo } = (await tools.send('SystemInfo.getProcessInfo')) as { processInfo: Process[] };
  await tools.detach();
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+: +(\d+)/gm))
    .flatMap((lines) => [...lines].map(([, size]) => Number(size)));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Of the page and its worker, so that what is left is kept. */
async function collectGarbage(page: Page): Promise<void> {
  const collect = () =>
    (globalThis as unknown as { gc(how: object): void }).gc({ type: 'major', flavor: 'last-resort' });
  await Promise.all([page.evaluate(collect), ...page.workers().map((worker) => worker.evaluate(collect))]);
}

async function run(page: Page, slowDown: number) {
  await page.goto(`${steward.url}/assets?tab=asset-list&view=import`);
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const tools = await page.context().newCDPSession(page);
  await collectGarbage(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const before = await memoryOfTabs();
  await input.setInputFiles(file);
  let most = 0;
  for (;;) {
    const { painted } = await seenIn(page);
    most = Math.max(most, await memoryOfTabs());
    if (painted > 0) break;
    await sleep(50);
  }
  const { chosen, painted, tasks } = await seenIn(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByText('Good', { exact: true }).waitFor({ timeout: 300_000 });
  const compared = await page.evaluate((began) => performance.now() - began, chosen);
  const shown = await page.getByRole('grid').getAttribute('aria-rowcount');
  if (shown !== String(count + 1)) throw new Error(`${shown} rows are shown.`);
  await collectGarbage(page);
  await sleep(1000);
  const kept = await memoryOfTabs();
  await tools.detach();
  return { read: painted - chosen, compared, task: Math.max(0, ...tasks), most: most - before, kept: kept - before };
}

const context = await browser.newContext();
const page = await context.newPage();
await page.addInitScript(note);
await signInOn(page, steward.url, person);
const [bare, quick, slow]: [number[], Awaited<ReturnType<typeof run>>[], Awaited<ReturnType<typeof run>>[]] = [
  [],
  [],
  [],
];
// The first round only warms up.
for (let at = 0; at <= Number(values.runs); at++) {
  const round = { bare: await bareIn(context), quick: await run(page, 1), slow: await run(page, 4) };
  if (at === 0) continue;
  bare.push(round.bare);
  quick.push(round.quick);
  slow.push(round.slow);
}
const of = (runs: typeof quick, name: keyof (typeof quick)[number]) => runs.map((one) => one[name]);
const times = quantile(of(quick, 'read'), 0.5) / quantile(bare, 0.5);
const memory = quantile(of(quick, 'kept'), 0.5) / megabytes;
console.log(`${count} rows, ${megabytes.toFixed(1)} MB`);
figure('bare parse', bare, 'ms');
figure('read and painted', of(quick, 'read'), 'ms');
figure('read and painted, of the bare parse', times, '×', { most: goals.times });
figure('compared with the register', of(quick, 'compared'), 'ms');
figure('longest task at 4× slow-down', of(slow, 'task'), 'ms', { most: goals.task });
figure('memory more', of(quick, 'kept'), 'MB');
figure('memory at most', of(quick, 'most'), 'MB');
figure('memory, of the file', memory, '×', { most: goals.memory });
await browser.close();
await owner.end();
await steward.stop();
process.exit();
