/** A profile change between two browsers: the employee on a phone, HR at a desk. */
import { pickFrom } from '../../pick.ts';
import { expect, openAs, test } from '../test.ts';

test('an employee asks for changes on a phone, HR decides field by field, and the employee sees what became of it', async ({
  page,
  browser,
  world,
}) => {
  const owner = await world.owner();
  const employee = await world.member(owner, { permissions: [] });
  const id = await world.employed(owner, employee, ['Bola', 'Ade'], 'Transport pool');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const theirs = await phone.newPage();
  await openAs(theirs, world, employee, '/my-profile');
  await theirs.getByRole('link', { name: 'Ask for a change' }).click();
  await theirs.getByRole('button', { name: 'Change: Personal details' }).click();
  await theirs.getByLabel('Home address', { exact: false }).fill('12 Bode Thomas Street, Surulere');
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await theirs.getByRole('button', { name: 'Change: Bank and numbers' }).click();
  await pickFrom(theirs, 'Bank', 'First Bank of Nigeria');
  await theirs.getByLabel('Account number', { exact: false }).fill('0000014579');
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await theirs.getByRole('button', { name: 'Send to HR' }).click();
  await expect(theirs.getByText('field is required')).toBeVisible();
  await theirs.getByLabel('Why').fill('We moved to Surulere.');
  await theirs.getByRole('button', { name: 'Send to HR' }).click();
  await expect(theirs.getByText('•••4579').first()).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Ask for a change' })).toHaveCount(0);

  await openAs(page, world, owner, '/hr/profile-changes?open=true');
  await page.getByRole('link', { name: /Bola Ade/ }).click();
  const field = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(field('Bank account').getByText('0000014579')).toBeVisible();
  await page.getByRole('button', { name: 'Approve all' }).click();
  await field('Bank account').getByText('Refuse', { exact: true }).click();
  const send = page.getByRole('button', { name: 'Send the decision' });
  await send.click();
  await expect(field('Bank account').getByText('field is required')).toBeVisible();
  await page.getByLabel('Why: Bank account').fill('Send a bank statement first.');
  // Somebody changes the record meanwhile: what is shown is not decided, and the other verdict stays.
  const colleague = await world.signIn(owner);
  const record = { first_name: 'Bola', last_name: 'Ade', email: employee.email, address: '9 Awolowo Road, Ikoyi' };
  const path = `/c/${world.businessOf(colleague)}/employees/${id}/update_employee_form_once/`;
  await world.call('PUT', path, { token: colleague.accessToken, json: record });
  await send.click();
  await expect(page.getByText('This has changed meanwhile.')).toBeVisible();
  await expect(field('Home address').getByText('9 Awolowo Road, Ikoyi')).toBeVisible();
  await expect(page.getByLabel('Why: Bank account')).toHaveValue('Send a bank statement first.');
  await field('Home address').getByText('Approve', { exact: true }).click();
  await send.click();
  await expect(page.getByText('Partly approved')).toBeVisible();
  await expect(page.getByText('0000014579')).toHaveCount(0);

  await theirs.goto('/my-profile');
  await expect(theirs.getByText('Not changed: Send a bank statement first.')).toBeVisible();
  await expect(
    theirs.getByRole('region', { name: 'Personal details' }).getByText('12 Bode Thomas Street'),
  ).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Ask for a change' })).toBeVisible();
  await phone.close();
});
