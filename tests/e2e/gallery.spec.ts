/** The gallery of flows: found, read, linked to, by mouse and keyboard, in every size and scheme. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { flows } from '../../src/machines/index.ts';
import { looks, picturedLooks } from './looks.ts';
import { expectPicture, holdSteady } from './pictures.ts';
import { accessibilityProblems, expect, fillIn, test } from './test.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the gallery lists every flow and finds it by the words of its states and events', async ({ page }) => {
  await page.goto('/flows');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(flows.length);
  await page.getByRole('searchbox', { name: 'Search titles, states and events' }).fill('recovery code');
  await expect(page.getByRole('status').filter({ hasText: `of ${flows.length} flows` })).toBeVisible();
  await page.getByRole('region', { name: 'Visitors' }).getByRole('link', { name: 'Asking code' }).first().click();
  await expect(page).toHaveURL(/\/flows\/login\/diagram\?state=askingCode$/);
  await expect(page.getByRole('status').filter({ hasText: 'a recovery code' })).toBeVisible();
  await page.goto('/flows?q=submarine');
  await expect(page.getByText('No flow holds these words')).toBeVisible();
  await page.goto('/flows/submarine');
  await page.getByRole('link', { name: 'All flows' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flows' })).toBeVisible();
});

test('a person chooses a state by keyboard or mouse, and the state has an address', async ({ page }) => {
  await page.goto('/flows/login');
  await page.getByRole('button', { name: 'Checking code', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/flows/login?state=checkingCode');
  await expect(page.getByRole('status').filter({ hasText: 'The server checks the code.' })).toBeVisible();
  await page
    .getByRole('img', { name: /^Sign in, drawn/ })
    .getByText('Admitted', { exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Admitted', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(
    page.getByRole('status').filter({ hasText: 'The person is signed in and goes on to their page.' }),
  ).toBeVisible();
  await page.getByRole('region', { name: /^Drawing of Sign in/ }).focus();
  await page.keyboard.press('+');
  await expect(page.getByText('125 %')).toBeVisible();
  await page.keyboard.press('0');
  await expect(page.getByText('100 %')).toBeVisible();
});

test('a person plays a path and tries out a flow to its end', async ({ page }) => {
  await page.goto('/flows/login/paths');
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('button');
  await expect(steps.first()).toHaveText(/^Started: the sign-in page/);
  const count = await steps.count();
  await steps.nth(1).click();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await page.getByRole('link', { name: 'Play it in Simulate' }).click();
  const soFar = page.getByRole('region', { name: 'So far' }).getByRole('button');
  await expect(soFar).toHaveCount(count);

  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('button', { name: 'Sign in (no password)' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sign in (no password)' })).toHaveAccessibleDescription(
    'Only if email and password are filled in.',
  );
  await page.getByRole('button', { name: 'Sign in (email and password)' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'After 30 s: no answer came' }).click();
  await page.getByRole('button', { name: 'Step back' }).click();
  await page
    .getByRole('button', { name: 'Done: the server checks email and password (credentials are right)' })
    .click();
  await page.getByRole('button', { name: 'Done: the server says who is signed in (an owner)' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The flow has ended.' })).toContainText('Admitted');
});

test('a person exports a flow to other tools', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/flows/login/export');
  await page.getByRole('button', { name: 'Copy createMachine' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('export const machine = createMachine(');
  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save ${name}` }).click(),
    ]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };
  expect(await save('Mermaid')).toMatchObject({ name: 'login.mmd', text: expect.stringMatching(/^stateDiagram-v2/) });
  const svg = await save('SVG');
  expect(svg.name).toBe('login.svg');
  await page.setContent(svg.text);
  await expect(page.locator('#state-admitted')).toBeVisible();
  expect(await page.locator('#state-admitted rect').first().getAttribute('stroke')).toMatch(/^rgb/);
});

test('a person watches the app in another tab, records it and replays it', async ({ page, context, world }) => {
  const { email, password } = await world.owner();
  await page.goto('/flows/login/live');
  await expect(page.getByText('Nothing to see yet')).toBeVisible();
  const [app] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open Steward to be watched' }).click(),
  ]);
  await expect(app).toHaveURL('/login?inspect');
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('button');
  await expect(timeline.first()).toHaveText('Started → Editing');
  await fillIn(app, { email, password: 'not the password' });
  await expect(timeline.filter({ hasText: 'Failed: the server checks email and password → Editing' })).toBeVisible();
  await fillIn(app, { email, password });
  await expect(app).toHaveURL('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'It has ended.' })).toContainText('Admitted');
  await expect(page.getByRole('link', { name: 'Stay signed in', exact: true })).toHaveCount(2);

  const lit = await page.evaluate(() => performance.getEntriesByName('flow lit').map(({ duration }) => duration));
  expect(lit.length).toBeGreaterThan(1);
  console.log(`lit after ${lit.map((each) => each.toFixed(0)).join(', ')} ms`);

  await timeline.first().click();
  await expect(page.getByRole('status').filter({ hasText: 'The person fills in' })).toContainText('Editing');
  await page.getByText('What it knows').click();
  await expect(page.getByRole('main')).not.toContainText(email);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save recording' }).click(),
  ]);
  const recording = readFileSync(await download.path(), 'utf8');
  for (const secret of [email, password, 'access_token": "e']) expect(recording).not.toContain(secret);
  await page.reload();
  await expect(page.getByText('Nothing to see yet')).toBeVisible();
  await page.getByLabel('Load a recording').setInputFiles(await download.path());
  await page.getByRole('button', { name: 'Replay in Simulate' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The flow has ended.' })).toContainText('Admitted');
});

test('the app is not watched unless the address asks for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(scripts.filter((address) => address.includes('watch-flows'))).toEqual([]);
});

const isPictured = (screen: string, look: string) =>
  ['list', 'diagram', 'simulate'].includes(screen) && picturedLooks.some((pictured) => pictured.look === look);

for (const { look, colorScheme, viewport } of looks) {
  test.describe(look, () => {
    // The pictures' font comes as a style that the page's own policy would refuse.
    test.use({ bypassCSP: true, colorScheme, viewport });

    test(`it looks right, and axe finds nothing, ${look}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      for (const [screen, address] of [
        ['list', '/flows?q=password'],
        ['diagram', '/flows/login/diagram?state=submitting'],
        ['paths', '/flows/passwordReset/paths'],
        ['simulate', '/flows/passwordReset/simulate'],
        ['live', '/flows/passwordReset/live'],
        ['export', '/flows/passwordReset/export'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await holdSteady(page);
        expect.soft(await accessibilityProblems(page), screen).toEqual([]);
        expect.soft(await overflow(page), `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
        if (isPictured(screen, look)) await expectPicture(page, ['flows', `${screen}-${look}.png`]);
      }
    });
  });
}
