/** A device with a stored sign-in. */
import type { Page } from 'playwright-core';
import type { SignedIn } from './accounts.ts';

type Device = { page: Pick<Page, 'evaluate'>; goto: (path: string) => Promise<void> };

/** Stores a sign-in as the app does, so that the app finds it when it opens. */
export async function storeSignIn(
  { page, goto }: Device,
  { accessToken, refreshToken, user }: SignedIn,
): Promise<void> {
  const { business } = user as { business: { id: string } | null };
  const entries = {
    access_token: accessToken,
    refresh_token: refreshToken,
    user: JSON.stringify(user),
    ...(business === null ? {} : { business_domain: business.id }),
  };
  // An address of the server without the app's code.
  await goto('/healthz');
  await page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, entries);
}
