/**
 * Paystack's events in every order, against a server that follows its API, on a real database. Each charge makes exactly one
 * paid period, and the ledger adds up.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import type { Owner } from '../../onboarding/onboarding.testing.ts';
import { webhookPath } from '../../platform/payments/payments.ts';
import { expectBookAddsUp, newBuyer, oneMonth } from '../billing.testing.ts';
import { startCharging } from './charging.testing.ts';

const { paystack, server, hear, success } = await startCharging();

const runJob = (name: string) => server.job(name).work();

it('lets the browser load the script of the provider, which is named with its public key', async () => {
  const policy = (await fetch(`${server.url}/healthz`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' https://js.paystack.co");
  const { options } = await newBuyer(server);
  expect(await options()).toMatchObject({ provider: 'paystack', public_key: 'pk_test' });
  expect((await fetch(`${server.url}/sandbox/checkout.css`)).status).toBe(404);
});

describe('an event', () => {
  it('that is signed settles the payment before a check', async () => {
    const { businessId, opened, current } = await newBuyer(server);
    const reference = await opened();
    paystack.pay(reference);
    expect((await hear(success(reference))).status).toBe(200);
    expect((await current()).status).toBe('active');
    expect((await expectBookAddsUp(server, businessId)).periods).toHaveLength(1);
  });

  it("that is forged, or contradicts Paystack's API, settles nothing", async () => {
    const { businessId, opened, check } = await newBuyer(server);
    const reference = await opened();
    const { body, signature } = success(reference);
    const forged = await hear(paystack.event('charge.success', { reference }, 'another key'));
    expect([forged.status, (await hear({ body: `${body} `, signature })).status]).toEqual([401, 401]);
    expect((await fetch(`${server.url}${webhookPath}`, { method: 'POST', body })).status).toBe(401);
    expect((await hear({ body, signature })).status).toBe(200);
    for (const unknown of ['nobodys-reference', 'a\u0000b', 'a\ud800b', ''])
      expect((await hear(success(unknown))).status).toBe(200);
    expect((await hear(paystack.event('transfer.success', { reference }))).status).toBe(200);
    expect((await check(reference)).status).toBe('pending');
    expect((await expectBookAddsUp(server, businessId)).charged).toBe(0);
  });

  it('is answered after it is stored, and otherwise sent again', async () => {
    const { opened, current } = await newBuyer(server);
    const reference = await opened();
    paystack.pay(reference);
    paystack.failing.next = 1;
    expect((await hear(success(reference))).status).toBe(503);
    expect((await current()).status).not.toBe('past_due');
    expect((await hear(success(reference))).status).toBe(200);
    expect(await current()).toMatchObject({ payment_reference: reference, status: 'active' });
  });
});

describe('a charge', () => {
  it.each([
    ['another amount', { amount: 100 }, 'amount_differs'],
    ['more', { amount: 53_751 }, 'amount_differs'],
    ['another currency', { currency: 'USD' }, 'currency_differs'],
    ['a currency that cannot be read', { currency: 'naira' }, 'currency_differs'],
    ['for another reference', { reference: 'somebody-elses' }, 'amount_differs'],
  ])('as %s does not count, and is to be given back', async (_name, change, reason) => {
    const { businessId, opened, check, current, owner } = await newBuyer(server);
    const before = await current();
    const reference = await opened();
    paystack.pay(reference, change);
    await hear(success(reference));
    expect(await check(reference)).toMatchObject({ status: 'failed', reason, paid_through: null });
    expect(await current()).toEqual(before);
    const { periods, attention, charged } = await expectBookAddsUp(server, businessId);
    expect([periods.length, attention]).toEqual([0, charged]);
    await soon(async () =>
      expect(
        (await server.mails()).filter(({ to, subject }) => to === owner.email && /did not count/.test(subject)),
      ).toHaveLength(1),
    );
    // What is another payment's is never given back.
    const { id } = paystack.transactions.get(reference) ?? {};
    const expected = 'reference' in change ? [] : [charged];
    const asked = () => paystack.refunds.filter(({ transaction }) => transaction === id).map(({ amount }) => amount);
    await soon(() => expect(asked()).toEqual(expected));
  });

  it('that does not count is given back once, however often that is asked for', async () => {
    const { businessId, opened, cancel, check, current } = await newBuyer(server);
    const first = await opened();
    await cancel(first);
    const second = await opened();
    for (const reference of [first, second]) {
      paystack.pay(reference);
      await check(reference);
    }
    expect(await check(second)).toMatchObject({ status: 'failed', reason: 'paid_twice' });
    const { id } = paystack.transactions.get(second) ?? {};
    const given = () => paystack.refunds.filter(({ transaction }) => transaction === id).map(({ amount }) => amount);
    await soon(() => expect(given()).toEqual([53_750]));
    for (let time = 0; time < 2; time++) await server.job('billing.refund').work({ businessId, reference: second });
    paystack.processRefunds(second);
    paystack.become(second, 'reversed');
    await hear(paystack.event('refund.processed', { transaction_reference: second }));
    await server.job('billing.refund').work({ businessId, reference: second });
    expect(given()).toEqual([53_750]);
    expect(await current()).toMatchObject({ status: 'active', payment_reference: first, card: { brand: 'visa' } });
    const { refunded, attention, periods } = await expectBookAddsUp(server, businessId);
    expect([refunded, attention, periods.length]).toEqual([53_750, 53_750, 1]);
  });
});

it('of a currency that cannot be read blocks no further purchase', async () => {
  const { opened, cancel, check } = await newBuyer(server);
  const reference = await opened();
  Object.assign(paystack.transactions.get(reference) ?? {}, { currency: 'N' });
  expect((await hear(success(reference))).status).toBe(200);
  expect((await check(reference)).status).toBe('pending');
  expect((await cancel(reference)).body).toMatchObject({ status: 'abandoned' });
  const second = await opened();
  paystack.pay(second);
  expect((await check(second)).status).toBe('success');
});

describe('a provider that does not answer', () => {
  it('before the checkout: no payment is open, and the same click works a moment later', async () => {
    const { buy, current } = await newBuyer(server);
    paystack.failing.next = 1;
    const { status, body } = await buy(oneMonth, 'one-click-of-mine');
    expect([status, body.detail]).toEqual([503, expect.stringContaining('Nothing was charged')]);
    expect((await current()).open_payment).toBeNull();
    expect((await buy(oneMonth, 'one-click-of-mine')).status).toBe(201);
  });
  it('after it began the checkout: the payment is cancelled, as no person saw it', async () => {
    const { buy } = await newBuyer(server);
    paystack.failing.afterwards = 1;
    expect((await buy(oneMonth, 'another-click')).status).toBe(503);
    const again = await buy(oneMonth, 'another-click');
    expect([again.status, again.body.checkout.access_code]).toEqual([201, expect.any(String)]);
  });
  it('during a check: the payment stays as it is', async () => {
    const { opened, check } = await newBuyer(server);
    const reference = await opened();
    paystack.pay(reference);
    paystack.failing.next = 1;
    expect((await check(reference)).status).toBe('pending');
    expect((await check(reference)).status).toBe('success');
  });
});

it('checks every open payment with the provider, without its buyer', async () => {
  const { businessId, opened } = await newBuyer(server);
  const reference = await opened();
  await runJob('billing.reconcile');
  expect((await expectBookAddsUp(server, businessId)).periods).toEqual([]);
  paystack.pay(reference);
  await runJob('billing.reconcile');
  expect((await expectBookAddsUp(server, businessId)).periods).toHaveLength(1);
});

it('checks ended payments with the provider too, for some days', async () => {
  const { businessId, opened, cancel } = await newBuyer(server);
  const reference = await opened();
  await cancel(reference);
  paystack.pay(reference);
  await runJob('billing.reconcile');
  expect((await expectBookAddsUp(server, businessId)).periods).toEqual([]);
  await runJob('billing.daily');
  expect((await expectBookAddsUp(server, businessId)).periods).toHaveLength(1);
});

/** Every event around one payment. */
type Happening =
  | 'pay'
  | 'webhook'
  | 'hundredWebhooks'
  | 'forged'
  | 'poll'
  | 'pollDeaf'
  | 'killed'
  | 'cancel'
  | 'buyAgain'
  | 'decline'
  | 'reconcile'
  | 'daily'
  | 'dayLater';

