import { expect, openAs, test } from '../test.ts';

test('a work pattern is added, assigned to everybody, and then keeps its hours', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/settings/hr/work-patterns');
  await page.getByRole('button', { name: 'Add work pattern' }).click();
  const form = page.getByRole('dialog', { name: 'Add a work pattern' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Six days');
  await form.getByRole('textbox', { name: 'Sat' }).fill('4');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /Six days/ });
  await expect(row).toContainText('Mon–Fri 8 h, Sat 4 h');

  const menu = async (item: string) => {
    await row.getByRole('button', { name: /Six days/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Assign');
  await page.getByRole('dialog', { name: 'Assign Six days' }).getByRole('button', { name: 'Assign' }).click();
  await expect(row).toContainText('Assigned');
  await menu('Who works by it');
  const history = page.getByRole('dialog', { name: 'Who works by Six days' });
  await expect(history.getByRole('listitem')).toContainText('Everybody');
  await history.getByRole('button', { name: 'Close' }).first().click();
  await menu('Edit');
  await expect(page.getByRole('dialog', { name: 'Edit the work pattern' })).toContainText('its hours stay');
});
