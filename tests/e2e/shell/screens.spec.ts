/** The screens of the frame around every module, and those that belong to none. */
import type { Page } from '@playwright/test';
import { asOwner, asVisitor, failing, retryShown, type Screen, testScreens } from '../screens.ts';
import { expect, openAs } from '../test.ts';

/** An owner who looks around with sample data, at a page that shows none of it. */
const withSample =
  (then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const person = await world.shared('owner with a sample', async () => {
      const person = await world.owner();
      const signedIn = await world.signIn(person);
      const path = `/c/${world.businessOf(signedIn)}/sample_data/`;
      const { accessToken: token } = signedIn;
      await world.call('POST', path, { token, json: { trade: 'office' } });
      await expect
        .poll(async () => (await world.call('GET', path, { token })).body.state, { timeout: 60_000 })
        .toBe('shown');
      return person;
    });
    await openAs(page, world, person, '/assets?tab=settings');
    await expect(page.getByRole('button', { name: 'Clear sample data' })).toBeVisible();
    await then?.(page);
  };

testScreens('shell', [
  {
    name: 'dashboard',
    open: asOwner('/dashboard'),
    states: [
      { name: 'failing', open: asOwner('/dashboard', retryShown, failing('**/api/c/**')) },
      {
        name: 'loading',
        isWaiting: true,
        open: asOwner('/dashboard', undefined, async (page) => {
          await page.route('**/api/c/**', () => new Promise(() => {}));
        }),
      },
      {
        name: 'profile menu',
        open: asOwner('/dashboard', async (page) => {
          await page.getByRole('button', { name: 'Profile' }).click();
          await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
        }),
      },
    ],
  },
  {
    name: 'palette',
    open: asOwner('/dashboard', async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    }),
  },
  {
    name: 'notifications',
    open: asOwner('/dashboard', async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('link')).toBeVisible();
    }),
  },
  {
    name: 'sample',
    open: withSample(),
    states: [
      {
        name: 'question',
        open: withSample(async (page) => {
          await page.getByRole('button', { name: 'Clear sample data' }).click();
          await expect(page.getByRole('alertdialog', { name: 'Clear the sample data?' })).toBeVisible();
        }),
      },
    ],
  },
  {
    name: 'not-found',
    open: asOwner('/nowhere'),
    states: [{ name: 'signed out', open: asVisitor('/404') }],
  },
  { name: 'restricted', open: asOwner('/unauthorized-access?permission=access_hr') },
  {
    name: 'planned',
    open: asOwner('/time-and-attendance'),
    states: [{ name: 'of visitors', open: asVisitor('/recruit/palm-oil') }],
  },
  { name: 'mailbox', open: asVisitor('/dev/mailbox?to=nobody@okafor.test') },
]);
