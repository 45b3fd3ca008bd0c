/**
 * `node bench/unusual-files.ts [--runs 5] [--slow-down 1]`: files that a person may choose by mistake, on the screen that
 * imports assets, in Chromium: the longest task of the main thread from choosing each until a second after its answer
 * shows; for unknown columns, until they are listed.
 * Needs a build.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { newRegister } from '../tests/faults/documents.ts';
import { launchChromium } from '../tests/flows/browser/chromium.ts';
import { figure, startSteward, temporaryFolder } from './common.ts';
import { signInOn } from './signed-in.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, 'slow-down': { type: 'string', default: '1' } },
});
const goal = 50;
const folder = temporaryFolder();

const lines = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_none, at) => line(at));
const across = (count: number, cell: (at: number) => string) => lines(count, cell).join(',');
const laptops = 'Type,Asset Name,Make or Brand,Notes';
/** What the file is, its text, and what the page shows once it is read. */
const files: [string, string, (page: Page) => Promise<unknown>][] = [
  [
    '10,000 columns',
    [across(10_000, (at) => `Column ${at}`), ...lines(20, () => across(10_000, (at) => `v${at}`))].join('\n'),
    refusal(/200 columns/),
  ],
  [
    '200 columns, none of them known',
    [across(200, (at) => `Column ${at}`), ...lines(5_000, (row) => across(200, (at) => `v${row}-${at}`))].join('\n'),
    async (page) => {
      await page.getByRole('button', { name: 'Row with the titles' }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: 'Show 24 more of 200 columns' }).waitFor();
    },
  ],
  [
    'a cell of 5 MB',
    [laptops, `laptop,EliteBook,HP,${'x'.repeat(5_000_000)}`].join('\n'),
    refusal(/32,767 characters/),
  ],
  [
    '29 MB of long cells',
    [laptops, ...lines(1_000, (at) => `laptop,EliteBook ${at},HP,${'word '.repeat(5_800)}`)].join('\n'),
    (page) => page.getByRole('grid', { name: 'Rows of the file' }).waitFor(),
  ],
];
function refusal(words: RegExp) {
  return (page: Page) => page.getByRole('alert').filter({ hasText: words }).waitFor();
}

/** In the page: long tasks since a file was chosen. */
function note() {
  const seen = { chosen: Number.POSITIVE_INFINITY, tasks: [] as number[] };
  Object.assign(window, { seen });
  document.addEventListener('change', () => Object.assign(seen, { chosen: performance.now() }), true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime >= seen.chosen) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

const steward = await startSteward(folder);
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const sql = async <Row extends pg.QueryResultRow>(query: string, given: unknown[] = []) =>
  (await owner.query<Row>(query, given)).rows;
const { person } = await newRegister({ url: steward.url, sql }, 'unusual');
const browser = await launchChromium();
const page = await (await browser.newContext()).newPage();
await page.addInitScript(note);
await signInOn(page, steward.url, person);
const tools = await page.context().newCDPSession(page);

async function longestTask(file: string, shown: (page: Page) => Promise<unknown>): Promise<number> {
  await page.goto(`${steward.url}/assets?tab=asset-list&view=import`);
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: Number(values['slow-down']) });
  await input.setInputFiles(file);
  await shown(page);
  await page.waitForTimeout(1_000);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const tasks = await page.evaluate(() => (window as unknown as { seen: { tasks: number[] } }).seen.tasks);
  await page.evaluate(() => indexedDB.deleteDatabase('keyval-store'));
  return Math.max(0, ...tasks);
}

for (const [at, [name, text, shown]] of files.entries()) {
  const file = join(folder, `unusual-${at}.csv`);
  writeFileSync(file, text);
  const tasks: number[] = [];
  for (let run = 0; run < Number(values.runs); run++) tasks.push(await longestTask(file, shown));
  figure(`${name}, longest task`, tasks, 'ms', { most: goal });
}
await browser.close();
await owner.end();
await steward.stop();
process.exit();
