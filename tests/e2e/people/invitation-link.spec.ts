/** An employee without an address is invited by a link over WhatsApp, and joins on a phone as the person of the record. */
import { expect, openAs, test } from '../test.ts';

test('HR sends a link, the employee names an address on a phone, and is member and employee in one', async ({
  page,
  browser,
  world,
}) => {
  const owner = await world.owner();
  const signedIn = await world.signIn(owner);
  const json = { first_name: 'Amina', last_name: 'Bello', phone_number: '08031234567' };
  const path = `/c/${world.businessOf(signedIn)}/employees/post_employee_form_once/`;
  const { body } = await world.call('POST', path, { token: signedIn.accessToken, json });
  await openAs(page, world, owner, `/hr/employees/${body.id}`);
  await page.getByRole('button', { name: 'Invite to Steward' }).click();
  await page.getByRole('checkbox', { name: 'Assets' }).press(' ');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Get a link' }).click();
  await page.getByRole('button', { name: 'Make link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const whatsApp = await page.getByRole('link', { name: 'Send over WhatsApp' }).getAttribute('href');
  expect(whatsApp).toContain('https://wa.me/2348031234567?text=');
  expect(decodeURIComponent(whatsApp ?? '')).toContain(link);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await phone.goto(new URL(link).pathname);
  await expect(phone.getByRole('heading', { level: 1, name: /^Amina, join/ })).toBeVisible();
  await phone.getByLabel('Your email address').fill(owner.email);
  await phone.getByRole('button', { name: 'Send me the invitation' }).click();
  await expect(phone.getByText('This address was invited already, or works here.')).toBeVisible();
  const email = world.mailOf('amina');
  await phone.getByLabel('Your email address').fill(email);
  await phone.getByRole('button', { name: 'Send me the invitation' }).click();
  await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const [token = ''] = await world.mailed(email, /\/verify-invite\?token=([\w.-]+)/g);
  await phone.goto(`/verify-invite?token=${token}`);
  await phone.getByLabel('First name').fill('Amina');
  await phone.getByLabel('Last name').fill('Bello');
  await phone.getByRole('textbox', { name: 'Password', exact: true }).fill('red-earth-and-rain');
  await phone.getByRole('textbox', { name: 'Confirm password' }).fill('red-earth-and-rain');
  await phone.getByRole('button', { name: 'Create Password' }).click();
  await expect(phone).toHaveURL(/\/dashboard/);
  await phone.goto(new URL(link).pathname);
  await expect(phone.getByText('This invitation has already been accepted.')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite to Steward' })).toHaveCount(0);
});
