/**
 * `node bench/table.ts [--interactions 200] [--url http://…]`: milliseconds from what a person does to a table until the
 * next paint, in Chromium on a processor four times as slow: order, select, page on, type in the search. On the page of
 * the data table in the reference, one table alone as on a screen, as the built app serves it; with `--url`, on a Steward
 * that already runs.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { buildApp } from '../scripts/build.ts';
import { findChromium, quiet } from '../tests/flows/browser/chromium.ts';
import { quantile, startSteward, temporaryFolder } from './common.ts';

const { values } = parseArgs({
  options: { interactions: { type: 'string', default: '200' }, url: { type: 'string' } },
});
const interactions = Number(values.interactions);
const slowdown = 4;
const tables = [
  { rows: 25, state: 'Twenty-five rows a page', goal: 100 },
  { rows: 100, state: 'A hundred rows a page', goal: 200 },
];

/** Playwright's own look at what is under the pointer runs in the page while it answers, and would be counted with it. */
const press = { force: true };

type Act = { name: string; run: (table: Locator, nth: number) => Promise<void> };
const acts: Act[] = [
  {
    name: 'sort',
    run: (table, nth) =>
      table.getByRole('button', { name: ['Asset', 'Type', 'Cost'][nth % 3] ?? '', exact: true }).click(press),
  },
  {
    name: 'select',
    run: (table, nth) =>
      table
        .getByRole('checkbox', { name: /^Select / })
        .nth(1 + (nth % 20))
        .click(press),
  },
  { name: 'next page', run: (table) => table.getByRole('button', { name: 'Next' }).click(press) },
  {
    name: 'type',
    run: async (table, nth) => {
      const search = table.getByRole('searchbox');
      await search.press('End');
      await search.press(nth % 2 === 0 ? 'o' : 'Backspace');
    },
  },
];

type Timed = { act: string; duration: number };

/** Has the page note how long the browser took from each press of a key or the mouse to the paint after it. */
const watch = () => {
  const noted: { name: string; duration: number }[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ('interactionId' in entry && entry.interactionId) noted.push({ name: entry.name, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  Object.assign(globalThis, { noted });
};

/** The longest event since the last call; nothing is noted of what took less than 16 ms. */
const longest = async (page: Page): Promise<number> => {
  // Entries are handed over after the paint that they measure.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
  return page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: { duration: number }[] };
    return Math.max(0, ...noted.splice(0).map(({ duration }) => duration));
  });
};

async function measure(browser: Browser, url: string, state: string): Promise<Timed[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(watch);
  await page.goto(`${url}/ui/data-table?state=${encodeURIComponent(state)}`);
  const table = page.getByRole('region', { name: state, exact: true });
  await table.scrollIntoViewIfNeeded();
  await table.getByRole('button', { name: 'Show the table' }).click();
  await table.getByRole('checkbox').nth(1).waitFor();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const timed: Timed[] = [];
  // The first of each is left out: it is the one that loads and compiles.
  for (let nth = 0; nth < interactions / acts.length + 1; nth++) {
    for (const act of acts) {
      await act.run(table, nth);
      const duration = await longest(page);
      if (nth > 0) timed.push({ act: act.name, duration });
    }
  }
  await page.close();
  return timed;
}

async function serve(): Promise<string> {
  await buildApp();
  return (await startSteward(temporaryFolder())).url;
}

const url = values.url ?? (await serve());
const browser = await chromium.launch({ executablePath: findChromium(), args: quiet });
let isMissed = false;
for (const { rows, state, goal } of tables) {
  const timed = await measure(browser, url, state);
  const all = timed.map(({ duration }) => duration);
  const worst = Math.max(...all);
  isMissed ||= worst > goal;
  console.log(`${rows} rows: worst ${worst} ms of ${all.length}, p98 ${quantile(all, 0.98)} ms; the goal is ${goal}`);
  for (const { name } of acts) {
    const own = timed.filter(({ act }) => act === name).map(({ duration }) => duration);
    console.log(`  ${name}: worst ${Math.max(...own)} ms, median ${quantile(own, 0.5)} ms`);
  }
}
await browser.close();
process.exit(isMissed ? 1 : 0);
