/** Signs in as a person does, and waits until the app has opened. */
import type { Page } from 'playwright-core';
import { type Person, password } from '../tests/faults/people.ts';

export async function signInOn(page: Page, url: string, { email }: Person): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
}
