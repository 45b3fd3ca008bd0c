/**
 * `node bench/employee-form.ts [--runs 3] [--rounds 30] [--seed 19]`: the form of a new employee on slow 3G at 4× CPU
 * slow-down. How long until its first field takes typing, without HTTP/2 and behind a proxy that speaks it: from the press on
 * *Add employee* in the list at once, from the same after the list has rested, and on a direct visit with an empty cache. And
 * what is lost when each round has one cut at a random key or moment: a reload, a lost connection while somebody types, or as
 * they save. Needs a build, and `openssl`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { newRegister } from '../tests/faults/documents.ts';
import { randomFrom } from '../tests/faults/random.ts';
import { launchChromium } from '../tests/flows/browser/chromium.ts';
import { figure, startSteward, temporaryFolder } from './common.ts';
import { openProxy } from './http2.ts';
import { openLine } from './line.ts';
import { signInOn } from './signed-in.ts';
import { slow3G, slowDown } from './slow.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '19' },
  },
});
/** Milliseconds. */
const usableGoal = 4000;
const random = randomFrom(Number(values.seed));

const folder = temporaryFolder();
const steward = await startSteward(folder);
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const sql = async <Row extends pg.QueryResultRow>(text: string, given: unknown[] = []) =>
  (await owner.query<Row>(text, given)).rows;
const { person } = await newRegister({ url: steward.url, sql }, 'forms');
const browser = await launchChromium();
const line = await openLine(steward.url);
const proxy = await openProxy(steward.url, folder);

/** In the page: when a link was pressed, and when the first field was there. */
function note() {
  const seen = { pressed: 0, usable: 0 };
  Object.assign(window, { seen });
  document.addEventListener('click', () => Object.assign(seen, { pressed: performance.now(), usable: 0 }), true);
  const look = () => {
    if (seen.usable === 0 && document.querySelector('input[name=first_name]')) seen.usable = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function signedIn(url = line.url): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript(note);
  await signInOn(page, url, person);
  return page;
}

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });

async function usableIn(page: Page): Promise<number> {
  const field = fieldOf(page, 'First name');
  await field.waitFor();
  await field.pressSequentially('Ha');
  if ((await field.inputValue()) !== 'Ha') throw new Error('The form takes no typing.');
  const { pressed, usable } = await page.evaluate(
    () => (window as unknown as { seen: { pressed: number; usable: number } }).seen,
  );
  return usable - (pressed > usable ? 0 : pressed);
}

/** Until the page has asked for nothing more for three seconds: it has loaded ahead what it wants to. */
async function rest(page: Page) {
  for (let count = -1, next = 0; next !== count; ) {
    count = next;
    await sleep(3000);
    next = await page.evaluate(() => performance.getEntriesByType('resource').length);
  }
}

/** From the press in the list. */
async function press(url: string, isRested: boolean): Promise<number> {
  const page = await signedIn(url);
  await page.goto(`${url}/hr/employees`);
  await page.getByRole('link', { name: 'Add employee' }).waitFor();
  await page.waitForLoadState('networkidle');
  if (isRested) await rest(page);
  await slowDown(page, slow3G);
  await page.getByRole('link', { name: 'Add employee' }).click();
  const usable = await usableIn(page);
  await page.context().close();
  return usable;
}

async function visit(url: string): Promise<number> {
  const page = await signedIn(url);
  await page.waitForLoadState('networkidle');
  await slowDown(page, slow3G);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
  await page.goto(`${url}/add-employee-new`, { waitUntil: 'commit' });
  const usable = await usableIn(page);
  await page.context().close();
  return usable;
}

type Typed = { field: string; text: string };
const cuts = ['reload', 'offline', 'save'] as const;

/** What one round types, in the order of the steps; the row that it makes. */
const planOf = (round: number): Typed[] => [
  { field: 'First name', text: 'Halima' },
  { field: 'Last name', text: `Danjuma ${round}` },
  { field: 'Home address', text: '12 Bode Thomas Street' },
  { field: 'Job title', text: 'Dispatcher' },
  { field: 'NIN', text: '12345678901' },
];

