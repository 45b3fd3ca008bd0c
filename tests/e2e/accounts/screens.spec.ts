/** The screens of signing up, signing in and of a person's own account. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { World } from '../../worlds/world.ts';
import { asOwner, asVisitor, failing, retryShown, testScreens } from '../screens.ts';
import { expect, fillIn, openAs, password } from '../test.ts';

const secured = (world: World) => world.shared('secured', async () => world.secure(await world.account()));

const device = { kind: 'web', address: '197.210.8.14', signed_in_at: '2026-03-01T08:00:00Z', is_this_device: false };
const devices = [
  {
    ...device,
    id: '1',
    browser: 'Chrome',
    system: 'Android',
    last_used_at: '2026-03-02T08:00:00Z',
    is_this_device: true,
  },
  { ...device, id: '2', browser: 'Edge', system: 'Windows', last_used_at: '2026-03-01T19:20:00Z' },
];
const security = '/profile?tab=security';
const setUp = `${security}&view=second-step`;
const givePassword: NonNullable<Parameters<typeof asOwner>[1]> = async (page) => {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
};

const reminders = '/profile?tab=reminders';
const feeding = (feed: object) => async (page: Page) => {
  await page.route('**/calendar_feed/', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'PUT'
          ? { address: 'https://app.steward.test/calendar/Rm9yIHRoZSBwaWN0dXJlLCBub3QgYSBzZWNyZXQgYXQ.ics' }
          : feed,
    }),
  );
};
const made = { created_at: '2026-03-02T08:00:00Z', read_at: null };

testScreens('accounts', [
  {
    name: 'login',
    open: asVisitor('/login'),
    states: [
      { name: 'expired session', open: asVisitor('/login?reason=session_expired') },
      {
        name: 'wrong password',
        open: asVisitor('/login', async (page) => {
          await fillIn(page, { email: 'ada@okafor.test', password: 'not-the-password' });
          await expect(page.getByRole('alert')).toBeVisible();
        }),
      },
      {
        name: 'empty',
        open: asVisitor('/login', async (page) => {
          await expect(page.locator('form[data-live]')).toBeVisible();
          await page.getByRole('button', { name: 'Sign In', exact: true }).click();
          await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
        }),
      },
    ],
  },
  {
    name: 'login-second-step',
    open: async (page, world) => {
      await page.goto('/login');
      await fillIn(page, await secured(world));
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'sign-up',
    open: asVisitor('/signup'),
    states: [
      { name: 'to buy', open: asVisitor('/signup?plan=buy_now') },
      { name: 'to try', open: asVisitor('/signup?plan=free_trial') },
    ],
  },
  { name: 'signed-up', open: asVisitor('/signup/confirm?email=ada@okafor.test') },
  { name: 'resend-confirmation', open: asVisitor('/account/confirmation/new') },
  {
    name: 'verified',
    open: async (page, world) => {
      const { key } = await world.unconfirmed();
      await page.goto(`/account/verify?token=${key}`);
      await expect(page.getByText('Your email address has been verified')).toBeVisible();
    },
    states: [{ name: 'without a token', open: asVisitor('/account/verify') }],
  },
  { name: 'forgot-password', open: asVisitor('/forgot-password') },
  { name: 'check-email', open: asVisitor('/forgot-password-confirm') },
  {
    name: 'new-password',
    open: async (page, world) => {
      const { uid, token } = await world.forgetful();
      await page.goto(`/account/password-reset?uid=${uid}&token=${token}`);
      await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
    },
    states: [{ name: 'invalid link', open: asVisitor('/account/password-reset') }],
  },
  { name: 'password-replaced', open: asVisitor('/password-reset/successful') },
  { name: 'profile', open: asOwner('/profile') },
  {
    name: 'reminders',
    open: asOwner(
      reminders,
      async (page) => {
        await page.getByRole('button', { name: 'Make a new link' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new link' }).click();
        await expect(page.getByLabel('Secret link')).toBeVisible();
      },
      feeding(made),
    ),
    states: [
      { name: 'no link', open: asOwner(reminders) },
      { name: 'a link that no calendar has read', open: asOwner(reminders, undefined, feeding(made)) },
      {
        name: 'a question before it is revoked',
        open: asOwner(reminders, (page) => page.getByRole('button', { name: 'Revoke' }).click(), feeding(made)),
      },
      { name: 'failing', open: asOwner(reminders, retryShown, failing('**/calendar_feed/')) },
    ],
  },
  {
    name: 'security',
    open: asOwner(security, undefined, async (page) => {
      await page.route('**/accounts/auth/devices/', (route) => route.fulfill({ json: { results: devices } }));
    }),
  },
  { name: 'second-step-password', open: asOwner(setUp) },
  {
    name: 'second-step-app',
    open: asOwner(setUp, givePassword),
    varying: (page) => [page.getByRole('img', { name: /QR code/ }), page.getByLabel('Key', { exact: true })],
  },
  {
    name: 'second-step-codes',
    open: async (page, world) => {
      await openAs(page, world, await world.owner(), setUp);
      await givePassword(page);
      const key = ((await page.getByLabel('Key', { exact: true }).textContent()) ?? '').replaceAll(' ', '');
      await page.getByRole('textbox', { name: 'Code that the app shows' }).fill(new TOTP({ secret: key }).generate());
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    },
    varying: (page) => [page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')],
  },
]);
