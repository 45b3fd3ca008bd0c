/**
 * `node bench/asset-list.ts [--runs 7] [--interactions 200]`: the list of assets as its owner opens it again, at 4× CPU
 * slow-down: how long until its first row is on the page, against the same page where a hand-written `fetch` asks for the
 * same JSON as soon as it is known who is there, before any of its code runs; and from a press on order, select, next page or a filter to the next paint,
 * at 25 rows. Needs a build.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { newPerson } from '../tests/faults/people.ts';
import { launchChromium } from '../tests/flows/browser/chromium.ts';
import { figure, quantile, startSteward, temporaryFolder } from './common.ts';
import { type Act, press, reportPresses, timePresses, watchPresses } from './presses.ts';
import { businessIn, generateAssets } from './register-data.ts';
import { signInOn } from './signed-in.ts';
import { type Line, slow3G, slow4G, slowDown } from './slow.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, interactions: { type: 'string', default: '200' } },
});
/** Of the hand-written page. */
const rowGoal = 1;
/** Milliseconds. */
const pressGoal = 100;
const list = '/assets?tab=asset-list&view=list';

const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const { businessId, isNew } = await businessIn(steward.url, owner, 'somebody');
if (isNew) await generateAssets(owner, businessId, 1000);
await owner.query('vacuum analyze');
await owner.end();
const browser = await launchChromium();
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
{
  const page = await context.newPage();
  await signInOn(page, steward.url, await newPerson('somebody'));
  await page.goto(steward.url + list);
  await page.getByRole('checkbox').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** In the page: when a row of data was first on it. */
function noteFirstRow() {
  const seen = { row: 0 };
  Object.assign(window, { seen });
  const look = () => {
    if (document.querySelector('tbody a[href*="view=asset"]')) seen.row = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** In the page: asks for the list by hand as soon as it is known who is there; the page's own request gets that answer. */
function fetchByHand() {
  const plain = window.fetch;
  let early: Promise<Response> | undefined;
  window.fetch = async (...given) => {
    const request = new Request(...given);
    const { searchParams, pathname } = new URL(request.url);
    if (pathname.endsWith('/asset-management/assets/') && early) return early;
    const answer = await plain(request);
    const url = `/api/c/${searchParams.get('business')}/asset-management/assets/?page=1&page_size=10`;
    if (pathname.endsWith('/auth/user/')) early = plain(url, { headers: request.headers });
    return answer;
  };
}

async function firstRow(line: Line, isByHand: boolean): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(noteFirstRow);
  if (isByHand) await page.addInitScript(fetchByHand);
  await slowDown(page, line);
  await page.goto(steward.url + list, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => (window as unknown as { seen?: { row: number } }).seen?.row || null);
  const took = (await seen.jsonValue()) as number;
  await page.close();
  return took;
}

const acts: Act<Page>[] = [
  {
    name: 'order',
    run: (page, nth) =>
      page
        .getByRole('grid')
        .getByRole('button', { name: ['Asset', 'Cost'][nth % 2] ?? '', exact: true })
        .click(press),
  },
  {
    name: 'select',
    run: (page, nth) =>
      page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1 + (nth % 20))
        .click(press),
  },
  { name: 'next page', run: (page) => page.getByRole('button', { name: 'Next' }).click(press) },
  {
    name: 'filter',
    run: (page, nth) =>
      page
        .getByRole('group', { name: 'Kind' })
        .getByText(['Assets', 'All'][nth % 2] ?? '', { exact: true })
        .click(press),
  },
];

const fast: Line = { name: 'no slow line', latency: 0, rate: -1 };
for (const line of [fast, slow4G, slow3G]) {
  const took: Record<'own' | 'byHand', number[]> = { own: [], byHand: [] };
  for (let run = 0; run <= Number(values.runs); run++) {
    const [own, byHand] = [await firstRow(line, false), await firstRow(line, true)];
    // The first only warms them up.
    if (run === 0) continue;
    took.own.push(own);
    took.byHand.push(byHand);
  }
  const ratio = quantile(took.own, 0.5) / quantile(took.byHand, 0.5);
  figure(`first row, ${line.name}`, took.own, 'ms');
  figure(`first row, ${line.name}, by hand`, took.byHand, 'ms');
  figure(`first row, ${line.name}, of that by hand`, ratio, '×', { most: rowGoal });
}

const page = await context.newPage();
await watchPresses(page);
await page.goto(`${steward.url}${list}&size=25`);
await page.getByRole('checkbox').nth(25).waitFor();
reportPresses('25 rows', await timePresses(page, page, acts, Number(values.interactions)), pressGoal);
await browser.close();
await steward.stop();
process.exit();
