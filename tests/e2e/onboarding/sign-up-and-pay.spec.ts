/** Sign up and pay with the real server, whose sandbox stands in for the payment provider. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { answerUpTo } from '../business-questions.ts';
import { expect, mailedLink, openAs, owner, password, test } from '../test.ts';

const toast = 'Your subscription for the premium plan was successful. You can now access all the modules.';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const summary = (page: Page) => page.getByRole('region', { name: 'Plan summary' });
const employees = (page: Page) => page.getByRole('textbox', { name: 'Number of employees' });

/** On the sandbox's page. */
async function finish(page: Page, outcome: 'Pay' | 'Decline') {
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${outcome} `) }).check();
  await page.getByLabel('Known after (seconds)').fill('0');
  await press(page, 'Finish');
}

/** The first four questions, which are followed by the payment. */
async function describeBusiness(page: Page) {
  await answerUpTo(page, 4);
  await page.getByLabel('First name').fill('Adaeze');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Phone number').fill('08012345678');
  await press(page, 'Continue');
}

const billingOf = async (world: World, person: { email: string; password: string }) => {
  const signedIn = await world.signIn(person);
  const path = `/c/${world.businessOf(signedIn)}/billing/current/`;
  return (await world.call('GET', path, { token: signedIn.accessToken })).body;
};

test('a link with a plan leads to the dashboard of a paid business', async ({ page, world }) => {
  const email = world.mailOf(`premium-${crypto.randomUUID()}`, 'okafor.test');
  await page.goto('/premium/signup?plan=premium&bundle=payroll&cycle=yearly&country=nigeria&utm_source=radio');
  await expect(page.getByText(/asks for something that is not on offer/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Payroll/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Steward suite/ })).toBeChecked();
  await expect(page.getByText('Up to 10% Off')).toBeVisible();
  await employees(page).fill('');
  await expect(page.getByText('Number of employee cannot be empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  await employees(page).fill('0');
  await expect(page.getByText('Number of employee cannot be less than 1')).toBeVisible();
  await employees(page).fill('7');
  await page.reload();
  await expect(employees(page)).toHaveValue('7');
  // 42,000 less a tenth, and 7.5 % VAT.
  await expect(summary(page).getByText('₦40,635.00')).toBeVisible();
  await expect(summary(page).getByText('Billed annually, renews automatically')).toBeVisible();
  await page.getByText('Make Payment Recurring Yearly').click();
  await expect(summary(page).getByText('One-time payment')).toBeVisible();
  await press(page, 'Proceed');

  await test.step('the account, whose plan can still be changed', async () => {
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
    await summary(page).getByRole('button', { name: 'Change the plan' }).click();
    await expect(employees(page)).toHaveValue('7');
    await press(page, 'Proceed');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Sign Up');
    await expect(page.getByText(email)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Confirm your email, then sign in' })).toBeVisible();
  });

  await test.step('the mail, in another tab, from which the way leads back here', async () => {
    const other = await page.context().newPage();
    await (await mailedLink(other, email, /account\/verify/)).click();
    await expect(other.getByText('Your email address has been verified')).toBeVisible();
    await other.close();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Sign In');
  });

  await describeBusiness(page);
  await expect(page.getByRole('heading', { name: 'Pay for your plan' })).toBeVisible();
  const toPay = page.getByRole('region', { name: 'Purchase summary' });
  await expect(toPay.getByText('₦40,635.00')).toBeVisible();
  await test.step('an order that is changed here, and stays after a reload', async () => {
    await press(page, 'Back');
    await employees(page).fill('9');
    await press(page, 'Proceed');
    await expect(toPay.getByText('₦52,245.00')).toBeVisible();
    await page.reload();
    await expect(toPay.getByText('₦52,245.00')).toBeVisible();
  });
  await press(page, 'Buy Now');
  await finish(page, 'Pay');
  await expect(page.getByText('Your Payment was successful')).toBeVisible();
  await press(page, 'Continue to Business Setup');

  await expect(page.getByText('5 of 9')).toBeVisible();
  await page.getByRole('radio', { name: 'Green' }).check({ force: true });
  await press(page, 'Continue');
  await expect(page.getByText('6 of 9')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Payroll' }).check({ force: true });
  await page.reload();
  await expect(page.getByText('6 of 9')).toBeVisible();
  await press(page, 'Continue');
  await expect(page.getByText('7 of 9')).toBeVisible();
  await page.getByText('Affilate').click();
  await press(page, "Let's go!!!");

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Okafor Logistics', level: 1 })).toBeVisible();
  await expect(page.getByText(toast)).toBeVisible();
  expect(await billingOf(world, { email, password })).toMatchObject({
    status: 'active',
    num_employees: 9,
    frequency: 'yearly',
    recurring: false,
  });
});

test('after a declined card another one pays; a link with wrong values shows a notice', async ({ page, world }) => {
  const person = await world.account('buyNow');
  await openAs(page, world, person, '/premium/signup?plan=gold&bundle=moon&cycle=weekly&country=nowhere');
  await expect(page.getByText(/asks for something that is not on offer/)).toBeVisible();
  await press(page, 'Proceed');
  await expect(page.getByText('1 of 9')).toBeVisible();
  await press(page, 'Back');
  await employees(page).fill('3');
  await press(page, 'Proceed');
  await describeBusiness(page);
  await press(page, 'Buy Now');
  await finish(page, 'Decline');
  await expect(page.getByRole('alert')).toContainText('The payment was declined');
  await press(page, 'Try again');
  await expect(page.getByRole('region', { name: 'Purchase summary' }).getByText('₦1,612.50')).toBeVisible();
  await press(page, 'Buy Now');
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible();

  await test.step('a window that is left: wherever they come back, the payment is there', async () => {
    await page.goto('/dashboard');
    await page.goto('/premium/signup');
    await expect(page.getByText('Payment of ₦1,612.50')).toBeVisible();
    await press(page, 'Go to the payment page');
  });
  await finish(page, 'Pay');
  await press(page, 'Continue to Business Setup');
  await expect(page.getByText('5 of 9')).toBeVisible();
  await press(page, 'Close');
  await expect(page).toHaveURL('/dashboard');
  expect(await billingOf(world, person)).toMatchObject({ status: 'active', num_employees: 3, frequency: 'monthly' });
});

test('a person with a business buys for it; a person who signs in on the sign-in page returns here', async ({
  page,
  world,
}) => {
  await openAs(page, world, await owner(world), '/premium/signup?cycle=yearly');
  await expect(page).toHaveURL('/billing/upgrade-plan?cycle=yearly');
  await expect(page.getByRole('tab', { name: 'Yearly' })).toHaveAttribute('aria-selected', 'true');
});

test('a person with an account learns what comes next', async ({ page, world }) => {
  await openAs(page, world, await world.account('buyNow'), '/premium/signup');
  await expect(page.getByText('You tell us about your business next.')).toBeVisible();
});
