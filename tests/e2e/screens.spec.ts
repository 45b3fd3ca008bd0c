/**
 * Every screen, full, empty and failing, wide and narrow, light and dark: axe finds nothing, nothing is cut off at 320 px or
 * at 200 % zoom, and it looks as it did.
 */
import { accountScreens } from './account-screens.ts';
import { billingScreens } from './billing-screens.ts';
import { asOwner, asVisitor, failing, retryShown, type Screen } from './open-screen.ts';
import { peopleScreens } from './people-screens.ts';
import { expectPicture, holdSteady, holdWords } from './pictures.ts';
import { premiumScreens } from './premium-screens.ts';
import { accessibilityProblems, expect, fillIn, openAs, test } from './test.ts';
import { answerUpTo } from './wizard.ts';

test.use({ bypassCSP: true });

/** A new account's wizard at one of its nine questions, answered as far as it takes to get there. */
const wizardAt =
  (question: number): Screen['open'] =>
  async (page, world) => {
    await openAs(page, world, await world.account(), '/business-registration');
    await answerUpTo(page, question);
  };

const screens: Screen[] = [
  { name: 'login', open: asVisitor('/login') },
  { name: 'login-expired', open: asVisitor('/login?reason=session_expired') },
  {
    name: 'login-refused',
    open: asVisitor('/login', async (page) => {
      await fillIn(page, { email: 'ada@okafor.test', password: 'not-the-password' });
      await expect(page.getByRole('alert')).toBeVisible();
    }),
  },
  {
    name: 'login-empty',
    open: asVisitor('/login', async (page) => {
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    }),
  },
  { name: 'sign-up-free', open: asVisitor('/signup') },
  { name: 'sign-up-buy-now', open: asVisitor('/signup?plan=buy_now') },
  { name: 'sign-up-trial', open: asVisitor('/signup?plan=free_trial') },
  { name: 'thanks', open: asVisitor('/signup/confirm?email=ada@okafor.test') },
  { name: 'resend', open: asVisitor('/account/confirmation/new') },
  { name: 'verify-without-a-token', open: asVisitor('/account/verify') },
  {
    name: 'verified',
    open: async (page, world) => {
      const { key } = await world.unconfirmed();
      await page.goto(`/account/verify?token=${key}`);
      await expect(page.getByText('Your email address has been verified')).toBeVisible();
    },
  },
  { name: 'forgot-password', open: asVisitor('/forgot-password') },
  { name: 'check-email', open: asVisitor('/forgot-password-confirm') },
  { name: 'new-password', open: asVisitor('/account/password-reset?uid=0199&token=secret') },
  { name: 'new-password-link-invalid', open: asVisitor('/account/password-reset') },
  { name: 'password-replaced', open: asVisitor('/password-reset/successful') },
  { name: 'not-found', open: asVisitor('/404') },
  { name: 'not-found-signed-in', open: asOwner('/nowhere') },
  { name: 'mailbox', open: asVisitor('/dev/mailbox?to=nobody@okafor.test') },
  { name: 'restricted', open: asOwner('/unauthorized-access?permission=access_hr') },
  { name: 'dashboard', open: asOwner('/dashboard') },
  { name: 'dashboard-failing', open: asOwner('/dashboard', retryShown, failing('**/api/c/**')) },
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
    name: 'profile-menu',
    open: asOwner('/dashboard', async (page) => {
      await page.getByRole('button', { name: 'Profile' }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    }),
  },
  {
    name: 'dashboard-loading',
    isWaiting: true,
    open: asOwner('/dashboard', undefined, async (page) => {
      await page.route('**/api/c/**', () => new Promise(() => {}));
    }),
  },
  { name: 'people', open: asOwner('/hr') },
  { name: 'people-failing', open: asOwner('/hr', retryShown, failing('**/departments/**')) },
  { name: 'people-no-match', open: asOwner('/hr?search=nothing-like-it') },
  { name: 'assets', open: asOwner('/assets') },
  { name: 'assets-no-match', open: asOwner('/assets?search=nothing-like-it') },
  { name: 'statutory-information', open: asOwner('/assets?tab=settings&view=statutory-type') },
  { name: 'fleet', open: asOwner('/fleet') },
  { name: 'payroll', open: asOwner('/payroll') },
  ...Array.from({ length: 9 }, (_, index) => ({ name: `wizard-${index + 1}`, open: wizardAt(index + 1) })),
  ...accountScreens,
  ...billingScreens,
  ...peopleScreens,
  ...premiumScreens,
];

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
/** Two pictures a screen show both schemes and both sizes; axe looks at all four. */
const looks = [
  { look: 'light-wide', colorScheme: 'light', viewport: wide, isPictured: true },
  { look: 'dark-wide', colorScheme: 'dark', viewport: wide, isPictured: false },
  { look: 'light-narrow', colorScheme: 'light', viewport: narrow, isPictured: false },
  { look: 'dark-narrow', colorScheme: 'dark', viewport: narrow, isPictured: true },
] as const;
/** The narrowest phone, and a laptop's screen at 200 %. */
const tight = { '320 px': { width: 320, height: 640 }, '200 %': { width: 640, height: 400 } };

const soft = expect.configure({ soft: true });

for (const { name, open, isWaiting = false, varying = () => [] } of screens) {
  test(name, async ({ page, world }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, world);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (!isWaiting) await page.waitForLoadState('networkidle');
    await holdSteady(page);
    await holdWords(page);
    for (const { look, colorScheme, viewport, isPictured } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      expect.soft(await accessibilityProblems(page), look).toEqual([]);
      if (isPictured) await expectPicture(page, `${name}-${look}`, { varying: varying(page) });
    }
    for (const [what, viewport] of Object.entries(tight)) {
      await page.setViewportSize(viewport);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // A table puts itself into a box that scrolls as soon as it has measured the room.
      await soft.poll(overflow, { message: `scrolls sideways at ${what}`, timeout: 2_000 }).toBeLessThanOrEqual(0);
    }
  });
}
