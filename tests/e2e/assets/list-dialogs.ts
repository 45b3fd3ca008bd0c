import type { Page } from '@playwright/test';
import type { Screen } from '../screens.ts';
import { expect } from '../test.ts';
import { ofRegister } from './of-register.ts';

const list = '/assets?tab=asset-list&view=list';
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows of Assets' });

async function select(page: Page) {
  await page
    .getByRole('checkbox', { name: /^Select ThinkPad/ })
    .first()
    .check({ force: true });
  await expect(bar(page)).toBeVisible();
}

/** What opens over the list of assets. */
export const listDialogs: NonNullable<Screen['states']> = [
  { name: 'bulk bar', open: ofRegister(() => list, select) },
  {
    name: 'bulk act',
    open: ofRegister(
      () => list,
      async (page) => {
        await select(page);
        await bar(page).getByRole('button', { name: 'Unassign', exact: true }).click();
        await expect(page.getByRole('dialog', { name: 'Unassign 1 asset' })).toBeVisible();
      },
    ),
  },
  {
    name: 'labels',
    open: ofRegister(
      () => list,
      async (page) => {
        await select(page);
        await bar(page).getByRole('button', { name: 'Print labels' }).click();
        await expect(page.getByRole('dialog', { name: 'Print labels' })).toBeVisible();
      },
    ),
  },
  {
    name: 'scan',
    open: ofRegister(
      () => `${list}&modal=scan`,
      (page) => expect(page.getByRole('dialog', { name: 'Scan a label' })).toBeVisible(),
    ),
  },
  {
    name: 'saving a view',
    open: ofRegister(
      () => `${list}&kind=asset`,
      async (page) => {
        await page.getByRole('button', { name: 'Views' }).click();
        await page.getByRole('menuitem', { name: 'Save this view' }).click();
        await expect(page.getByRole('dialog', { name: 'Save this view' })).toBeVisible();
      },
    ),
  },
  {
    name: 'a type of vehicle',
    open: ofRegister(
      () => `${list}&kind=vehicle&vehicle_type=car`,
      (page) => expect(page.getByRole('link', { name: 'Toyota Corolla' })).toBeVisible(),
    ),
  },
];
