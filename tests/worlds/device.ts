/** A device with a stored sign-in. */
import type { Page } from 'playwright-core';
import { keyOf, type Place } from '../../src/services/shared/device/storage.ts';
import type { SignedIn } from './accounts.ts';

type Device = { page: Pick<Page, 'evaluate'>; goto: (path: string) => Promise<void> };

/** Stores a sign-in as the app does, so that the app finds it when it opens. */
export async function storeSignIn(
  { page, goto }: Device,
  { accessToken, refreshToken, user }: SignedIn,
): Promise<void> {
  const { business } = user as { business: { id: string } | null };
  const entries = {
    user: JSON.stringify(user),
    ...(business === null ? {} : { business_domain: business.id }),
    refresh_token: refreshToken,
    // Last, because other tabs read everything when it changes.
    access_token: accessToken,
  };
  // An address of the server without the app's code.
  await goto('/healthz');
  await page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, entries);
}

/** Where something of a person lies in the storage of their browser, in the business of their sign-in. */
export function keyOfPerson({ user }: Pick<SignedIn, 'user'>, name: string, more: Partial<Place> = {}): string {
  const { id, business } = user as { id: string; business: { id: string } | null };
  return keyOf({ person: id, business: business?.id ?? null, name, ...more });
}

/** What a person has typed in this tab before the page opens. */
export const keepInTab = (page: Pick<Page, 'addInitScript'>, key: string, value: unknown): Promise<unknown> =>
  page.addInitScript(([place, text]) => sessionStorage.setItem(place, text), [key, JSON.stringify(value)] as const);

/** People with a stored sign-in have read that vehicles have moved. */
export const readMovedNotice = (page: Pick<Page, 'evaluate'>): Promise<unknown> =>
  page.evaluate(
    (key) => {
      const { user, business_domain } = localStorage;
      const place = key.replace('person', JSON.parse(user).id).replace('business', business_domain);
      localStorage.setItem(place, '"read"');
    },
    keyOf({ person: 'person', business: 'business', name: 'fleet_onboarding', isChoice: true }),
  );
