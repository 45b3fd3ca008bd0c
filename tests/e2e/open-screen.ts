/** Ways to a screen that is looked at: as a stranger, as an owner whom no screen changes, with an answer that fails. */
import type { Locator, Page } from '@playwright/test';
import type { Person, World } from '../flows/browser/world.ts';
import { expect, openAs } from './test.ts';

export type Screen = {
  name: string;
  open: (page: Page, world: World) => Promise<void>;
  /** What it asks for does not come. */
  isWaiting?: boolean;
  /** What is another each time and is no text that `holdWords` knows. */
  varying?: (page: Page) => Locator[];
};

export const owner = (world: World): Promise<Person> => world.shared('owner', () => world.owner());

export const asVisitor =
  (path: string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page) => {
    await page.goto(path);
    await then?.(page);
  };

export const asOwner =
  (path: string, then?: (page: Page) => Promise<void>, before?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    await before?.(page);
    await openAs(page, world, await owner(world), path);
    await then?.(page);
  };

export const retryShown = (page: Page) => expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();

export const failing = (pattern: string) => async (page: Page) =>
  void (await page.route(pattern, (route) => route.fulfill({ status: 503, json: { detail: 'Service unavailable.' } })));
