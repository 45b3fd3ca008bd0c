/**
 * `node bench/address.ts [--runs 3] [--only /hr] [--trace]`: a screen that its member opens by its address, with an empty
 * cache, on slow 3G at 4× CPU slow-down, without a proxy: how long until its data stands, and what has travelled by then.
 * Charts, menus and dialogs may come later. `--trace` prints each request of the last visit. Needs a build.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { newPerson } from '../tests/faults/people.ts';
import { launchChromium } from '../tests/flows/browser/chromium.ts';
import { figure, startSteward, temporaryFolder } from './common.ts';
import { generateFleet } from './fleet-data.ts';
import { generateEmployees } from './people-data.ts';
import { businessIn, generateAssets } from './register-data.ts';
import { signInOn } from './signed-in.ts';
import { slow3G, slowDown } from './slow.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
});

/** For each address what shows its data, as a CSS selector, and the goal in milliseconds: more for those with charts. */
const addresses = [
  { address: '/dashboard', shows: 'main a[href^="/assets"]', goal: 6000 },
  { address: '/hr', shows: 'main dd', goal: 7000 },
  { address: '/hr/employees', shows: 'tbody a[href^="/hr/employees/"]', goal: 6000 },
  { address: '/hr/report/turnover', shows: 'main section table', goal: 7000 },
  { address: '/fleet', shows: 'main tbody a', goal: 6000 },
  { address: '/assets', shows: 'main dd', goal: 6000 },
].filter(({ address }) => (values.only ?? address) === address);
/** Scripts, styles and letters before the data. */
const mostFiles = 30;
/** All that travels before the data, in kB. */
const mostBytes = 200;

const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const { businessId, isNew } = await businessIn(steward.url, owner, 'somebody');
if (isNew) {
  await generateAssets(owner, businessId, 1000);
  // Its vehicles lack what the fleet shows.
  await owner.query('delete from assets where is_vehicle');
  await generateFleet(owner, businessId, { vehicles: 100, years: 1 });
  await generateEmployees(owner, businessId, 500);
  await owner.query('vacuum analyze');
}
await owner.end();
const browser = await launchChromium();

/** In the page: when its data was first on it. */
function noteData(shows: string) {
  const look = () => {
    if (document.querySelector(shows)) Object.assign(window, { dataAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

type Asked = { path: string; from: number; to: number; bytes: number };

/** What the page asks for from now on, in the order of asking; milliseconds since the first one. */
async function follow(page: Page): Promise<Asked[]> {
  const tools = await page.context().newCDPSession(page);
  const asked = new Map<string, Asked>();
  const all: Asked[] = [];
  let began = 0;
  tools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    began ||= timestamp;
    const path = request.url.replace(steward.url, '');
    const one = { path, from: (timestamp - began) * 1000, to: Number.POSITIVE_INFINITY, bytes: 0 };
    asked.set(requestId, one);
    all.push(one);
  });
  tools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) Object.assign(one, { to: (timestamp - began) * 1000, bytes: encodedDataLength });
  });
  await tools.send('Network.enable');
  return all;
}

async function visit(options: BrowserContextOptions, address: string, shows: string) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(noteData, shows);
  await slowDown(page, slow3G);
  const asked = await follow(page);
  await page.goto(steward.url + address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => (window as { dataAt?: number }).dataAt);
  const data = (await seen.jsonValue()) ?? Number.NaN;
  await context.close();
  const before = asked.filter(({ to }) => to <= data);
  return {
    data,
    files: before.filter(({ path }) => path.startsWith('/assets/')).length,
    kilobytes: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    asked,
  };
}

/** A browser that knows the member, as storage and cookies. */
async function signedIn(): Promise<BrowserContextOptions> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await signInOn(page, steward.url, await newPerson('somebody'));
  await page.waitForLoadState('networkidle');
  const storageState = await context.storageState();
  await context.close();
  return { viewport, storageState };
}

const options = await signedIn();
for (const { address, shows, goal } of addresses) {
  // The first only warms the server up.
  await visit(options, address, shows);
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < Number(values.runs); run++) visits.push(await visit(options, address, shows));
  const of = (name: 'data' | 'files' | 'kilobytes') => visits.map((each) => each[name]);
  figure(`${address}: data`, of('data'), 'ms', { most: goal });
  figure(`${address}: files before it`, of('files'), 'files', { most: mostFiles });
  figure(`${address}: bytes before it`, of('kilobytes'), 'kB', { most: mostBytes });
  if (values.trace)
    for (const { path, from, to, bytes } of visits.at(-1)?.asked ?? [])
      console.log([from, to, bytes].map((each) => each.toFixed(0).padStart(7)).join(''), path);
}
await browser.close();
await steward.stop();
process.exit();
