/**
 * `node bench/table.ts [--interactions 200] [--url http://…]`: milliseconds from what a person does to a table until the
 * next paint, in Chromium on a processor four times as slow: order, select, page on, type in the search. On the page of
 * the data table in the reference, one table alone as on a screen, as the built app serves it; with `--url`, on a Steward
 * that already runs.
 */
import { parseArgs } from 'node:util';
import type { Browser, Locator } from 'playwright-core';
import { buildApp } from '../scripts/build.ts';
import { launchChromium } from '../tests/flows/browser/chromium.ts';
import { startSteward, temporaryFolder } from './common.ts';
import { type Act, press, reportPresses, type Timed, timePresses, watchPresses } from './presses.ts';

const { values } = parseArgs({
  options: { interactions: { type: 'string', default: '200' }, url: { type: 'string' } },
});
const interactions = Number(values.interactions);
const tables = [
  { rows: 25, state: 'Twenty-five rows a page', goal: 100 },
  { rows: 100, state: 'A hundred rows a page', goal: 200 },
];

const acts: Act<Locator>[] = [
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

async function measure(browser: Browser, url: string, state: string): Promise<Timed[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await watchPresses(page);
  await page.goto(`${url}/ui/data-table?state=${encodeURIComponent(state)}`);
  const table = page.getByRole('region', { name: state, exact: true });
  await table.scrollIntoViewIfNeeded();
  await table.getByRole('button', { name: 'Show the table' }).click();
  await table.getByRole('checkbox').nth(1).waitFor();
  const timed = await timePresses(page, table, acts, interactions);
  await page.close();
  return timed;
}

async function serve(): Promise<string> {
  await buildApp();
  return (await startSteward(temporaryFolder())).url;
}

const url = values.url ?? (await serve());
const browser = await launchChromium();
for (const { rows, state, goal } of tables) {
  const timed = await measure(browser, url, state);
  reportPresses(`${rows} rows`, timed, goal);
}
await browser.close();
process.exit();
