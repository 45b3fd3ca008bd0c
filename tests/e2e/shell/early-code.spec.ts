/** A screen that is opened by its address: the page names its code, and the session begins without React. */
import type { Page } from '@playwright/test';
import { storeSignIn } from '../../worlds/device.ts';
import { expect, owner, test } from '../test.ts';

/** Opens the page while React never comes. */
async function openWithoutReact(page: Page) {
  await page.route('**/assets/react-*.js', () => new Promise(() => {}));
  await page.goto('/hr/employees', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
}

const codeAskedFor = (page: Page) => page.locator('link[href*="/assets/employees-"], link[href*="/assets/frame-"]');

test('the code of a member’s screen, and the question who is there, wait for nothing', async ({ page, world }) => {
  const person = await world.signIn(await owner(world));
  await storeSignIn({ page, goto: async (path) => void (await page.goto(path)) }, person);
  const question = page.waitForRequest('**/api/accounts/auth/user/**');
  await openWithoutReact(page);
  expect(await codeAskedFor(page).count()).toBeGreaterThanOrEqual(2);
  await question;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a stranger, who is led to the sign-in, does not load it ahead', async ({ page }) => {
  await openWithoutReact(page);
  expect(await page.locator('meta[name=code]').getAttribute('content')).toContain('assets/employees-');
  await expect(codeAskedFor(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
