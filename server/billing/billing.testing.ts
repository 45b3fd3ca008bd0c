/** Buying for tests, by HTTP: against the sandbox, or against a server that follows Paystack's API. */
import { expect } from 'vitest';
import type { TestServer } from '../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';

export type Order = Record<string, unknown> & { total_kobo: number };
/** One month for one person: 500 naira and 7.5 % VAT. */
export const oneMonth: Order = { frequency: 'monthly', num_employees: 1, recurring: true, total_kobo: 53_750 };

export const billingOf = (server: TestServer, { businessId, token }: Owner) => {
  const path = `/c/${businessId}/billing`;
  const get = (rest: string) => server.call('GET', `${path}/${rest}`, { token });
  const post = (rest: string, json?: object, key?: string) =>
    server.call('POST', `${path}/${rest}`, {
      token,
      ...(json === undefined ? {} : { json }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  return {
    current: async () => (await get('current/')).body,
    options: async () => (await get('options/')).body,
    buy: (order: object = oneMonth, key?: string) => post('buy/', order, key),
    opened: async (order: object = oneMonth): Promise<string> => {
      const { status, body } = await post('buy/', order);
      expect([status, body.status]).toEqual([201, 'pending']);
      return body.reference;
    },
    quote: (asked: object) => post('quote/', asked),
    coupon: (coupon_code: string) => post('coupon/', { coupon_code }),
    check: async (reference: string) => (await get(`payments/${reference}/`)).body,
    ask: (reference: string) => get(`payments/${reference}/`),
    cancel: (reference: string) => post(`payments/${reference}/cancel/`),
    end: () => post('cancel/'),
    resume: () => post('resume/'),
    invoices: async () => (await get('invoices/')).body,
  };
};

/** What the tester chooses on the sandbox's page. */
export const choose = (server: TestServer, reference: string, choice: Record<string, string>) =>
  fetch(`${server.url}/sandbox/checkout/${reference}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ delay: '0', channel: 'card', ...choice }),
    redirect: 'manual',
  });

/** An owner whose business has bought nothing yet, and all that they can ask about that. */
export async function newBuyer(server: TestServer) {
  const owner = await newOwner(server);
  return { owner, businessId: owner.businessId, ...billingOf(server, owner) };
}

/** An owner whose business is paid for a month, by a card that renews. */
export async function newPayer(
  server: TestServer,
  choice: Record<string, string> = {},
  order: Order = oneMonth,
): Promise<Owner> {
  const owner = await newOwner(server);
  const billing = billingOf(server, owner);
  const reference = await billing.opened(order);
  await choose(server, reference, { outcome: 'success', ...choice });
  expect((await billing.check(reference)).status).toBe('success');
  return owner;
}

export type LedgerRow = { reference: string; entry: string; amount: number; reason: string | null };

/** Everything that was written of a business's money, and what counted. */
export async function bookOf(server: TestServer, businessId: string) {
  const entries = await server.sql<LedgerRow>(
    'select reference, entry, amount_kobo::float8 as amount, reason from payment_entries where business_id = $1 order by position',
    [businessId],
  );
  const periods = await server.sql<{ reference: string; from: Date; to: Date }>(
    'select reference, starts_at as "from", ends_at as "to" from subscription_periods where business_id = $1 order by starts_at',
    [businessId],
  );
  const invoices = await server.sql<{ reference: string; total: number; number: string }>(
    'select reference, total_kobo::float8 as total, number from invoices where business_id = $1 order by id',
    [businessId],
  );
  const sum = (name: string) =>
    entries.filter(({ entry }) => entry === name).reduce((all, { amount }) => all + amount, 0);
  return {
    entries,
    periods,
    invoices,
    charged: sum('charged'),
    attention: sum('attention'),
    refunded: sum('refunded') + sum('refunded_in_part'),
    invoiced: invoices.reduce((all, { total }) => all + total, 0),
  };
}

/** Money that was taken is either invoiced or waits to be given back; a period for each invoice and the other way round. */
export async function expectBookAddsUp(server: TestServer, businessId: string) {
  const book = await bookOf(server, businessId);
  expect(book.charged).toBe(book.invoiced + book.attention);
  expect(book.invoices.map(({ reference }) => reference).sort()).toEqual(
    book.periods.map(({ reference }) => reference).sort(),
  );
  return book;
}
