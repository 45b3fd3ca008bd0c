/**
 * `node bench/upload.ts [--runs 5]`: a document of 3 MB in the form that adds one, on slow 4G at 4× CPU slow-down: from
 * choosing the file to the first progress on the screen, from *Cancel* until the request has ended, and what is sent again
 * after the connection was cut. Needs a build.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { newRegister } from '../tests/faults/documents.ts';
import { launchChromium } from '../tests/flows/browser/chromium.ts';
import { check, figure, spread, startSteward, temporaryFolder } from './common.ts';
import { openLine } from './line.ts';
import { signInOn } from './signed-in.ts';
import { slow4G, slowDown } from './slow.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
/** Milliseconds. */
const [progressGoal, cancelGoal] = [300, 300];
const file = {
  name: 'policy.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3 * 1024 * 1024 - 20, 'x'), Buffer.from('\n%%EOF\n')]),
};

const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const sql = async <Row extends pg.QueryResultRow>(text: string, given: unknown[] = []) =>
  (await owner.query<Row>(text, given)).rows;
const { person, assetId } = await newRegister({ url: steward.url, sql }, 'uploads');
const browser = await launchChromium();
const line = await openLine(steward.url);

type Seen = { chosen: number; progress: number };
/** In the page: when a file was chosen, and when its progress was painted. */
function note() {
  const seen: Seen = { chosen: 0, progress: 0 };
  Object.assign(window, { seen });
  document.addEventListener(
    'change',
    (event) => {
      if ((event.target as HTMLInputElement).type === 'file')
        Object.assign(seen, { chosen: performance.now(), progress: 0 });
    },
    true,
  );
  const look = () => {
    if (seen.progress === 0 && document.querySelector('[role=progressbar]')) seen.progress = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function run() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(note);
  await signInOn(page, line.url, person);
  await page.goto(`${line.url}/assets?tab=asset-list&view=asset&id=${assetId}&part=documents&modal=add&of=document`);
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await dialog.waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, slow4G);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/attachments/'))
      sent.push(request.url().replace(/^.*\/attachments\//, ''));
  });
  const choose = () => dialog.locator('input[type=file]').setInputFiles(file);

  await choose();
  const cancel = dialog.getByRole('button', { name: `Cancel ${file.name}` });
  await cancel.waitFor();
  await dialog.getByText(/ · ([1-9]|\d\d)%$/).waitFor();
  const { chosen, progress } = await seenIn(page);
  const ended = page.waitForEvent('requestfailed');
  const pressed = performance.now();
  await cancel.click();
  await Promise.all([ended, cancel.waitFor({ state: 'detached' })]);
  const cancelled = performance.now() - pressed;

  await dialog.getByRole('textbox', { name: 'Name' }).fill('Policy');
  await choose();
  await dialog.getByText(/ · ([1-9]|\d\d)%$/).waitFor();
  line.cut();
  const retry = dialog.getByRole('button', { name: `Retry ${file.name}` });
  await retry.waitFor();
  line.mend();
  await retry.click();
  await dialog.getByText(/ · Sent$/).waitFor({ timeout: 60_000 });
  const beforeSave = [...sent];
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached', timeout: 20_000 });
  await context.close();
  const forms = sent.filter((path) => path === 'add/').length;
  return { progress: progress - chosen, cancelled, uploads: beforeSave.length, forms };
}

const runs: Awaited<ReturnType<typeof run>>[] = [];
// The first one only warms the server up.
for (let at = 0; at <= Number(values.runs); at++) {
  const one = await run();
  if (at > 0) runs.push(one);
}
const of = (name: keyof (typeof runs)[number]) => runs.map((one) => one[name]);
figure('first progress', of('progress'), 'ms', { most: progressGoal });
figure('cancelled', of('cancelled'), 'ms', { most: cancelGoal });
console.log(`files sent ${spread(of('uploads'))} (cancelled, cut, again), forms sent ${spread(of('forms'))} (by Save)`);
const [documents] = await sql<{ count: number }>('select count(*)::int as count from asset_documents');
console.log(`${documents?.count} documents stored in ${runs.length + 1} runs`);
await browser.close();
line.close();
await owner.end();
await steward.stop();
const isOnce = runs.every(({ uploads, forms }) => uploads === 3 && forms === 1) && documents?.count === runs.length + 1;
check('each file is sent once more and each form once', isOnce);
process.exit();
