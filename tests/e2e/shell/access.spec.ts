/** Guards: who may open which screen, by which link and tab, and what stays on the device afterwards. */
import type { Page } from '@playwright/test';
import type { Person } from '../../worlds/accounts.ts';
import type { World } from '../../worlds/world.ts';
import { expect, fillIn, openAs, password, signIn, test } from '../test.ts';

const owner = (world: World): Promise<Person> => world.shared('guarded owner', () => world.owner());
const member = (world: World): Promise<Person> =>
  world.shared('guarded member', async () => world.member(await owner(world), { permissions: ['access_hr'] }));

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const onDashboard = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Path Works' })).toBeVisible();
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
};

test('a deep link survives signing in with its path and query', async ({ page, world }) => {
  const address = '/assets?tab=settings&view=statutory-type&search=road%20%26%20rail';
  await page.goto(address);
  await expect(page).toHaveURL(/^[^?]*\/login\?/);
  await page.reload();
  await fillIn(page, await owner(world));
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('searchbox')).toHaveValue('road & rail');
});

test('a signed-in person is sent on from the screens of visitors', async ({ page, world }) => {
  await openAs(page, world, await owner(world), '/login');
  await expect(page).toHaveURL('/dashboard');
  for (const address of ['/forgot-password', '/account/confirmation/new', '/account/nothing-here', '/']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/dashboard');
  }
  await page.goto('/login?next=/fleet');
  await expect(page).toHaveURL('/fleet');
  await page.goto('/login?next=https://example.test/');
  await expect(page).toHaveURL('/dashboard');
});

test('a page without permission says which one is missing and who can grant it', async ({ page, world }) => {
  await openAs(page, world, await member(world), '/payroll');
  await expect(page).toHaveURL('/unauthorized-access?permission=access_payroll');
  await expect(page.getByRole('heading', { name: 'This is a restricted area' })).toBeVisible();
  await expect(page.locator('main')).toContainText(
    'You need payroll access to open Payroll. Ada Obi (owner of Path Works) can grant it.',
  );
  const rail = page.getByRole('navigation', { name: 'Modules' });
  await expect(rail.getByRole('link', { name: 'People', exact: true })).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Assets', exact: true })).toBeHidden();

  await page.goto('/settings');
  await expect(page).toHaveURL('/unauthorized-access?permission=owner');
  await expect(page.locator('main')).toContainText('Only Ada Obi (owner of Path Works) may open it.');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await onDashboard(page);
  await page.goto('/invites');
  await expect(page.getByRole('heading', { level: 1, name: 'Invites' })).toBeVisible();
});

test('the device stores user_information for members, not for owners, until they sign out', async ({ page, world }) => {
  await signIn(page, await owner(world));
  await onDashboard(page);
  await page.waitForLoadState('networkidle');
  expect(await stored(page)).not.toHaveProperty('user_information');
  await signOut(page);

  await fillIn(page, await member(world));
  await onDashboard(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('user_permission')) asked.push(request.url());
  });
  await expect
    .poll(async () => JSON.parse((await stored(page)).user_information ?? 'null'))
    .toEqual({ is_owner: false, permissions: [{ codename: 'access_hr' }] });
  asked.length = 0;
  await page.reload();
  await onDashboard(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await signOut(page);
  expect(await stored(page)).toEqual({});
});

test.describe('an invitation', () => {
  const invitedForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Create account' });

  test('for another person says so, and lets the signed-in person stay or sign out', async ({ page, world }) => {
    const present = await owner(world);
    const invited = await world.invited({ isNew: true });
    const link = `/verify-invite?token=${invited.token}`;
    await openAs(page, world, present, '/dashboard');
    await onDashboard(page);
    await page.evaluate(() => localStorage.setItem('left.behind', 'by somebody else'));
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This invitation is for somebody else' })).toBeVisible();
    await expect(page.locator('main')).toContainText(
      `It was sent to ${invited.email}, and you are signed in as ${present.email}.`,
    );

    await test.step('to stay changes nothing', async () => {
      await page.getByRole('link', { name: /dashboard/i }).click();
      await onDashboard(page);
      expect((await stored(page)).user).toContain(present.email);
      await page.goBack();
    });

    await page.getByRole('button', { name: 'Sign out and continue' }).click();
    await expect(invitedForm(page)).toBeVisible();
    expect(await stored(page)).not.toHaveProperty('access_token');
    await page.getByLabel('First name').fill('Bola');
    await page.getByLabel('Last name').fill('Ade');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
    await page.getByRole('button', { name: 'Create Password' }).click();
    await onDashboard(page);
    await expect.poll(async () => (await stored(page)).user_information).toBeDefined();
    const now = await stored(page);
    expect(Object.keys(now).sort()).toEqual([
      'access_token',
      'business_domain',
      'refresh_token',
      'user',
      'user_information',
    ]);
    const { user } = await world.signIn(invited);
    expect(now.business_domain).toBe((user as { business: { id: string } }).business.id);
  });

  test('can be opened twice, and once used leads to the sign-in', async ({ page, context, world }) => {
    const invited = await world.invited({ isNew: true });
    const link = `/verify-invite?token=${invited.token}`;
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(link);
      await expect(invitedForm(tab)).toBeVisible();
      await tab.getByLabel('First name').fill('Bola');
      await tab.getByLabel('Last name').fill('Ade');
      await tab.getByRole('textbox', { name: 'Password', exact: true }).fill(invited.password);
      await tab.getByRole('textbox', { name: 'Confirm password' }).fill(invited.password);
    }
    for (const tab of [page, second]) {
      await tab.getByRole('button', { name: 'Create Password' }).click();
      await onDashboard(tab);
    }
    await second.close();
    await signOut(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Sorry, Something went wrong' })).toBeVisible();
    await expect(page.getByText('This invitation has already been accepted. Sign in to continue.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await fillIn(page, invited);
    await onDashboard(page);
  });
});

test.describe('Back after signing out', () => {
  test('shows nothing of the last screen', async ({ page, world }) => {
    await openAs(page, world, await owner(world), '/dashboard');
    await onDashboard(page);
    await page.goto('/hr');
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    await signOut(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden();
    await expect(page.getByText('Path Works')).toBeHidden();
  });

  test('shows nothing when the browser kept the page in its cache', async ({ page, world }) => {
    await openAs(page, world, await owner(world), '/dashboard');
    await onDashboard(page);
    // While it is kept, a page hears nothing of what other tabs store; then it is shown again.
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Path Works')).toBeHidden();
  });
});

for (const [what, minutes] of Object.entries({ ahead: 10, behind: -10 })) {
  test(`a device whose clock is ten minutes ${what} stays signed in`, async ({ page, world }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    const refreshed: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/token/refresh/')) refreshed.push(request.url());
    });
    await signIn(page, await owner(world));
    await onDashboard(page);
    await page.reload();
    await onDashboard(page);
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    expect(refreshed, 'only the server says when a token has run out').toEqual([]);
  });
}
