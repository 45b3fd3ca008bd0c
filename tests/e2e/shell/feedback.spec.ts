/** What a person sees at once: where a press leads, what was read before, and that the connection is back. */
import type { Page, Route } from '@playwright/test';
import { expect, fillIn, openAs, test } from '../test.ts';

const phone = { width: 390, height: 844 };
const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules' });

/** Holds the answers to these requests until they are let through. */
async function hold(page: Page, url: string) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route: Route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return () => letThrough();
}

test('a press shows where it leads, while the code of the page is on its way', async ({ page, world }) => {
  await page.setViewportSize(phone);
  const letThrough = await hold(page, '**/assets/hr-dashboard*.js');
  await openAs(page, world, await world.owner(), '/dashboard');
  const people = modules(page).getByRole('link', { name: 'People', exact: true });
  await expect(people).toBeVisible();
  await people.click();
  await expect(people).toHaveAttribute('aria-current', 'page');
  await expect(page.getByTestId('next-page')).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused();
  await expect(page.getByTestId('next-page')).toBeHidden();
});

test('what a mouse comes near is fetched ahead, its code and its first data', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/dashboard');
  const people = modules(page).getByRole('link', { name: 'People', exact: true });
  await expect(people).toBeVisible();
  const data = page.waitForRequest(/\/employees\/dashboard\/count\//);
  await people.hover();
  await data;
  await expect(page).toHaveURL('/dashboard');
});

for (const saveData of [false, true]) {
  test(`a phone at rest ${saveData ? 'fetches nothing ahead where data is saved' : 'fetches ahead what the bar offers'}`, async ({
    browser,
    baseURL,
    world,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: phone,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    await page.clock.install();
    await openAs(page, world, await world.owner(), '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.runFor(5_000);
    const ahead = () => asked.filter((path) => /\/(dashboard\/count|vehicles)\/$/.test(path)).length;
    if (saveData) {
      await page.getByRole('button', { name: 'Profile' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(ahead()).toBe(0);
    } else {
      await expect.poll(ahead).toBe(2);
    }
    await context.close();
  });
}

test('who comes back to Home after ten minutes sees what it showed, while the newest is on its way', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await openAs(page, world, await world.owner(), '/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing is due.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await main.textContent();
  await modules(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business settings' })).toBeVisible();
  await page.clock.fastForward(10 * 60_000);
  const letThrough = await hold(page, '**/api/c/**');
  await modules(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Path Works' })).toBeVisible();
  expect(await main.textContent()).toBe(before);
  letThrough();
});

test('the message of a lost connection goes when the connection is back', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fillIn(page, { email: 'ada@path.test', password: 'red-earth-and-rain' });
  const complaint = page.getByRole('alert').getByText('There is no connection');
  await expect(complaint).toBeVisible();
  await context.setOffline(false);
  await expect(complaint).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('ada@path.test');
});

test('a page whose code did not come is loaded when the connection is back', async ({ page, context, world }) => {
  await openAs(page, world, await world.owner(), '/dashboard');
  await expect(modules(page).getByRole('link', { name: 'Home' })).toBeVisible();
  // A test before this one may have left the code in the browser's cache, which a route switches off.
  await page.route('**/*.js', (route) => route.abort());
  await context.setOffline(true);
  await modules(page).getByRole('link', { name: 'Assets', exact: true }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await page.unroute('**/*.js');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Welcome to Assets' })).toBeVisible();
});

test('what failed is said beside its button, in view on a phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openAs(page, world, await world.owner(), '/settings?tab=business');
  await page.route('**/detail/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 503, json: { detail: 'Not today.' } }),
  );
  await page.getByLabel('Business name').fill('Path Works and Sons');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').getByText('Not today.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeInViewport();
});
