/** Buying a subscription with real clicks and the real server; its sandbox stands in for the payment provider. */
import type { Page } from '@playwright/test';
import type { SignedIn } from '../../worlds/accounts.ts';
import type { World } from '../../worlds/world.ts';
import { answerUpTo } from '../business-questions.ts';
import { expect, openAs, owner, test } from '../test.ts';

const toast = 'Your subscription for the premium plan was successful. You can now access all the modules.';
const employees = (page: Page) => page.getByRole('textbox', { name: 'Number of employees' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function toBuyNow(page: Page, world: World): Promise<SignedIn> {
  const buyer = await world.owner('buyNow');
  await openAs(page, world, buyer, '/dashboard');
  await expect(page).toHaveURL('/billing/buy-now');
  return world.signIn(buyer);
}

const billingOf = async (world: World, buyer: SignedIn, path: string) =>
  (await world.call('GET', `/c/${world.businessOf(buyer)}/billing/${path}`, { token: buyer.accessToken })).body;

/** On the sandbox's page. */
async function finish(page: Page, outcome: 'Pay' | 'Decline', delay = '0') {
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${outcome} `) }).check();
  await page.getByLabel('Known after (seconds)').fill(delay);
  await press(page, 'Finish');
}

test('an owner buys a month: validation of the count, Back, one payment for a double click, set-up, toast', async ({
  page,
  world,
}) => {
  const buyer = await toBuyNow(page, world);
  await employees(page).fill('');
  await expect(page.getByText('Number of employee cannot be empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  await employees(page).pressSequentially('0x');
  await expect(employees(page)).toHaveValue('0');
  await expect(page.getByText('You have 1 employee, you cannot pay for less')).toBeVisible();
  await employees(page).fill('7');
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('₦3,762.50')).toBeVisible();
  await page.getByText('Make Payment Recurring Monthly').click();
  await expect(page.getByText('One-time payment')).toBeVisible();
  await press(page, 'Proceed');
  await press(page, 'Back');
  await expect(employees(page)).toHaveValue('7');
  await press(page, 'Proceed');
  await expect(page.getByRole('region', { name: 'Purchase summary' }).getByText('₦3,762.50')).toBeVisible();
  await page.getByRole('button', { name: 'Buy Now' }).dblclick();
  await finish(page, 'Pay');
  await expect(page.getByText('Your Payment was successful')).toBeVisible();
  await press(page, 'Continue to Business Setup');
  await expect(page).toHaveURL('/business-setup');
  await page.goto('/dashboard');
  await expect(page.getByText(toast)).toBeVisible();
  await page.goto('/billing/buy-now');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(toast)).toHaveCount(0);
  expect(await billingOf(world, buyer, 'current/')).toMatchObject({
    status: 'active',
    num_employees: 7,
    recurring: false,
    eligible_to_buy_now: false,
  });
  expect((await billingOf(world, buyer, 'invoices/')).results).toEqual([
    expect.objectContaining({ total_kobo: 376_250, vat_percent: 7.5 }),
  ]);
});

test('a connection that is cut at the press, and a reload, lose nothing that was typed', async ({ page, world }) => {
  await toBuyNow(page, world);
  await employees(page).fill('7');
  await page.getByRole('tab', { name: 'Quarterly' }).click();
  await page.getByText('Make Payment Recurring Quarterly').click();
  // The line is cut while the browser still says that it is online.
  await page.route('**/*', (route) => route.abort());
  await press(page, 'Proceed');
  await expect(page.getByRole('alert').or(page.getByText('could not be loaded')).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  const compared = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await compared;
  await expect(employees(page)).toHaveValue('7');
  await page.unroute('**/*');
  await page.reload();
  await expect(employees(page)).toHaveValue('7');
  await expect(page.getByText('One-time payment')).toBeVisible();
  await press(page, 'Proceed');
  const summary = page.getByRole('region', { name: 'Purchase summary' });
  await expect(summary.getByText('₦11,287.50')).toBeVisible();
  await press(page, 'Back');
  await press(page, 'Cancel');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/billing/upgrade-plan');
  await expect(employees(page)).toHaveValue('1');
});

test.describe('with Paystack’s script', () => {
  // It is let in by a policy that the server has where Paystack takes the money.
  test.use({ bypassCSP: true });

  test('an owner pays in a popup, or on the provider’s page where the script does not load', async ({
    page,
    world,
  }) => {
    // Paystack cannot be reached from here: these few lines stand in for its script, and note what they are asked.
    const script = `window.PaystackPop = class { resumeTransaction(code, heard) {
      document.body.dataset.asked = code; setTimeout(heard.onCancel); } }`;
    await page.route('https://js.paystack.co/v2/inline.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.route('**/billing/buy/', async (route) => {
      const answer = await route.fetch();
      const payment = await answer.json();
      payment.checkout.access_code = 'code-1';
      await route.fulfill({ response: answer, json: payment });
    });
    await toBuyNow(page, world);
    await press(page, 'Proceed');
    await press(page, 'Buy Now');
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'code-1');
    await expect(page.getByText(/^Waiting for your bank/)).toBeVisible();
    await expect(page).toHaveURL(/\/billing\//);
    await page.evaluate(() => Object.assign(globalThis, { PaystackPop: undefined }));
    await page.route('https://js.paystack.co/v2/inline.js', (route) => route.abort());
    await press(page, 'Go to the payment page');
    await finish(page, 'Pay');
    await expect(page.getByText('Your Payment was successful')).toBeVisible();
  });
});

test('a sign-up with buy now leads from the nine questions to the payment for the new business', async ({
  page,
  world,
}) => {
  await openAs(page, world, await world.account('buyNow'), '/business-registration');
  await answerUpTo(page, 9);
  await page.getByText('Very great').click();
  await press(page, 'Lets go');
  await expect(page).toHaveURL('/billing/buy-now');
  await expect(page.getByRole('heading', { name: 'Buy the premium plan' })).toBeVisible();
  await expect(page.getByText(/^Okafor Logistics\. /)).toBeVisible();
});

test('an owner upgrades a trial for a year, downloads its invoices, cancels, resumes and extends it', async ({
  page,
  world,
}) => {
  const trial = await world.owner('trial');
  await openAs(page, world, trial, '/dashboard');
  await page.getByRole('link', { name: 'Open billing' }).click();
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan.getByText('Trial ends')).toBeVisible();
  await expect(page.getByText('Nothing was paid yet')).toBeVisible();
  await page.getByRole('link', { name: 'Plans and prices' }).click();
  await expect(page.getByText('₦500.00 per employee, a month')).toBeVisible();
  const premium = page.getByRole('region', { name: 'Premium' });
  await expect(page.getByRole('region', { name: 'Free forever' }).getByText('₦0.00')).toBeVisible();
  await expect(premium.getByText('Your plan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose this plan' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Number of employees' }).fill('3');
  // 18,000 less a tenth, and 7.5 % VAT.
  await page.getByText('Yearly', { exact: true }).click();
  await expect(premium.getByText('₦17,415.00')).toBeVisible();
  await expect(premium.getByText('You save ₦1,935.00 a year.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay for this plan' }).click();
  await expect(page.getByRole('tab', { name: 'Yearly' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Number of employees' })).toHaveValue('3');
  await expect(page.getByText('Billed annually, renews automatically')).toBeVisible();
  await press(page, 'Proceed');
  await press(page, 'Buy Now');
  await finish(page, 'Pay');
  await expect(page.getByText('Your Payment was successful')).toBeVisible();
  await expect(page.getByText('₦17,415.00')).toBeVisible();
  const coming = page.waitForEvent('download');
  await press(page, 'Download invoice');
  expect((await coming).suggestedFilename()).toBe('invoice.pdf');

  await page.goto('/billing');
  await expect(plan.getByText('Paid through')).toBeVisible();
  for (const paper of ['invoice', 'receipt']) {
    await page.getByRole('button', { name: /^(Actions|More)/ }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: `Download ${paper}` }).click();
    expect((await coming).suggestedFilename()).toMatch(new RegExp(`^${paper}-INV-\\d{6}\\.pdf$`));
  }
  await press(page, 'Cancel the subscription');
  await press(page, 'Yes, cancel it');
  await expect(plan.getByText('Cancelled')).toBeVisible();
  await press(page, 'Resume the subscription');
  await expect(plan.getByText('Active')).toBeVisible();
  await page.getByRole('link', { name: 'Extend the subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Extend your subscription' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Yearly' })).toHaveAttribute('aria-selected', 'true');
});

test('a read-only business says so on every screen and leads its owner to billing', async ({ page, world }) => {
  await page.route('**/billing/current/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status: 'past_due', read_only: true } });
  });
  await openAs(page, world, await owner(world), '/hr');
  await expect(page.getByText(/^This business is read-only/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to billing' }).click();
  await expect(page).toHaveURL('/billing');
  await expect(page.getByRole('link', { name: 'Upgrade your plan' })).toBeVisible();
});

test('an owner buys a quarter with a coupon; a wrong coupon shows an error and changes no price', async ({
  page,
  world,
}) => {
  const code = await world.coupon(25);
  const buyer = await toBuyNow(page, world);
  await page.getByRole('tab', { name: 'Quarterly' }).click();
  const coupon = page.getByRole('textbox', { name: 'Coupon code' });
  for (const [typed, message] of [
    ['', 'Coupon code is required'],
    ['SHORT', 'Minimum of 12 characters'],
    ['FARTOOLONGCODE', 'Invalid coupon code entered'],
    ['NOSUCHCOUPON', 'Enter a valid coupon code'],
  ] as const) {
    await coupon.fill(typed);
    await press(page, 'Apply');
    await expect(page.getByText(message)).toBeVisible();
  }
  await coupon.fill(code.toLowerCase());
  await press(page, 'Apply');
  await expect(page.getByText(/^Coupon code validated/)).toBeVisible();
  // 1,500 less a quarter of it, and 7.5 % VAT.
  await expect(page.getByText('₦1,209.38')).toBeVisible();
  await press(page, 'Proceed');
  await expect(page.getByRole('region', { name: 'Purchase summary' }).getByText('₦1,209.38')).toBeVisible();
  await press(page, 'Buy Now');
  await finish(page, 'Pay');
  await expect(page.getByText('Your Payment was successful')).toBeVisible();
  expect(await billingOf(world, buyer, 'current/')).toMatchObject({ status: 'active', frequency: 'quarterly' });
});

test('after a declined card the owner tries again with their coupon; Back and reload lose nothing', async ({
  page,
  world,
}) => {
  const code = await world.coupon(25);
  await toBuyNow(page, world);
  await page.getByRole('tab', { name: 'Quarterly' }).click();
  await employees(page).fill('4');
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await press(page, 'Apply');
  await expect(page.getByText(/^Coupon code validated/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Coupon code validated/), 'a coupon survives a reload').toBeVisible();
  await press(page, 'Proceed');
  const review = page.getByRole('region', { name: 'Purchase summary' });
  // 6,000 less a quarter of it, and 7.5 % VAT.
  await expect(review.getByText('₦4,837.50')).toBeVisible();
  await page.reload();
  await expect(review.getByText('₦4,837.50'), 'a reload stays at the step').toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Coupon code validated/)).toBeVisible();
  await page.goForward();
  await expect(review.getByText('₦4,837.50')).toBeVisible();
  await press(page, 'Buy Now');
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible();
  await page.goBack();
  await press(page, 'Go to the payment page');
  await finish(page, 'Decline');
  await expect(page.getByRole('alert')).toContainText('The payment was declined');
  await press(page, 'Try again');
  await expect(page.getByText(/^Coupon code validated/), 'a coupon survives a decline').toBeVisible();
  await expect(employees(page), 'and so does the count').toHaveValue('4');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your plan' })).toBeVisible();
  await press(page, 'Proceed');
  await expect(review.getByText('₦4,837.50')).toBeVisible();
  await press(page, 'Buy Now');
  await finish(page, 'Pay');
  await expect(page.getByText('Your Payment was successful')).toBeVisible();
});

test('on a phone the next step is seen from its top', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await toBuyNow(page, world);
  await employees(page).fill('3');
  const proceed = page.getByRole('button', { name: 'Proceed', exact: true });
  await proceed.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await proceed.click();
  await expect(page.getByRole('heading', { name: 'Pay for it' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Pay for it' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a year for several people survives a declined card, a reload and Back', async ({ page, world }) => {
  await openAs(page, world, await world.owner('trial'), '/billing/upgrade-plan?cycle=monthly');
  await page.getByRole('tab', { name: 'Yearly' }).click();
  await employees(page).fill('4');
  await page.getByText('Make Payment Recurring Yearly').click();
  await press(page, 'Proceed');
  await press(page, 'Buy Now');
  await finish(page, 'Decline');
  await expect(page.getByRole('alert')).toContainText('The payment was declined');
  await press(page, 'Try again');
  const expectOrder = async () => {
    await expect(page.getByRole('tab', { name: 'Yearly' })).toHaveAttribute('aria-selected', 'true');
    await expect(employees(page)).toHaveValue('4');
    await expect(page.getByText('One-time payment')).toBeVisible();
  };
  await expectOrder();
  await page.reload();
  await expectOrder();
  await press(page, 'Proceed');
  // 24,000 less a tenth, and 7.5 % VAT.
  await expect(page.getByRole('region', { name: 'Purchase summary' }).getByText('₦23,220.00')).toBeVisible();
  await page.goBack();
  await expectOrder();
});

test('another device resumes a payment whose window was closed, and the bank confirms it late', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const buyer = await toBuyNow(page, world);
  await press(page, 'Proceed');
  await press(page, 'Buy Now');
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible();
  await page.close();
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await openAs(other, world, buyer, '/billing/buy-now');
  await expect(other.getByText('Payment of ₦537.50')).toBeVisible();
  await press(other, 'Go to the payment page');
  await finish(other, 'Pay', '3');
  await expect(other.getByText(/^Waiting for your bank/)).toBeVisible();
  await expect(other.getByText('Your Payment was successful')).toBeVisible();
  await other.context().close();
});

test('an amount that is changed in the browser does not become a subscription', async ({ page, world }) => {
  const buyer = await toBuyNow(page, world);
  await page.route('**/billing/quote/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total_kobo: 100 } });
  });
  await press(page, 'Proceed');
  await expect(page.getByRole('region', { name: 'Purchase summary' }).getByText('₦1.00')).toBeVisible();
  await page.unroute('**/billing/quote/');
  await press(page, 'Buy Now');
  await expect(page.getByRole('alert')).toContainText('The price has changed in the meantime');
  await expect(page.getByRole('region', { name: 'Purchase summary' }).getByText('₦537.50').last()).toBeVisible();
  expect(await billingOf(world, buyer, 'current/')).toMatchObject({ status: 'past_due', open_payment: null });
});

test('an owner who postpones the purchase uses the app and is asked again in a new session', async ({
  page,
  world,
}) => {
  const buyer = await toBuyNow(page, world);
  await press(page, 'Cancel');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Path Works', level: 1 })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await openAs(page, world, buyer, '/dashboard');
  await expect(page).toHaveURL('/billing/buy-now');
});
