/** The screens of buying and of billing. */
import type { Page } from '@playwright/test';
import { asOwner, type Screen, testScreens } from '../screens.ts';
import { expect, openAs } from '../test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** As an owner who signed up to buy, and whom no screen changes. */
const asBuyer =
  (then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    await openAs(page, world, await world.shared('buyer', () => world.owner('buyNow')), '/billing/buy-now');
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
    await then?.(page);
  };

/** A payment with this outcome; each time of a new owner. */
const afterPaying =
  (outcome: string | null, text: string): Screen['open'] =>
  async (page, world) => {
    const person = await world.owner();
    const signedIn = await world.signIn(person);
    const path = `/c/${world.businessOf(signedIn)}/billing/buy/`;
    const json = { frequency: 'monthly', num_employees: 1, recurring: true, total_kobo: 53_750 };
    const { body } = await world.call('POST', path, { json, token: signedIn.accessToken });
    if (outcome !== null)
      await fetch(`${world.url}/sandbox/checkout/${body.reference}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome, delay: '0', channel: 'card' }),
        redirect: 'manual',
      });
    await openAs(page, world, person, `/billing/pay?reference=${body.reference}`);
    await expect(page.getByText(text)).toBeVisible();
  };

testScreens('billing', [
  {
    name: 'buy-now',
    open: asBuyer(),
    states: [
      {
        name: 'refused coupon',
        open: asBuyer(async (page) => {
          await page.getByRole('tab', { name: 'Quarterly' }).click();
          await page.getByRole('textbox', { name: 'Coupon code' }).fill('NOSUCHCOUPON');
          await press(page, 'Apply');
          await expect(page.getByText('Enter a valid coupon code')).toBeVisible();
        }),
      },
    ],
  },
  {
    name: 'buy-now-review',
    open: asBuyer(async (page) => {
      await press(page, 'Proceed');
      await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    }),
  },
  { name: 'payment-waiting', open: afterPaying(null, 'Payment of ₦537.50') },
  {
    name: 'payment-succeeded',
    open: afterPaying('success', 'Your Payment was successful'),
    states: [{ name: 'declined', open: afterPaying('failed', 'The payment was declined') }],
  },
  {
    name: 'billing',
    open: async (page, world) => {
      await afterPaying('success', 'Your Payment was successful')(page, world);
      await page.goto('/billing');
      await expect(page.getByText('Paid through')).toBeVisible();
    },
    states: [{ name: 'free', open: asOwner('/billing') }],
  },
  { name: 'pricing', open: asOwner('/billing/pricing') },
]);
