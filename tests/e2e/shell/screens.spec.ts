/** The screens of the frame around every module, and those that belong to none. */
import { asOwner, asVisitor, failing, retryShown, testScreens } from '../screens.ts';
import { expect } from '../test.ts';

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
    name: 'not-found',
    open: asOwner('/nowhere'),
    states: [{ name: 'signed out', open: asVisitor('/404') }],
  },
  { name: 'restricted', open: asOwner('/unauthorized-access?permission=access_hr') },
  {
    name: 'planned',
    open: asOwner('/shift-rota'),
    states: [{ name: 'of visitors', open: asVisitor('/recruit/palm-oil') }],
  },
  { name: 'mailbox', open: asVisitor('/dev/mailbox?to=nobody@okafor.test') },
]);
