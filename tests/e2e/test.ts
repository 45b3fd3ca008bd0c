/** The test function of the end-to-end tests: a page, people on a real server, and a console that must stay empty. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Person } from '../worlds/accounts.ts';
import { storeSignIn } from '../worlds/device.ts';
import { makeWorld, type World } from '../worlds/world.ts';
import { goOn, keepPage, loadedAs } from './kept-page.ts';

/** What the page's console complains of, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  // The browser itself reports refused and failed requests, which many tests bring about on purpose.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return complaints;
}

export const test = base.extend<{ silent: undefined }, { world: World; keptPage: Page }>({
  // One for all tests of a worker, so that they can share people whom none of them changes.
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const world = makeWorld(process.env.STEWARD_URL ?? '', process.env.STEWARD_DATABASE ?? '');
      await use(world);
      const signedIn = await world.signIn(await owner(world));
      const path = `/c/${world.businessOf(signedIn)}/activity/`;
      const { body } = await world.call('GET', path, { token: signedIn.accessToken });
      expect(body.results, 'a test that changes a business needs an owner of its own').toEqual([]);
    },
    { scope: 'worker' },
  ],
  keptPage: [
    async ({ browser }, use) => {
      const page = await keepPage(browser);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  silent: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      await use(undefined);
      expect(complaints).toEqual([]);
      // Playwright empties the browser's cache through the open pages, and the app's code would be compiled for each test anew.
      await page.close();
    },
    { auto: true },
  ],
});
export { inLagos } from '../../server/platform/time/lagos.testing.ts';
export { expect };

/** The owner of a business that no test changes, so that its pictures do not tell which tests ran before. */
export const owner = (world: World): Promise<Person> => world.shared('owner', () => world.owner());

export const password = 'red-earth-and-rain';

export async function signIn(page: Page, { email, password }: Person) {
  await page.goto('/login');
  await fillIn(page, { email, password });
}

/**
 * Opens a screen as somebody who signed in on this device before: for tests that are not about signing in.
 * @param before done when the sign-in is stored and the screen not yet open
 */
export async function openAs(
  page: Page,
  world: World,
  person: Person,
  path: string,
  before?: (page: Page) => Promise<unknown>,
) {
  if (await goOn(page, person, path, before)) return;
  const goto = async (address: string) => void (await page.goto(address));
  await storeSignIn({ page, goto }, await world.signIn(person));
  await before?.(page);
  await page.goto(path);
  loadedAs(page, person);
}

export async function fillIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Opens the mailbox until it holds one mail with this link. */
export async function mailedLink(page: Page, email: string, name: RegExp): Promise<Locator> {
  const link = page.getByRole('link', { name });
  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
    expect(await link.isVisible()).toBe(true);
  }).toPass();
  return link;
}

/** Waits until the layout follows the window's size and animations have ended. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
    // What goes with the scrolling never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.all(timed.map((animation) => animation.finished.catch(() => undefined)));
  });

/**
 * Follows what the page asks for from now on. The answer waits until it has all of that, has drawn it, and asks for nothing
 * more: three times in a row, after two frames, with nothing left to do.
 */
export function followRequests(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    count += 1;
    asked.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => void asked.delete(request));
  const idle = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
      );
    });
  return async () => {
    for (let calm = 0; calm < 3; ) {
      const before = count;
      await page.evaluate(idle);
      calm = asked.size === 0 && count === before ? calm + 1 : 0;
    }
  };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, as short lines: none are expected.
 * @param except what was judged elsewhere, as CSS selectors
 */
export async function accessibilityProblems(page: Page, except: string[] = []): Promise<string[]> {
  // Axe's own runner for Playwright brings half a megabyte of script anew each time, which costs more than the judging.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await settled(page);
  return page.evaluate(async (exclude) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ exclude }, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, except);
}
