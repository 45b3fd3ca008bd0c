/** The frame around every module: navigation, notifications, switching businesses, and failures of a part. */
import type { Page } from '@playwright/test';
import { accessibilityProblems, expect, openAs, signIn, test } from '../test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search' });

test('navigation focuses the heading and sets the title, and Back restores the scroll position', async ({
  page,
  world,
}) => {
  await signIn(page, await world.owner());
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Path Works')).toBeFocused();
  await expect(page).toHaveTitle('Dashboard · Steward');
  await page.setViewportSize({ width: 390, height: 400 });
  await expect(page.getByRole('list', { name: 'First steps' })).toBeVisible();
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(250);
  const left = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page).toHaveTitle('People · Steward');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Path Works')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a module’s tabs change screen, title and address by keyboard', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/dashboard');
  await page.getByRole('link', { name: 'Assets', exact: true }).click();
  const tabs = page.getByRole('navigation', { name: 'Assets' });
  // The welcome of the register, which a new owner closes.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/assets?tab=settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await page.getByRole('link', { name: 'Statutory Information' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/assets?tab=settings&view=statutory-type');
  await expect(page).toHaveTitle('Statutory Information · Steward');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(tabs.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await expect(page).toHaveTitle('Settings · Steward');
  await tabs.getByRole('button', { name: 'Assets List' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Asset list' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Asset type' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Asset types · Steward');
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page).toHaveURL('/hr');
  await expect(tabs).toBeHidden();
});

test('Ctrl-K finds an asset by its serial number, for those who may see assets', async ({ page, browser, world }) => {
  const owner = await world.owner();
  const asset = await world.asset(await world.signIn(owner), { serial_no: 'PF-4T9XQ2' });
  await openAs(page, world, owner, '/dashboard');
  await expect(heading(page, 'Path Works')).toBeVisible();
  await page.keyboard.press('Control+k');
  await search(page).fill('PF-4T9');
  await expect(page.getByRole('option', { name: /ThinkPad T14/ })).toContainText('PF-4T9XQ2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`view=asset&id=${String(asset.id)}`));
  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, world, await world.member(owner), '/dashboard');
  await expect(heading(theirs, 'Path Works')).toBeVisible();
  await theirs.keyboard.press('Control+k');
  await search(theirs).fill('PF-4T9');
  await expect(theirs.getByText(/^Nothing found/)).toBeVisible();
  await theirs.context().close();
});

test('Ctrl-K finds pages and actions, and loses no key while its code loads', async ({ page, world }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/palette-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openAs(page, world, await world.owner(), '/dashboard');
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Path Works')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('statux');
  await page.keyboard.press('Backspace');
  letThrough();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('statu');
  await page.keyboard.type('tory');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/assets?tab=settings&view=statutory-type');
  await expect(heading(page, 'Statutory Information')).toBeFocused();

  await test.step('what was picked comes first, and Escape gives the focus back', async () => {
    await page.getByRole('button', { name: 'Profile' }).focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/Statutory Information/]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.type('xyz');
    await expect(page.getByText('Nothing found for ‘xyz’')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Profile' })).toBeFocused();
  });

  await test.step('acts are done from there', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('theme dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('log out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });
});

test('the bell counts new notifications, and opening one marks it as read', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/dashboard');
  await expect(heading(page, 'Path Works')).toBeVisible();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link', { name: /Unread: Path Works is ready/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await list.getByRole('link').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('notifications that fail to load offer Retry; on a phone they open from below', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/notifications/?*', (route) => route.fulfill({ status: 400, json: { detail: 'Not today.' } }));
  await openAs(page, world, await world.owner(), '/dashboard');
  await page.getByRole('button', { name: 'Notifications' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('Not today.')).toBeVisible();
  await page.unroute('**/notifications/?*');
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect(list.getByText('Path Works is ready')).toBeVisible();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
});

