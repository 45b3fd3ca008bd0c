import { expect, openAs, test } from '../test.ts';

test('who manages time off declares a holiday with one press, moves it, and takes that back', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/holidays?year=2027');
  const row = page.getByRole('list', { name: 'Holidays' }).getByRole('listitem').filter({ hasText: 'Id-el-Kabir' });
  await expect(row).toContainText('Monday 17 May and Tuesday 18 May 2027');
  await row.getByRole('button', { name: 'Declare Id-el-Kabir' }).click();
  await expect(page.getByText('Id-el-Kabir is declared').first()).toBeVisible();
  await expect(row.getByText('Declared', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /Id-el-Kabir/ }).click();
  await page.getByRole('menuitem', { name: 'Move to other days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Declare Id-el-Kabir' });
  await dialog.getByRole('textbox', { name: 'Day 1' }).fill('19/05/2027');
  await dialog.getByRole('button', { name: 'Remove day 2' }).click();
  await dialog.getByRole('button', { name: 'Declare' }).click();
  await expect(row).toContainText('Wednesday 19 May 2027');

  await row.getByRole('button', { name: /Id-el-Kabir/ }).click();
  await page.getByRole('menuitem', { name: 'Take back what was decided' }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(row.getByText('Expected', { exact: true })).toBeVisible();
});

test('a day off of a state is added, changed and deleted', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), '/holidays?year=2027&modal=day-off');
  const form = page.getByRole('dialog', { name: 'Add a day off' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Isese Day');
  await form.getByRole('button', { name: /Who has it off/ }).click();
  await page.getByRole('option', { name: 'One state' }).click();
  await form.getByRole('combobox', { name: 'State' }).fill('Ogun');
  await page.getByRole('option', { name: 'Ogun' }).click();
  await form.getByRole('textbox', { name: 'Day' }).fill('20/08/2027');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('list', { name: 'Holidays' }).getByRole('listitem').filter({ hasText: 'Isese Day' });
  await expect(row).toContainText('Friday 20 August 2027 · In Ogun');

  await row.getByRole('button', { name: /Isese Day/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit the day off' });
  await edit.getByText('Half a day').click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Friday 20 August 2027 (half)');

  await row.getByRole('button', { name: /Isese Day/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(row).toHaveCount(0);
});

test('a member looks at the holidays and decides nothing', async ({ page, world }) => {
  const owner = await world.owner();
  await openAs(page, world, await world.member(owner, { permissions: [] }), '/holidays?year=2027');
  await expect(
    page.getByRole('list', { name: 'Holidays' }).getByRole('listitem').filter({ hasText: 'Christmas Day' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Declare|Add a day off|Id-el/ })).toHaveCount(0);
});
