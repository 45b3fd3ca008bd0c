/** A person replaces a forgotten password with a real mail; every session with the old one ends. */
import { expect, fillIn, mailedLink, signIn, test } from '../test.ts';

test('a person follows the mail to a new password, and every device is signed out', async ({
  page,
  browser,
  world,
}) => {
  const person = await world.owner();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL('/dashboard');

  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email'), 'the address comes along').toHaveValue(person.email);
  await page.getByLabel('Email').fill('ada@');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).dblclick();
  await expect(page).toHaveURL('/forgot-password-confirm');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();

  const link = await mailedLink(page, person.email, /account\/password-reset/);
  const address = (await link.textContent()) ?? '';
  await link.click();
  const [first, second, save] = [
    page.getByRole('textbox', { name: 'New password' }),
    page.getByRole('textbox', { name: 'Confirm password' }),
    page.getByRole('button', { name: 'Save the password' }),
  ];
  await expect(save).toBeDisabled();
  await first.fill('short');
  await second.fill('other');
  await second.blur();
  await expect(page.getByText('Password is too short')).toBeVisible();
  await expect(page.getByText('Password and Confirm password don"t match')).toBeVisible();
  await first.fill('password1');
  await second.fill('password1');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('This password is too common.');
  await first.fill('kola-nut-and-rain');
  await second.fill('kola-nut-and-rain');
  await save.click();
  await expect(page).toHaveURL('/password-reset/successful');

  await page.getByRole('link', { name: 'Continue' }).click();
  await fillIn(page, { email: person.email, password: 'kola-nut-and-rain' });
  await expect(page).toHaveURL('/dashboard');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);

  await page.goto('/forgot-password');
  await expect(page, 'somebody signed in has no need of it').toHaveURL('/dashboard');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sorry, something went wrong' })).toBeVisible();
  await expect(first, 'a used link asks for nothing').toBeHidden();
});
