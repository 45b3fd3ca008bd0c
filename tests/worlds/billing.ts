/** Coupons and payments. */
import type { SignedIn } from './accounts.ts';
import type { Api } from './api.ts';
import type { Businesses } from './businesses.ts';

export const makeBilling = (api: Api, { businessOf }: Businesses) => {
  /** A coupon with this discount in percent for a quarter. */
  const coupon = async (percent: number): Promise<string> => {
    const code = `T-${crypto.randomUUID().slice(-10)}`.toUpperCase();
    await api.query(
      `insert into coupons (code, percent, valid_from, valid_until, max_uses)
       values ($1, $2, now() - interval '1 day', now() + interval '1 day', 100)`,
      [code, percent],
    );
    return code;
  };

  /** Opens a payment of a business for one employee and a month, and returns its reference. */
  const openPayment = async (buyer: SignedIn): Promise<string> => {
    const json = { frequency: 'monthly', num_employees: 1, recurring: true, total_kobo: 53_750 };
    const path = `/c/${businessOf(buyer)}/billing/buy/`;
    return String((await api.expect('POST', path, { json, token: buyer.accessToken })).reference);
  };

  /** Ends a payment like a tester on the sandbox's page. */
  const settle = async (reference: string, outcome: 'success' | 'failed' | 'abandoned'): Promise<void> => {
    await fetch(`${api.url}/sandbox/checkout/${reference}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome, delay: '0', channel: 'card' }),
      redirect: 'manual',
    });
  };

  return { coupon, openPayment, settle };
};