const happenings = fc.array(
  fc.constantFrom<Happening>(
    'pay',
    'webhook',
    'hundredWebhooks',
    'forged',
    'poll',
    'pollDeaf',
    'killed',
    'cancel',
    'buyAgain',
    'decline',
    'reconcile',
    'daily',
    'dayLater',
  ),
  { minLength: 3, maxLength: 12 },
);

/** A commit that fails after all was written: what a process leaves that is killed between the charge and its answer. */
const killed = async (owner: Owner, reference: string) => {
  const report = await server.platform.payments?.look(reference);
  if (report?.status !== 'success') return;
  const { createSettlement } = await import('./settlement.ts');
  const { settle } = createSettlement(server.platform);
  const dead = server.platform.db.as({ businessId: owner.businessId }, async (tx) => {
    await settle(tx, owner.businessId, reference, report);
    throw new Error('killed');
  });
  await expect(dead).rejects.toThrow('killed');
};

it('makes exactly one paid period of one charge, for all events in all orders', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      const { owner, ...buyer } = await newBuyer(server);
      const references = [await buyer.opened()];
      const paid = new Set<string>();
      const act: Record<Happening, (reference: string) => Promise<unknown>> = {
        pay: async (reference) => {
          paystack.pay(reference);
          paid.add(reference);
        },
        webhook: (reference) => hear(success(reference)),
        hundredWebhooks: async (reference) => {
          const answers = await Promise.all(Array.from({ length: 100 }, () => hear(success(reference))));
          expect(answers.map(({ status }) => status)).not.toContain(500);
        },
        forged: (reference) => hear(paystack.event('charge.success', { reference }, 'another key')),
        poll: (reference) => buyer.ask(reference),
        pollDeaf: async (reference) => {
          paystack.failing.next = 1;
          await buyer.ask(reference);
          paystack.failing.next = 0;
        },
        killed: (reference) => killed(owner, reference),
        cancel: (reference) => buyer.cancel(reference),
        buyAgain: async () => {
          const { status, body } = await buyer.buy();
          if (status === 201 && !references.includes(body.reference)) references.push(body.reference);
        },
        decline: async (reference) => {
          if (!paid.has(reference)) paystack.become(reference, 'failed');
        },
        reconcile: () => runJob('billing.reconcile'),
        daily: () => runJob('billing.daily'),
        dayLater: async (reference) => {
          await server.sql("update payments set opened_at = opened_at - interval '1 day' where reference = $1", [
            reference,
          ]);
        },
      };
      for (const [at, what] of all.entries()) await act[what](references[at % references.length] ?? '');
      // In the end all events arrive.
      for (const reference of paid) await hear(success(reference));
      const { entries, periods, charged } = await expectBookAddsUp(server, owner.businessId);
      expect(charged).toBe(paid.size * 53_750);
      expect(periods.length > 0).toBe(paid.size > 0);
      const counted = new Set(periods.map(({ reference }) => reference));
      expect(counted.size).toBe(periods.length);
      for (const reference of counted) expect(paid.has(reference)).toBe(true);
      // What counts was begun after what counted before it was charged: two charges for one intention count once.
      const placeOf = (name: string, reference: string) =>
        entries.findIndex((one) => one.entry === name && one.reference === reference);
      for (const [at, { reference }] of periods.entries()) {
        const before = periods[at - 1];
        if (before === undefined) continue;
        expect(placeOf('opened', reference)).toBeGreaterThan(placeOf('charged', before.reference));
      }
      // Periods follow one another and never overlap.
      for (const [at, { from }] of periods.entries()) {
        const before = periods[at - 1];
        if (before !== undefined) expect(from.getTime()).toBeGreaterThanOrEqual(before.to.getTime());
      }
      if (references.length === 1) expect(periods).toHaveLength(paid.size);
    }),
    { numRuns: 40, seed: Number(process.env.FUZZ_SEED ?? 20_261_121), endOnFailure: true },
  );
});
