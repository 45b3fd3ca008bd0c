import { expect, openAs, test } from '../test.ts';

test('a subsidiary is added, changed and deleted', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/hr/subsidiaries');
  await page.getByRole('button', { name: 'Add subsidiary' }).click();
  const form = page.getByRole('dialog', { name: 'Add subsidiary' });
  await form.getByLabel('Name', { exact: true }).fill('Balogun');
  await form.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('row', { name: /Balogun/ })
    .getByRole('button', { name: /Balogun/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit subsidiary' });
  await edit.getByLabel('Name', { exact: true }).fill('Balogun & Sons');
  await edit.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /Balogun & Sons/ });
  await row.getByRole('button', { name: /Balogun & Sons/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(row).toBeHidden();
});

test('employees are narrowed by subsidiary where the business has one', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/hr/employees');
  await expect(page.getByRole('button', { name: 'Region' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Subsidiary' })).toBeHidden();
  await page.goto('/hr/subsidiaries?modal=subsidiary');
  const form = page.getByRole('dialog', { name: 'Add subsidiary' });
  await form.getByLabel('Name', { exact: true }).fill('Balogun');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.goto('/hr/employees');
  await expect(page.getByRole('button', { name: 'Subsidiary' })).toBeVisible();
});
