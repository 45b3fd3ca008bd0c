/** Asset types and statutory information: the grid, and the settings in which the default ones are locked. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { expect, openAs, test } from '../test.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name });
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Asset types' }).getByRole('listitem').filter({ hasText: name });

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The grid of a business with an asset: without any, the welcome stands there. */
async function openGrid(page: Page, world: World) {
  const person = await world.owner();
  await world.asset(await world.signIn(person));
  await openAs(page, world, person, '/assets?tab=asset-list&view=type');
}

test('an asset type is added, edited and deleted in the grid; a default one is locked', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/assets?tab=asset-list&view=type');
  await expect(page.getByRole('link', { name: 'Create New Asset' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Asset Type' }).click();
  const form = page.getByRole('dialog', { name: 'Add Asset Type' });
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await form.getByLabel('Name').fill('LAPTOP');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('An asset type with this name exists already.')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('LAPTOP');
  await form.getByLabel('Name').fill('Forklift battery');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(card(page, 'Forklift battery')).toContainText('FOR');

  await act(page, 'Forklift battery', 'Edit');
  const editing = page.getByRole('dialog', { name: 'Edit Asset Type' });
  await expect(editing.getByLabel('Name')).toHaveValue('Forklift battery');
  await editing.getByLabel('Name').fill('Battery');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Battery')).toBeVisible();

  await act(page, 'Battery', 'Delete');
  const asked = page.getByRole('alertdialog', { name: 'Permanently Delete (Battery)' });
  await expect(asked).toContainText('Are you sure you want to delete Battery from the list of asset types?');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Battery')).toBeHidden();
  // Nothing of their own is left.
  await expect(page.getByRole('link', { name: 'Create New Asset' })).toBeVisible();

  await page.goto('/assets?tab=asset-list&view=type&search=laptop');
  await page.getByRole('button', { name: 'Actions for Laptop' }).click();
  for (const locked of ['Edit', 'Delete']) {
    await expect(page.getByRole('menuitem', { name: locked })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('a card leads to the assets of its type', async ({ page, world }) => {
  await openGrid(page, world);
  const to = await page.getByRole('link', { name: 'Laptop' }).getAttribute('href');
  expect(to).toMatch(/^\/assets\?tab=asset-list&view=list&asset_type=[0-9a-f-]{36}$/);
});

test('the grid is narrowed by kind and by name, and says when nothing is left', async ({ page, world }) => {
  await openGrid(page, world);
  const names = page.getByRole('list', { name: 'Asset types' }).getByRole('link');
  await page.getByText('Vehicles', { exact: true }).click();
  await expect(names).toHaveText(['Vehicle']);
  await page.getByRole('searchbox').fill('lap');
  await expect(page.getByText('Asset type with name does not Exist')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names).toHaveCount(8);
});

test('an asset type has a starting number, and a depreciation even when it is a default one', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/assets?tab=settings&view=asset-type');
  await page.getByRole('button', { name: 'Add Asset Type' }).click();
  const form = page.getByRole('dialog', { name: 'Add Asset Type' });
  await form.getByLabel('Name').fill('Drone');
  await form.getByLabel('Starting number').fill('250');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Drone')).toContainText('DRO-0250');

  await act(page, 'Laptop', 'Depreciation');
  const depreciation = page.getByRole('dialog', { name: 'Depreciation of Laptop' });
  await depreciation.getByLabel('Useful life').fill('36');
  await depreciation.getByLabel('Residual value').fill('10');
  await depreciation.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Laptop')).toContainText('36 months');
});

test('statutory information is added, edited and deleted; a preset one is locked', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/assets?tab=settings');
  await page.getByRole('link', { name: 'Statutory Information' }).click();
  await page.getByRole('button', { name: 'Add Statutory Information' }).click();
  const form = page.getByRole('dialog', { name: 'Add Statutory Information' });
  const save = form.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await form.getByLabel('Name').fill('x');
  await form.getByLabel('Name').fill('');
  await expect(form.getByText('Required')).toBeVisible();
  await expect(save).toBeDisabled();
  await form.getByLabel('Name').fill('Hackney permit');
  await save.click();
  await expect(row(page, 'Hackney permit')).toContainText('Added');

  await act(page, 'Hackney permit', 'Delete');
  const asked = page.getByRole('alertdialog', { name: 'Permanently Delete (Hackney permit)' });
  await expect(asked).toContainText('Are you sure you want to delete Hackney permit from the list of Statutory types?');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Hackney permit')).toBeHidden();

  await page.getByRole('button', { name: 'Actions for Insurance' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await expect(page).toHaveURL('/assets?tab=settings');
});