test('a member of two businesses switches between them, and every tab follows', async ({ context, world }) => {
  const person = await world.owner();
  const elsewhere = await world.signIn(await world.owner('free', 'Kola Nut Traders'));
  const id = world.businessOf(elsewhere);
  await world.join(person, elsewhere);

  const page = await context.newPage();
  await openAs(page, world, person, '/dashboard');
  await expect(page.getByRole('link', { name: 'Assets', exact: true })).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto('/assets');
  await expect(secondTab.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Business: Path Works/ }).click();
  await page.getByRole('menuitemradio', { name: 'Kola Nut Traders' }).click();
  await expect(heading(page, 'Kola Nut Traders')).toBeFocused();
  await expect(page).toHaveTitle('Dashboard · Steward');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Assets', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'People', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('business_domain'))).toBe(id);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user_information') ?? 'null')))
    .toEqual({ is_owner: false, permissions: [{ codename: 'access_hr' }] });
  await expect(secondTab).toHaveURL('/dashboard');
  await expect(secondTab.getByRole('link', { name: 'Assets', exact: true })).toBeHidden();
  const notice = secondTab.getByText('You went to Kola Nut Traders in another tab, so this one left Path Works too.');
  await expect(notice).toBeVisible();
  expect(await accessibilityProblems(secondTab)).toEqual([]);
  await secondTab.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();

  await page.goto('/assets');
  await expect(heading(page, 'This is a restricted area')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Assets', exact: true })).toBeHidden();
});

test('a removed member learns it in another business, without a business, and at a later sign-in', async ({
  page,
  world,
}) => {
  const first = await world.signIn(await world.owner());
  const second = await world.signIn(await world.owner('free', 'Kola Nut Traders'));
  const person = await world.member(first);
  await world.join(person, second);
  const { user } = await world.signIn(person);
  const removedBy = (owner: typeof first) =>
    world.call('DELETE', `/c/${world.businessOf(owner)}/members/${user.id}/`, { token: owner.accessToken });
  await signIn(page, person);
  await expect(heading(page, 'Path Works')).toBeVisible();
  // What the app asks by itself, or when the pointer is over the link, would tell it before the press.
  let answers = Promise.resolve();
  await page.route('**/api/c/**', (route) => answers.then(() => route.continue()));
  const pressAfterRemovalBy = async (owner: typeof first) => {
    const pressed = Promise.withResolvers<void>();
    answers = pressed.promise;
    await removedBy(owner);
    await page.getByRole('link', { name: 'People', exact: true }).dispatchEvent('click');
    pressed.resolve();
  };
  await pressAfterRemovalBy(first);
  await expect(
    page.getByText(/^You were removed from Path Works\. .* You are in Kola Nut Traders now\.$/),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('business_domain'))).toBe(world.businessOf(second));

  await pressAfterRemovalBy(second);
  const notice = page.getByText(
    'You were removed from Kola Nut Traders. If that is a mistake, ask its owner to invite you again. You can also set up a business of your own here.',
  );
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/business-registration');
  expect(await accessibilityProblems(page)).toEqual([]);
  // On another device, which does not offer the address before it is typed.
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
  await signIn(page, person);
  await expect(notice).toBeVisible();
});

test('a screen whose code fails to load says so inside the frame; Retry or the connection loads it', async ({
  page,
  context,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/dashboard');
  await expect(heading(page, 'Path Works')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Rota', exact: true }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeVisible();
  await page.unroute('**/*.js');
  // A browser that remembers the failure loads the page anew.
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/shift-rota');

  // A test before this one may have left the code in the browser's cache, which a route switches off.
  await page.route('**/*.js', (route) => route.abort());
  await context.setOffline(true);
  const modules = page.getByRole('navigation', { name: 'Modules' });
  await modules.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await page.unroute('**/*.js');
  await context.setOffline(false);
  await expect(heading(page, 'Business settings')).toBeVisible();
});

test('a screen that throws keeps the frame and offers two ways on', async ({ context, world }) => {
  // A page of its own: here an error is expected in the console.
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/api/c/*/checklist/', (route) => route.fulfill({ json: { steps: {} } }));
  await openAs(page, world, await world.owner(), '/dashboard');
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
  expect(errors).toHaveLength(1);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(heading(page, 'People')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();
});

test('the not-found page stands in the frame for members and alone for visitors', async ({ page, world }) => {
  await page.goto('/nowhere');
  await expect(heading(page, 'The requested URL/webpage was not found')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden();
  await openAs(page, world, await world.owner(), '/dashboard');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/nowhere');
  await expect(heading(page, 'The requested URL/webpage was not found')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to homepage' }).click();
  await expect(heading(page, 'Path Works')).toBeFocused();
});
