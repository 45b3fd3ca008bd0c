/** Every screen, wide and narrow, light and dark: axe finds nothing, nothing is cut off, the keyboard reaches everything. */
import type { Page } from '@playwright/test';
import type { World } from '../flows/browser/world.ts';
import { accessibilityProblems, expect, signIn, test } from './test.ts';

type Screen = { name: string; open: (page: Page, world: World) => Promise<void> };

const asOwner =
  (path: string): Screen['open'] =>
  async (page, world) => {
    await signIn(page, await world.shared('owner', () => world.owner()));
    await expect(page).toHaveURL('/dashboard');
    await page.goto(path);
  };
const asVisitor =
  (path: string): Screen['open'] =>
  async (page) =>
    void (await page.goto(path));

const screens: Screen[] = [
  { name: 'login', open: asVisitor('/login?reason=session_expired') },
  { name: 'sign-up, free', open: asVisitor('/signup') },
  { name: 'sign-up, buy now', open: asVisitor('/signup?plan=buy_now') },
  { name: 'sign-up, trial', open: asVisitor('/signup?plan=free_trial') },
  { name: 'thanks', open: asVisitor('/signup/confirm') },
  { name: 'resend', open: asVisitor('/account/confirmation/new') },
  { name: 'verify without a token', open: asVisitor('/account/verify') },
  { name: 'not found', open: asVisitor('/404') },
  { name: 'mailbox', open: asVisitor('/dev/mailbox') },
  { name: 'restricted', open: asOwner('/unauthorized-access?permission=access_hr') },
  { name: 'dashboard', open: asOwner('/dashboard') },
  { name: 'people', open: asOwner('/hr') },
  { name: 'assets', open: asOwner('/assets') },
  { name: 'fleet', open: asOwner('/fleet') },
  { name: 'payroll', open: asOwner('/payroll') },
  {
    name: 'wizard',
    open: async (page, world) => {
      await signIn(page, await world.account());
      await expect(page.getByText('1 of 9')).toBeVisible();
    },
  },
];

const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };

for (const { name, open } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}`, async ({ page, world }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, world);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        expect(await accessibilityProblems(page), size).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
    });
  }
}

test('the entry and the wizard can be used by keyboard alone', async ({ page, world }) => {
  const { email, password } = await world.account();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  if (!(await page.getByLabel('Password', { exact: true }).evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 9')).toBeVisible();
  await expect(page.getByLabel('Business name')).toBeFocused();
  await page.keyboard.type('Keys and Sons');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 9')).toBeVisible();
});
