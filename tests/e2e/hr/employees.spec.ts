/** The employees of a business, and the departments and regions that they belong to. */
import { expect, openAs, test } from '../test.ts';

test('a department, a region and an employee in both are added; the employee is changed and found', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/hr/departments');
  await page.getByRole('button', { name: 'Add department' }).click();
  await page.getByRole('dialog', { name: 'Add department' }).getByLabel('Name').fill('Workshop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Workshop' })).toBeVisible();

  await page.goto('/hr/regions');
  await page.getByRole('button', { name: 'Add region' }).click();
  const region = page.getByRole('dialog', { name: 'Add region' });
  await region.getByLabel('Name').fill('Kano depot');
  await region.getByLabel('City').fill('Kano');
  await region.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'Kano depot' })).toBeVisible();

  await page.goto('/hr');
  await page.getByRole('button', { name: 'Add employee' }).click();
  const form = page.getByRole('dialog', { name: 'Add employee' });
  await form.getByLabel('First name').fill('Halima');
  await form.getByLabel('Last name').fill('Danjuma');
  await form.getByLabel('Job title').fill('Driver');
  await form.getByRole('combobox', { name: 'Department' }).fill('works');
  await page.getByRole('option', { name: 'Workshop' }).click();
  await form.getByRole('combobox', { name: 'Region' }).fill('kano');
  await page.getByRole('option', { name: 'Kano depot' }).click();
  // What is refused stays as it was typed.
  await form.getByLabel('Phone number').fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The phone number entered is not valid.')).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Halima');
  await form.getByLabel('Phone number').fill('0803 123 4567');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Halima Danjuma is added')).toBeVisible();
  const row = page.getByRole('row', { name: 'Halima Danjuma' });
  await expect(row).toContainText('EMP-0002');
  await expect(row).toContainText('Kano depot');

  await page.getByRole('button', { name: 'Actions for Halima Danjuma' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const changing = page.getByRole('dialog', { name: 'Edit employee' });
  await expect(changing.getByLabel('Phone number')).toHaveValue('+2348031234567');
  await changing.getByLabel('Job title').fill('Dispatcher');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'Halima Danjuma' })).toContainText('Dispatcher');

  await page.goto('/hr/departments');
  await page.getByRole('row', { name: 'Workshop' }).getByRole('link', { name: '1' }).click();
  await expect(page.getByRole('row', { name: 'Halima Danjuma' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});
