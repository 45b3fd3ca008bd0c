/** The employees of a business, and the departments and regions that they belong to. */
import { pickFrom } from '../../pick.ts';
import { expect, openAs, test } from '../test.ts';

test('a department, a region and an employee in both are added; the employee is changed, found, ended and restored', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.owner(), '/hr/departments');
  await page.getByRole('button', { name: 'Add department' }).click();
  await page.getByRole('dialog', { name: 'Add department' }).getByLabel('Name').fill('Workshop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Workshop' })).toBeVisible();
  // An empty one may go, in the words of the specification.
  await page.getByRole('row', { name: 'Workshop' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: "No, don't delete" }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.goto('/hr/regions');
  await page.getByRole('button', { name: 'Add region' }).click();
  const region = page.getByRole('dialog', { name: 'Add region' });
  await region.getByLabel('Name').fill('Kano depot');
  await region.getByLabel('City').fill('Kano');
  await region.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'Kano depot' })).toBeVisible();

  await page.goto('/hr/employees');
  await page.getByRole('link', { name: 'Add employee' }).click();
  const form = page.getByRole('form', { name: 'Employee' });
  await form.getByLabel('First name').fill('Halima');
  await form.getByLabel('Last name').fill('Danjuma');
  await form.getByLabel('Phone number', { exact: false }).first().fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('textbox', { name: /^Job title/ }).fill('Driver');
  await pickFrom(page, 'Department', 'Workshop');
  await pickFrom(page, 'Region', 'Kano depot');
  await page.getByRole('button', { name: 'Continue' }).click();
  await pickFrom(page, 'Bank', 'First Bank of Nigeria');
  await form.getByLabel('Account number').fill('0000014578');
  // What the bank says comes between the fields, and moves the button.
  await expect(form.getByText('This bank has no such account.')).toBeVisible();
  await page.getByRole('button', { name: 'Save employee' }).click();
  await expect(form.getByText('The bank has no account with this number.')).toBeVisible();
  await form.getByLabel('Account number').fill('0000014579');
  await form.getByRole('button', { name: 'Yes, this is the account' }).click();
  // A reload goes on at its step, and loses nothing that was typed; Back and Forward lead on from there.
  await page.reload();
  await expect(form.getByLabel('Account number')).toHaveValue('0000014579');
  await page.goBack();
  await page.goBack();
  await expect(form.getByLabel('First name')).toHaveValue('Halima');
  await page.goForward();
  await page.goForward();
  await expect(form.getByLabel('Account number')).toHaveValue('0000014579');
  await expect(form.getByText('You have confirmed it.')).toBeVisible();
  await page.getByRole('button', { name: 'Save employee' }).click();
  // What is refused leads back to its step, as it was typed.
  await expect(form.getByText('The phone number entered is not valid.')).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Halima');
  await form.getByLabel('Phone number', { exact: false }).first().fill('0803 123 4567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Save employee' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Halima Danjuma' })).toBeVisible();
  await page.getByRole('tab', { name: 'Pay and bank' }).click();
  await expect(page.getByText('•••4579')).toBeVisible();
  await page.getByRole('button', { name: 'Show in full' }).click();
  await expect(page.getByText('0000014579')).toBeVisible();
  await expect(page.getByText(/^Confirmed by \S+/)).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Saw pay and bank details')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('textbox', { name: /^Job title/ }).fill('Dispatcher');
  await page.getByRole('button', { name: 'Save employee' }).click();
  await expect(page.getByText(/EMP-0002 · Dispatcher · Workshop/)).toBeVisible();

  await page.getByRole('button', { name: 'End employment' }).click();
  const ending = page.getByRole('dialog', { name: 'End the employment of Halima' });
  await ending.getByRole('button', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Resignation' }).click();
  await ending.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End employment' }).click();
  await expect(page.getByText('Terminated')).toBeVisible();
  const profile = page.url();
  await page.goto('/hr/employees?active=false');
  await expect(page.getByRole('button', { name: 'Active: Not active' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('row', { name: 'Halima Danjuma' })).toBeVisible();
  await page.goto(profile);
  await page.getByRole('button', { name: 'Restore employment' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await page.goto('/hr/departments');
  await page.getByRole('row', { name: 'Workshop' }).getByRole('link', { name: '1' }).click();
  await expect(page.getByRole('row', { name: 'Halima Danjuma' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('a name is not cut beside long columns', async ({ page, world }) => {
  const person = await world.owner();
  const signedIn = await world.signIn(person);
  const json = {
    first_name: 'Adaeze',
    last_name: 'Okafor',
    job_title: 'Head of operations',
    email: 'adaeze.okafor@okafor-haulage-and-sons-limited.test',
  };
  const path = `/c/${world.businessOf(signedIn)}/employees/post_employee_form_once/`;
  expect((await world.call('POST', path, { token: signedIn.accessToken, json })).status).toBe(201);
  await openAs(page, world, person, '/hr/employees');
  const name = page.getByRole('row').getByText('Adaeze Okafor', { exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
});

test('of two who change an employee, the second is told, keeps or takes each field, and undoes nothing else', async ({
  page,
  world,
}) => {
  const person = await world.owner();
  const signedIn = await world.signIn(person);
  const token = signedIn.accessToken;
  const employees = `/c/${world.businessOf(signedIn)}/employees`;
  const names = { first_name: 'Halima', last_name: 'Danjuma' };
  const { id } = await world.expect('POST', `${employees}/post_employee_form_once/`, { token, json: names });
  const change = (json: object) =>
    world.expect('PUT', `${employees}/${id}/update_employee_form_once/`, { token, json });
  await openAs(page, world, person, `/hr/employees/${id}/edit`);
  const form = page.getByRole('form', { name: 'Employee' });
  await form.getByLabel('Middle name').fill('Bello');
  await form.getByLabel('Home address').fill('2 Zaria Road');
  await change({ phone_number: '0803 123 4567' });
  // A reload goes on with what was touched, on top of what somebody else changed since.
  await page.reload();
  await expect(form.getByLabel('Phone number', { exact: false }).first()).toHaveValue('+2348031234567');
  await expect(form.getByLabel('Middle name')).toHaveValue('Bello');

  await change({ middle_name: 'Aisha', address: '1 Kano Road', email: 'halima@palmoil.example' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Save employee' }).click();
  await expect(page.getByRole('list', { name: 'What somebody else changed' }).getByRole('listitem')).toHaveText([
    /^Middle name: empty → “Aisha”; yours is “Bello”/,
    /^Home address: empty → “1 Kano Road”; yours is “2 Zaria Road”/,
    'Work email: empty → “halima@palmoil.example”',
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'Take theirs: Middle name' }).click();
  await page.getByRole('button', { name: 'Save employee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Halima/ })).toBeVisible();
  expect(await world.expect('GET', `${employees}/${id}`, { token })).toMatchObject({
    middle_name: 'Aisha',
    address: '2 Zaria Road',
    email: 'halima@palmoil.example',
    phone_number: '+2348031234567',
  });
});
