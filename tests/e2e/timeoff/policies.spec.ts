import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../test.ts';

const list = '/settings/hr/time-off';
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const formOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('the Nigerian pack is looked at, and added once', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), list);
  await page.getByRole('button', { name: 'Nigerian pack', exact: true }).click();
  const pack = page.getByRole('dialog', { name: 'Add the Nigerian pack' });
  await expect(pack.getByText('Up to 84 days in a row each time · Full pay after 6 months of service')).toBeVisible();
  await pack.getByRole('button', { name: 'Add 7 policies' }).click();
  await expect(rowOf(page, /Annual leave.*20 days a year/)).toBeVisible();
  await page.getByRole('button', { name: 'Nigerian pack', exact: true }).click();
  await expect(pack.getByText('Your business has a policy of each of these kinds.')).toBeVisible();
  await expect(pack.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
});

test('a policy below the law is added with a warning, changed from a day on, and deleted', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), list);
  await page.getByRole('button', { name: 'Add policy' }).click();
  const form = formOf(page, 'Add time-off policy');
  await form.getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Annual leave' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Annual leave');
  await form.getByLabel('A year').fill('5');
  await expect(form.getByText(/This is less than the law gives.*s\. 18/)).toBeVisible();
  await form.getByLabel('A year').fill('22');
  await expect(form.getByText('This is less than the law gives.')).toBeHidden();
  await form.getByRole('button', { name: 'Save' }).click();
  await rowOf(page, /Annual leave.*22 days a year/)
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = formOf(page, 'Edit Annual leave');
  await edit.getByLabel('A year').fill('25');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Annual leave · 25 days a year')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2);
  await page.goto(list);
  await rowOf(page, /Annual leave/)
    .getByRole('button', { name: /Annual leave/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(rowOf(page, /Annual leave/)).toBeHidden();
});

test('terms that contradict each other are shown where they stand, and not sent', async ({ page, world }) => {
  await openAs(page, world, await world.owner(), `${list}?modal=policy`);
  const form = formOf(page, 'Add time-off policy');
  await form.getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Other' }).click();
  await form.getByLabel('Name', { exact: true }).fill('Study days');
  await form.getByRole('button', { name: 'Carry-over, pay, who answers and more' }).click();
  await form.getByRole('button', { name: /The year begins/ }).click();
  await page.getByRole('option', { name: 'On a day of the business' }).click();
  await expect(form.getByText('Enter a day of every year as MM-DD, such as 04-01.')).toBeVisible();
  await form.getByLabel('On', { exact: true }).fill('04-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, /Study days.*20 days a year/)).toBeVisible();
});

test('a policy is assigned to people, ended for one of them, and refused to who has another of its kind', async ({
  page,
  world,
}) => {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const base = `/c/${world.businessOf(signedIn)}`;
  const post = async (path: string, json: object) =>
    (await world.call('POST', `${base}/${path}`, { token: signedIn.accessToken, json })).body;
  await post('employees/post_employee_form_once/', { first_name: 'Emeka', last_name: 'Obi' });
  await openAs(page, world, owner, list);
  await page.getByRole('button', { name: 'Nigerian pack', exact: true }).click();
  await page.getByRole('button', { name: 'Add 7 policies' }).click();
  await rowOf(page, /Annual leave/)
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Assign to employees' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Annual leave' });
  await dialog.getByRole('option', { name: /Emeka Obi/ }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  const row = rowOf(page, /Emeka Obi/);
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /Emeka Obi/ }).click();
  await page.getByRole('menuitem', { name: 'Unassign' }).click();
  const ending = page.getByRole('dialog', { name: 'Unassign Annual leave' });
  await expect(
    ending.getByText('Emeka Obi has it until the end date. What was granted until then is kept.'),
  ).toBeVisible();
  await ending.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${list}?modal=policy`);
  const form = formOf(page, 'Add time-off policy');
  await form.getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Annual leave' }).click();
  await form.getByLabel('Name', { exact: true }).fill('Annual leave of seniors');
  await form.getByRole('button', { name: 'Save' }).click();
  await rowOf(page, /Annual leave of seniors/)
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Assign to employees' }).click();
  const other = page.getByRole('dialog', { name: 'Assign Annual leave of seniors' });
  await other.getByRole('option', { name: /Emeka Obi/ }).click();
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(other.getByText('Has Annual leave already. Unassign it first.')).toBeVisible();
});
