/** What the list of assets does with several of them, with views and with files. */
import { readFileSync } from 'node:fs';
import { expect, inLagos, openAs, test } from '../test.ts';

const list = '/assets?tab=asset-list&view=list';

test('assets are assigned together, and one is taken back', async ({ page, world }) => {
  const person = await world.owner();
  await openAs(page, world, person, list);
  await expect(page.getByRole('link', { name: 'Create New Asset' })).toBeVisible();
  const owner = await world.signIn(person);
  for (const name of ['Printer', 'Projector', 'Safe']) await world.asset(owner, { name });
  await page.reload();
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  await select('Printer').check({ force: true });
  await page.getByRole('button', { name: 'Select all 3 matching' }).click();
  await select('Safe').uncheck({ force: true });
  const bar = page.getByRole('region', { name: 'Selected rows of Assets' });
  await bar.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 2 assets' });
  await dialog.getByRole('button', { name: 'Choose a person' }).click();
  await page.getByRole('option', { name: /Ada Obi/ }).click();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('2 assets will be assigned to Ada Obi');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toContainText('Done with 2 assets.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('row', { name: /Printer/ })).toContainText('Ada Obi');
  await expect(page.getByRole('row', { name: /Safe/ })).not.toContainText('Ada Obi');

  await page.getByRole('button', { name: 'Actions for Printer' }).click();
  await page.getByRole('menuitem', { name: 'Unassign Asset' }).click();
  const unassign = page.getByRole('dialog', { name: 'Unassign Asset' });
  await expect(unassign).toContainText('from Ada Obi');
  await unassign.getByRole('textbox', { name: 'End date' }).fill(inLagos(0));
  await unassign.getByRole('button', { name: 'Unassign' }).click();
  await expect(page.getByText('Printer is unassigned')).toBeVisible();
  await expect(page.getByRole('row', { name: /Printer/ })).not.toContainText('Ada Obi');

  await page.getByRole('button', { name: 'Actions for Printer' }).click();
  await page.getByRole('menuitem', { name: 'Add Maintenance' }).click();
  const maintenance = page.getByRole('dialog', { name: 'Add Maintenance' });
  await expect(maintenance).toContainText('Printer');
  await maintenance.getByRole('button', { name: 'Cancel' }).click();
  await expect(maintenance).toBeHidden();
});

test('a view keeps filters, order and columns; a file has what is shown', async ({ page, world }) => {
  const person = await world.owner();
  const owner = await world.signIn(person);
  await world.asset(owner, { name: 'Old safe', status: 'sold', cost: 10 });
  await world.asset(owner, { name: 'Older safe', status: 'sold', cost: 5 });
  await world.asset(owner, { name: 'Printer' });
  await openAs(page, world, person, `${list}&status=sold&sort=cost`);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Purchased' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('What was sold');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('What was sold is saved')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Older safe');

  // Another choice of columns meanwhile; the view brings its own back.
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Purchased' }).click();
  await page.keyboard.press('Escape');
  await page.goto(list);
  await expect(page.getByRole('columnheader', { name: 'Purchased' })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'What was sold' }).click();
  await expect(page).toHaveURL(/status=sold&sort=cost$/);
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('columnheader', { name: 'Purchased' })).toBeHidden();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Rename or delete' }).click();
  await page.getByRole('button', { name: 'Rename What was sold' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sold');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText('What was sold is Sold now')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Sold' }).click();
  await expect(page.getByText('You have no saved views.')).toBeVisible();
});

test('an export that fails says so, and the next one clears it', async ({ page, world }) => {
  const person = await world.owner();
  await world.asset(await world.signIn(person));
  await openAs(page, world, person, list);
  await page.route('**/assets/export/?*', (route) => route.abort(), { times: 1 });
  const choose = async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Excel workbook (XLSX)' }).click();
  };
  await choose();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  const download = page.waitForEvent('download');
  await choose();
  expect((await download).suggestedFilename()).toMatch(/^assets-\d{4}-\d\d-\d\d\.xlsx$/);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeHidden();
});
