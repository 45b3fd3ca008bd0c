/**
 * A page that a worker keeps from one state of a screen to the next, because starting the app costs more than all that is looked
 * at in a state. The same person goes on inside the app; for others it is loaded again, which is quick where its code is compiled.
 */
import type { Browser, Page } from '@playwright/test';
import { holdRequests } from '../flows/browser/held.ts';
import type { Person } from '../worlds/accounts.ts';

type Entries = Record<string, string>;
type Kept = {
  /** Who is signed in and can go on inside the app; null when the app must be loaded. */
  person: string | null;
  /** What the test answered in place of the server lies in the app's memory. */
  isAnswered: boolean;
  /** End the refusals in place of the server's answers. What they left in the app's memory is asked for again by itself. */
  refusals: (() => Promise<void>)[];
};
const kept = new WeakMap<Page, Kept>();
/** The stored sign-in of each person who was here before. */
const signIns = new Map<string, Entries>();

export async function keepPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.STEWARD_URL ?? '',
    bypassCSP: true,
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const state: Kept = { person: null, isAnswered: false, refusals: [] };
  kept.set(page, state);
  page.on('domcontentloaded', () => {
    state.person = null;
  });
  const { route } = page;
  page.route = (...given) => {
    state.isAnswered = true;
    return route.apply(page, given);
  };
  return page;
}

/**
 * Refuses requests to addresses of this pattern as too many, until the page is tidied. The app asks again by itself, for three
 * seconds, after most other failures. `page.route` would turn off the browser's cache, and the app's code be compiled anew.
 */
export async function refuse(page: Page, pattern: string): Promise<void> {
  const place = new RegExp(
    `^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\*(\\\*)?/g, (_, all) => (all ? '.*' : '[^/]*'))}$`,
  );
  const wide = pattern.replaceAll('?', '\\?').replace(/\*+/g, '*');
  const end = await holdRequests(page, [wide], (held) => {
    if (!place.test(held.url)) return held.ignore();
    const state = kept.get(page);
    // The frame stays from one screen to the next, and would ask again after a minute only.
    if (state && held.url.includes('/notifications/')) state.isAnswered = true;
    return held.answer(429, { detail: 'Too many requests.' });
  });
  kept.get(page)?.refusals.push(end);
}

/** Leaves a screen for one that has nothing. Answers whether nothing of it is left. */
const goAside = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    (Reflect.get(window, 'holding') as MutationObserver | undefined)?.disconnect();
    history.replaceState(null, '', '/nowhere');
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const isOver = (element: Element) =>
      !element.matches('#root, [data-live-announcer]') && element.getBoundingClientRect().height > 0;
    const isBlocked = document.querySelector('#root:is([inert], [aria-hidden])') !== null;
    return !isBlocked && ![...document.body.children].some(isOver);
  });

/** Whether something is kept that was begun here: the app would go on with it, whichever state is opened next. */
const hasBegun = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('kept:')));

/** Empties what the browser stores. Answers the sign-in that was there. */
const forget = (page: Page): Promise<Entries> =>
  page.evaluate(async () => {
    const names = ['user', 'business_domain', 'refresh_token', 'access_token'];
    const signIn = names.flatMap((name) => {
      const text = localStorage.getItem(name);
      return text === null ? [] : [[name, text] as const];
    });
    localStorage.clear();
    sessionStorage.clear();
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      if (stores.length > 0) {
        const transaction = database.transaction(stores, 'readwrite');
        for (const store of stores) await done(transaction.objectStore(store).clear());
      }
      database.close();
    }
    return Object.fromEntries(signIn);
  });

/** Takes away what the last state left: its screen, answers in place of the server's, and all that the browser stored. */
export async function tidy(page: Page): Promise<void> {
  const state = kept.get(page);
  if (!state) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const end of state.refusals.splice(0)) await end();
  await page.mouse.move(0, 0);
  const { person, isAnswered } = state;
  const isFresh = person !== null && !isAnswered && !(await hasBegun(page));
  if (!isFresh || !(await goAside(page))) await page.goto('/healthz');
  const signIn = await forget(page);
  if (person !== null && 'access_token' in signIn) signIns.set(person, signIn);
  state.isAnswered = false;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 720 });
}

/**
 * Opens an address inside the app if this person is signed in there. Answers whether they were.
 * @param before done when the sign-in is stored
 */
export async function goOn(
  page: Page,
  { email }: Person,
  path: string,
  before?: (page: Page) => Promise<unknown>,
): Promise<boolean> {
  const state = kept.get(page);
  const signIn = signIns.get(email);
  if (!state || !signIn || state.isAnswered || state.refusals.length > 0 || state.person !== email) return false;
  await page.evaluate((entries) => {
    for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text);
  }, signIn);
  await before?.(page);
  await page.evaluate((next) => history.pushState(null, '', next), path);
  return true;
}

/** The app has been loaded with this person's sign-in. */
export function loadedAs(page: Page, { email }: Person): void {
  const state = kept.get(page);
  if (state) state.person = email;
}
