import { expect, openAs, test } from '../test.ts';

test('a role is added, changed and deleted', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/shift-rota/roles');
  await page.getByRole('button', { name: 'Add role' }).click();
  const form = page.getByRole('dialog', { name: 'Add role' });
  await form.getByLabel('Name', { exact: true }).fill('Balogun');
  await form.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('row', { name: /Balogun/ })
    .getByRole('button', { name: /Balogun/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit role' });
  await edit.getByLabel('Name', { exact: true }).fill('Balogun & Sons');
  await edit.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /Balogun & Sons/ });
  await row.getByRole('button', { name: /Balogun & Sons/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(row).toBeHidden();
});
