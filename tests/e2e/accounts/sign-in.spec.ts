/** Signing in and out, the end of a session, and the screen that follows. */
import { expect, fillIn, signIn, test } from '../test.ts';

test('a deep link survives signing in', async ({ page, world }) => {
  const owner = await world.owner();
  const deep = '/assets?tab=asset-list&view=type';
  await page.goto(deep);
  await expect(page).toHaveURL(/\/login/);
  await fillIn(page, owner);
  await expect(page).toHaveURL(deep);
  await expect(page.getByRole('heading', { name: 'Asset types', exact: true })).toBeVisible();
});

test('a refused sign-in shows a message, keeps the fields, and typing clears the message', async ({ page }) => {
  await signIn(page, { email: 'nobody@paths.test', password: 'not the password' });
  await expect(page.getByText('Unable to log in with provided credentials.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@paths.test');
  await page.getByLabel('Password', { exact: true }).fill('another');
  await expect(page.getByText('Unable to log in with provided credentials.')).toBeHidden();
});

test('who has not confirmed their address is offered the mail again, and does not type the address again', async ({
  page,
  world,
}) => {
  const person = await world.unconfirmed();
  await signIn(page, person);
  await page.getByRole('alert').getByRole('link', { name: 'Send it again' }).click();
  await expect(page.getByRole('heading', { name: /confirm/i })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('signing out in one tab signs out the other, and Back shows nothing', async ({ page, context, world }) => {
  await signIn(page, await world.owner());
  await expect(page).toHaveURL('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Path Works' })).toBeVisible();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page).toHaveURL('/hr');
  await page
    .getByRole('button', { name: /Ada Obi|Account|Profile/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByText('Path Works')).toBeHidden();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('30 minutes of inactivity end the session, and the sign-in page says why', async ({ page, world }) => {
  await page.clock.install();
  await signIn(page, await world.owner());
  await expect(page.getByRole('heading', { name: 'Path Works' })).toBeVisible();
  await page.clock.runFor('31:00');
  await expect(page).toHaveURL(/\/login\?.*reason=session_expired/);
  await expect(page.getByText(/signed out/)).toBeVisible();
});

test('a session that was ended on another device ends here at the next request', async ({ page, world }) => {
  const owner = await world.owner();
  await signIn(page, owner);
  await expect(page.getByRole('heading', { name: 'Path Works' })).toBeVisible();
  const { refreshToken } = await world.signIn(owner);
  await world.call('POST', '/accounts/auth/logout/', { json: { refresh_token: refreshToken, everywhere: true } });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

test('the form says that the server does not answer, keeps its fields, and a second try works', async ({
  page,
  world,
}) => {
  const owner = await world.owner();
  await page.goto('/login');
  await page.route('**/api/accounts/auth/login/**', (route) => route.abort('connectionfailed'));
  await fillIn(page, owner);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await page.unroute('**/api/accounts/auth/login/**');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the offline banner shows while there is no connection', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are currently offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are currently offline')).toBeHidden();
});

test('an unknown address shows the not-found page with a link home', async ({ page, world }) => {
  await signIn(page, await world.owner());
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/nothing/here');
  await expect(page.getByText('The requested URL/webpage was not found')).toBeVisible();
  await page
    .getByRole('link', { name: 'Go back to homepage' })
    .or(page.getByRole('button', { name: 'Go back to homepage' }))
    .click();
  await expect(page).toHaveURL('/dashboard');
});

test('the sign-up page sends a signed-in person to their business, with the campaign', async ({ page, world }) => {
  await signIn(page, await world.account());
  await expect(page).toHaveURL('/business-registration');
  await page.goto('/signup?utm_source=radio');
  await expect(page).toHaveURL('/business-registration?utm_source=radio');
});

test('a session whose business is closed stays on the sign-in page', async ({ page, world }) => {
  const owner = await world.owner();
  await page.route('**/api/accounts/auth/user/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), business_onboarding_status: 'closed', business: null },
    });
  });
  await signIn(page, owner);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
