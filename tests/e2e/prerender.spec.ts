/** Entry screens are prerendered, and nothing that a person does before hydration is lost. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, fillIn, openAs, test } from './test.ts';

type Pages = { prerendered: { path: string; query: Record<string, string> }[] };

const { prerendered } = JSON.parse(readFileSync('dist/pages.json', 'utf8')) as Pages;
const addresses = prerendered.map(({ path, query }) => `${path}?${new URLSearchParams(query)}`.replace(/\?$/, ''));

/** Holds the app's code back. Answers a function that releases it. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const code = /\/assets\/(?!before-paint)[^/]+\.js$/;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(code);
  };
}

const liveForm = (page: Page) => page.locator('form[data-live]');

test('a form that is sent without scripts goes nowhere and never puts its fields into the address', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@palmoil.ng');
  await page.getByLabel('Password', { exact: true }).fill('Harmattan-Breeze');
  const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'));
  await page.keyboard.press('Enter');
  await refused;
  // Playwright goes on waiting for a navigation that the browser has refused, so this is not asked of the page.
  expect(page.url()).toMatch(/\/login$/);
  await page.close();
});

test('pages are revalidated on every visit, and their assets are cached for ever', async ({ request }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    for (const path of ['/login', '/', '/dashboard', '/nothing/here', '/ui']) {
      const page = await request.get(path, { headers });
      expect(page.headers()['cache-control'], `${path} as ${encoding}`).toBe('no-cache');
    }
    const page = await (await request.get('/login', { headers })).text();
    for (const [, file = ''] of page.matchAll(/"(\/assets\/[^"]+)"/g)) {
      const asset = await request.get(file, { headers: { 'accept-encoding': encoding } });
      expect(asset.headers()['cache-control'], `${file} as ${encoding}`).toBe('public, max-age=31536000, immutable');
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in form shows with a note that scripts are off', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    // Texts in here are not looked for by `getByText`.
    await expect(page.locator('noscript > p')).toBeInViewport();
  });

  for (const [query, heading] of [
    ['', 'Get Started with Free Forever'],
    ['?plan=buy_now', 'Create Your Account'],
    ['?plan=free_trial', 'Start now for free, no card required'],
    ['?plan=another', 'Get Started with Free Forever'],
  ] as const) {
    test(`the heading of /signup${query}`, async ({ page }) => {
      await page.goto(`/signup${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  test('the root and unknown entry screens show the sign-in; other unknown addresses answer 404', async ({ page }) => {
    for (const path of ['/', '/account/nothing']) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    }
    expect((await page.goto('/nothing/here'))?.status()).toBe(404);
    await expect(page.getByText('The requested URL/webpage was not found')).toBeVisible();
  });
});

/** React marks each element that it has hydrated. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** The text of these depends on an answer of the server, or on the date. */
const completed = ['/signup?plan=buy_now', '/account/verify', '/verify-invite', '/privacy-policy'];
/** Without them the screen would say that its link is broken. */
const queries: Record<string, string> = { '/account/password-reset': '?uid=1&token=1', '/verify-invite': '?token=1' };

for (const address of addresses) {
  test(`hydration keeps every element and word of ${address}`, async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(`${address}${queries[address] ?? ''}`, { waitUntil: 'commit' });
    const [root, heading] = [page.locator('#root'), page.getByRole('heading', { level: 1 })];
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(/ · Steward$/);
    const before = await root.textContent();
    await heading.evaluate((element) => element.setAttribute('data-came', 'early'));
    // An answer would change what is there.
    await page.route('**/api/**', () => {});
    await release();
    await expect.poll(() => heading.evaluate(isHydrated)).toBe(true);
    await expect(heading).toHaveAttribute('data-came', 'early');
    if (!completed.includes(address)) expect(await root.textContent()).toBe(before);
  });
}

test('text that is typed before hydration stays, with focus and caret, and can be sent', async ({ page, world }) => {
  const { email, password } = await world.owner();
  const release = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password.slice(0, -1));
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await release();
  await expect(liveForm(page)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  // Whatever is drawn anew, the text is the person's.
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveValue(password.slice(0, -1));
  await field.press('End');
  await field.pressSequentially(password.slice(-1));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a form that is sent before hydration is sent after it', async ({ page, world }) => {
  const owner = await world.owner();
  const release = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillIn(page, owner);
  await expect(page).toHaveURL('/login');
  await release();
  await expect(page).toHaveURL('/dashboard');
});

test('an address that is typed before hydration comes along to the next screen', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ada@palmoil.ng');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await release();
  await expect(page.getByLabel('Email')).toHaveValue('ada@palmoil.ng');
});

test('a password that is typed before hydration counts in the sign-up', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ada@palmoil.ng');
  await page.getByLabel('Password', { exact: true }).fill('Harmattan-Breeze');
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  await release();
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
});

test('a password is asked for only when its link is known to work', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/account/password-reset?uid=1&token=1', { waitUntil: 'commit' });
  await expect(page.getByText('One moment: your link is being checked.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await release();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('a reload before hydration works', async ({ page, world }) => {
  const owner = await world.owner();
  const release = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('somebody@else.ng');
  await page.reload({ waitUntil: 'commit' });
  await release();
  await expect(liveForm(page)).toBeVisible();
  await fillIn(page, owner);
  await expect(page).toHaveURL('/dashboard');
});

test('a signed-in person does not see the prerendered sign-in page', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/dashboard');
  await expect(page).toHaveURL('/dashboard');
  for (const path of ['/', '/signup', '/account/confirmation/new']) {
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html[data-known]')).toBeAttached();
    await expect(page.locator('#root[data-prerendered]')).toBeVisible();
    await expect(page.getByRole('heading')).toBeHidden();
    await release();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Path Works' })).toBeVisible();
  }
});

test('the chosen theme applies before hydration', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what a screen reads first is asked for once, before its code has come', async ({ page, world }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.replace(/^.*\/c\/[^/]+/, ''));
  });
  await openAs(page, world, await world.owner(), '/profile');
  await page.goto('about:blank');
  asked.length = 0;
  const release = await holdCode(page);
  await page.goto('/fleet', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(['/api/accounts/auth/user/', '/vehicles/']);
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  await expect.poll(() => asked).toContain('/notifications/');
  const once = ['/api/accounts/auth/user/', '/vehicles/'];
  expect(asked.filter((each) => once.includes(each))).toEqual(once);
});