/** The field, on whichever step it is. */
async function reach(page: Page, name: string) {
  const found = fieldOf(page, name);
  const onward = page.getByRole('button', { name: 'Continue', exact: true });
  for (;;) {
    await found.or(onward).first().waitFor({ timeout: 60_000 });
    if (await found.isVisible()) break;
    await onward.click();
    await sleep(50);
  }
  await found.focus();
  await page.keyboard.press('End');
}

async function cutWhileTyping(page: Page, how: 'reload' | 'offline') {
  await sleep(random.integer(400));
  if (how === 'reload') return void (await page.reload());
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

async function round(page: Page, at: number, how: (typeof cuts)[number]) {
  await page.goto(`${line.url}/add-employee-new`);
  const plan = planOf(at);
  const keys = plan.reduce((sum, { text }) => sum + text.length, 0);
  const cutAt = how === 'save' ? -1 : 1 + random.integer(keys - 1);
  let key = 0;
  let goOn: (() => Promise<void>) | undefined;
  for (const { field, text } of plan) {
    await reach(page, field);
    for (const letter of text) {
      if (key === cutAt && how !== 'save') {
        goOn = (await cutWhileTyping(page, how)) ?? undefined;
        if (how === 'reload') await reach(page, field);
      }
      // The connection comes back some keys later.
      if (key === cutAt + 8) await goOn?.();
      await page.keyboard.type(letter);
      key += 1;
    }
  }
  await goOn?.();
  const save = page.getByRole('button', { name: 'Save employee' });
  await save.click();
  if (how === 'save') {
    await sleep(random.integer(1500));
    line.cut();
    await sleep(1000);
    line.mend();
  }
  const saved = page.waitForURL(/\/hr\/employees\/[0-9a-f-]{36}$/, { timeout: 60_000 });
  const earlier = page.getByText('Your earlier attempt went through').waitFor({ timeout: 60_000 });
  // Whoever sees that it was not sent presses again.
  const again = setInterval(() => void save.click({ timeout: 500 }).catch(() => undefined), 2000);
  await Promise.any([saved, earlier]);
  clearInterval(again);
  await Promise.allSettled([saved, earlier].map((each) => Promise.race([each, sleep(0)])));
}

const runs = Number(values.runs);
// The first one only warms the server up.
if (runs > 0) await press(line.url, false);
for (const [name, url] of [
  ['without HTTP/2', line.url],
  ['with HTTP/2', proxy.url],
] as const) {
  const took: Record<'pressed' | 'rested' | 'visited', number[]> = { pressed: [], rested: [], visited: [] };
  for (let at = 0; at < runs; at++) {
    took.pressed.push(await press(url, false));
    took.rested.push(await press(url, true));
    took.visited.push(await visit(url));
  }
  if (runs === 0) continue;
  figure(`${name}, first field after the press, the list having rested`, took.rested, 'ms', { most: usableGoal });
  figure(`${name}, first field after the press at once`, took.pressed, 'ms', { most: usableGoal });
  figure(`${name}, on a direct visit, empty cache`, took.visited, 'ms');
}

const page = await signedIn();
await slowDown(page, slow3G);
const rounds = Number(values.rounds);
const lost: string[] = [];
for (let at = 1; at <= rounds; at++) {
  const how = cuts[at % cuts.length] ?? 'reload';
  await round(page, at, how);
  const rows = await sql(
    `select e.first_name, e.address, e.job_title, p.nin from employees e
     left join employee_pay p on p.business_id = e.business_id and p.employee_id = e.id where e.last_name = $1`,
    [`Danjuma ${at}`],
  );
  const [first, , address, job, nin] = planOf(at).map(({ text }) => text);
  const expected = JSON.stringify([{ first_name: first, address, job_title: job, nin }]);
  const isWhole = JSON.stringify(rows) === expected;
  console.log(`round ${at}, ${how}: ${isWhole ? 'whole' : `not whole, ${JSON.stringify(rows)}`}`);
  if (!isWhole) lost.push(how);
}
figure(`lost or doubled by one of ${rounds} cuts`, lost.length, '', { most: 0 });
await browser.close();
line.close();
proxy.close();
await owner.end();
await steward.stop();
process.exit();
