/** A visitor becomes the owner of a business: every step by hand, with a real mail and a real logo. */
import { expect, fillIn, mailedLink, password, test } from './test.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('from sign-up to a dashboard that knows the name of the business', async ({ page, world }) => {
  const email = world.mailOf(`stranger-${crypto.randomUUID()}`, 'okafor.test');

  await page.goto('/signup?utm_source=radio&utm_campaign=harmattan');
  await expect(page.getByRole('heading', { name: 'Get Started with Free Forever' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('12345678');
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup/confirm');
  await expect(page.getByText(email)).toBeVisible();

  await test.step('the mail comes', async () => {
    await (await mailedLink(page, email, /account\/verify/)).click();
    await expect(page.getByText('Your email address has been verified')).toBeVisible();
  });

  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email'), 'who confirmed an address does not type it again').toHaveValue(email);
  await fillIn(page, { email, password });
  await expect(page).toHaveURL('/business-registration');

  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  const isAt = (number: number) => expect(page.getByText(`${number} of 9`)).toBeVisible();
  await isAt(1);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByLabel('Business name').fill('Okafor Logistics');
  await next();

  await isAt(2);
  await pick(page, 'State', 'Lag', 'Lagos');
  await page.getByLabel('City').fill('Ikeja');
  await page.getByLabel('Address line 1').fill('14 Allen Avenue');

  await test.step('what was typed survives a reload, and Back', async () => {
    await page.reload();
    await isAt(2);
    await expect(page.getByLabel('Address line 1')).toHaveValue('14 Allen Avenue');
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Lagos');
    await page.getByRole('button', { name: 'Back' }).click();
    await isAt(1);
    await expect(page.getByLabel('Business name')).toHaveValue('Okafor Logistics');
    await next();
    await expect(page.getByLabel('City')).toHaveValue('Ikeja');
  });
  await next();

  await isAt(3);
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/NGN/);
  await next();

  await isAt(4);
  await page.getByLabel('First name').fill('Adaeze');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Phone number').fill('123');
  await next();
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Phone number').fill('08012345678');
  await next();

  await isAt(5);
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: /Remove/ })).toBeVisible();
  await next();

  await isAt(6);
  await page.getByText('Time & Attendance').click();
  await page.getByText('Core HR').click();
  await next();

  await isAt(7);
  await next();
  await expect(page.getByText('Please select number of people')).toBeVisible();
  await page.getByText('1-20', { exact: true }).click();
  await next();

  await isAt(8);
  await page.getByText('Affilate').click();
  await next();

  await isAt(9);
  await page.getByText('Very great').click();
  await page.getByRole('button', { name: 'Lets go' }).dblclick();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Okafor Logistics' })).toBeVisible();
  await expect(page).toHaveTitle(/Steward/);
  const steps = page.getByRole('list', { name: 'First steps' });
  await expect(steps.getByRole('link', { name: 'Invite people' })).toBeVisible();
  await expect(steps.getByText('Add your logo')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Add a logo' }), 'there is one').toBeHidden();

  await test.step('one business was made, with the logo', async () => {
    const { accessToken, user } = await world.signIn({ email, password });
    expect(user).toMatchObject({
      is_owner: true,
      first_name: 'Adaeze',
      business_user_memberships: [{ business_name: 'Okafor Logistics' }],
    });
    const { id } = user.business as { id: string };
    const { body } = await world.call('GET', `/c/${id}/businesses/detail/`, { token: accessToken });
    expect(body).toMatchObject({
      has_logo: true,
      phone_number: '+2348012345678',
      size: '1-20',
      state: 'Lagos',
      currency: 'NGN',
      time_zone: 'Africa/Lagos',
    });
  });

  await test.step('the loader shows the logo before the code is there', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('business_logo'))).toMatch(/^data:image/);
    await page.route(/\/assets\/(?!before-paint).*\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('.boot')).toHaveCSS('background-image', /data:image/);
  });
});

test('a change of country resets the state and the currency, and asks for its kind of post code', async ({
  page,
  world,
}) => {
  await fillInAt(page, await world.account());
  await page.getByLabel('Business name').fill('Okafor Logistics');
  await page.getByRole('button', { name: 'Continue' }).click();
  await pick(page, 'State', 'Lagos', 'Lagos');
  await page.getByRole('button', { name: 'Back' }).click();
  await pick(page, 'Country', 'Canad', 'Canada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
  await expect(page.getByLabel(/Postal code/i)).toBeVisible();
  await pick(page, 'State', 'Other', 'Other');
  await page.getByLabel('City').fill('Ottawa');
  await page.getByLabel('Address line 1').fill('1 Rideau Street');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/CAD/);
});

test('Back on the first question signs out and goes to the sign-in page', async ({ page, world }) => {
  await fillInAt(page, await world.account());
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|domain|user/.test(key)))).toEqual(
    [],
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

async function fillInAt(page: import('@playwright/test').Page, person: { email: string; password: string }) {
  await page.goto('/login');
  await fillIn(page, person);
  await expect(page.getByText('1 of 9')).toBeVisible();
}

/** Types a part of an option and chooses it. */
async function pick(page: import('@playwright/test').Page, box: string, typed: string, option: string) {
  await page.getByRole('combobox', { name: box }).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}
