/** The report on the flows' paths: a file that is read in every scheme and size, by keyboard and on paper. */
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { writeReport } from '../../scripts/report.ts';
import { killMutants } from '../../src/flows/engine/mutants.ts';
import { planFlow } from '../../src/flows/engine/plan.ts';
import { buildReport } from '../../src/flows/engine/report.ts';
import { purchaseFlow } from '../../src/flows/engine/samples.ts';
import { type Playing, playFlow } from '../../src/flows/engine/summary.ts';
import { openCamera } from '../flows/browser/camera.ts';
import { accessibilityProblems, expect, test } from './test.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

/** A report in which something is covered, something missed and something failed, with pictures. */
async function makeReport(file: string) {
  const flow = {
    ...purchaseFlow,
    cases: { ...purchaseFlow.cases, leaveOut: { 'coupon.enter': 'nobody has one' } },
  };
  const model = playFlow(flow, 'model');
  const inBrowser: Playing = {
    ...model,
    on: 'browser',
    played: model.played.map((each, index) => ({
      ...each,
      ...(index === 0 ? { failure: 'step 3: the page shows something else', failedAt: 3 } : {}),
      pictures: each.path.arcs.map(() => pixel),
    })),
  };
  const mutants = { ...killMutants(planFlow(flow)), ms: 3 };
  const outcomes = [{ flow, playings: [model, playFlow(flow, 'actor'), inBrowser], mutants }];
  await writeReport(buildReport(outcomes, { version: 'v1', made: 'today' }), [flow], file);
  return pathToFileURL(file).href;
}

let address: string;
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a hook needs.
test.beforeAll(async ({}, { project }) => {
  address = await makeReport(`${project.outputDir}/report-${process.pid}.html`);
});

test('axe finds nothing in the report, and it does not scroll sideways, in every scheme and size', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto(address);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      expect.soft(await accessibilityProblems(page), `${colorScheme} ${viewport.width}`).toEqual([]);
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beside, `${colorScheme} ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the keyboard leads from a flow to a transition in its drawing, and paper shows the whole report', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await expect(page.getByText('1 flow with something wrong')).toBeVisible();
  await page.getByRole('link', { name: 'purchase' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'purchase' })).toBeInViewport();
  await expect(page.getByText('The browser: step 3: the page shows something else')).toBeVisible();
  await page.getByText('Every transition (19)').focus();
  await page.keyboard.press('Enter');
  const failed = page.getByRole('row').filter({ hasText: '✗ failed' });
  await expect(failed).toHaveCount(1);
  await failed.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('text:target')).toBeInViewport();
  await expect(page.locator('text:target')).toContainText('✗');
  const closed = page.locator('details:not([open]) li').first();
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toBeVisible();
  expect(asked.filter((each) => !each.startsWith('data:'))).toEqual([address]);
});

test('the picture of a page that is scrolled shows what is in view', async ({ page }) => {
  await page.setContent('<div style="height: 3000px"></div><div style="height: 3000px; background: black"></div>');
  await page.evaluate(() => scrollTo(0, 4_000));
  const picture = await (await openCamera(page))();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const taken = sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'));
  const { channels } = await taken.stats();
  expect(channels[0]?.mean).toBeLessThan(64);
  expect((await taken.metadata()).height).toBe(Math.round((640 * height) / width));
});
