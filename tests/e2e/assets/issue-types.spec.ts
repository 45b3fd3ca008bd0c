/** The settings screen of issue types. */
import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../test.ts';

const address = '/assets?tab=settings&view=issued-type';
const row = (page: Page, name: string) => page.getByRole('row', { name });

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an issue type is added, renamed and deleted; a default one is locked', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), address);
  await page.getByRole('button', { name: 'Add issue type' }).click();
  const form = page.getByRole('dialog', { name: 'Add issue type' });
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  // A refused name stays in the field, with the reason below it.
  await form.getByLabel('Name').fill('accident');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('An issue type with this name exists already.')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('accident');
  await form.getByLabel('Name').fill('Fuel leak');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fuel leak is added')).toBeVisible();
  await expect(form).toBeHidden();

  await act(page, 'Fuel leak', 'Rename');
  const renaming = page.getByRole('dialog', { name: 'Rename issue type' });
  await expect(renaming.getByLabel('Name')).toHaveValue('Fuel leak');
  await renaming.getByLabel('Name').fill('Oil leak');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Oil leak')).toBeVisible();
  await expect(row(page, 'Fuel leak')).toBeHidden();

  await act(page, 'Oil leak', 'Delete');
  const asked = page.getByRole('alertdialog', { name: 'Permanently Delete (Oil leak)' });
  await expect(asked).toContainText('Are you sure you want to delete Oil leak from the list of issue types?');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Oil leak')).toBeHidden();

  await page.getByRole('button', { name: 'Actions for Accident' }).click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true');
});

test('Back closes the form and leaves the list', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), address);
  await page.getByRole('button', { name: 'Add issue type' }).click();
  await expect(page.getByRole('dialog', { name: 'Add issue type' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Issue Types' })).toBeVisible();
});
