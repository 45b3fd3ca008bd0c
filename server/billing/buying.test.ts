/** Buying against the sandbox: every way in which a payment may end, and everything that must not be believed. */
import { describe, expect, it, vi } from 'vitest';
import { newPerson } from '../accounts/people.testing.ts';
import { addMember } from '../accounts/store.ts';
import { newOwner } from '../onboarding/businesses.testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { billingOf, bookOf, choose, expectBookAddsUp, newPayer, oneMonth } from './payments.testing.ts';

const server = await startTestServer({ jobs: true });
vi.setConfig({ testTimeout: 60_000 });

const newBuyer = async () => {
  const owner = await newOwner(server);
  return { owner, businessId: owner.businessId, ...billingOf(server, owner) };
};
const addCoupon = async (code: string, { percent = 20, uses = 1, days = 30 } = {}) => {
  await server.sql(
    `insert into coupons (code, percent, valid_from, valid_until, max_uses)
     values ($1, $2, now() - interval '90 days', now() + make_interval(days => $4), $3)`,
    [code, percent, uses, days],
  );
};
const usesOf = async (code: string) =>
  (await server.sql<{ used: number }>('select used from coupons where code = $1', [code]))[0]?.used;

describe('what can be bought', () => {
  it('is told with prices, people and the provider', async () => {
    const { options, quote } = await newBuyer();
    const told = await options();
    expect(told).toMatchObject({
      fewest_employees: 1,
      provider: 'sandbox',
      public_key: null,
      channels: ['card', 'bank_transfer', 'ussd'],
      open_payment: null,
    });
    expect(told.prices.map(({ frequency, total_kobo }: never) => [frequency, total_kobo])).toEqual([
      ['monthly', 53_750],
      ['quarterly', 161_250],
      ['yearly', 580_500],
    ]);
    expect((await quote({ frequency: 'quarterly', num_employees: 10 })).body).toEqual({
      frequency: 'quarterly',
      num_employees: 10,
      unit_kobo: 50_000,
      months: 3,
      discount_percent: 0,
      actual_cost_kobo: 1_500_000,
      saving_kobo: 0,
      total_cost_kobo: 1_500_000,
      tax_percent: 7.5,
      tax_amount_kobo: 112_500,
      total_kobo: 1_612_500,
      currency: 'NGN',
    });
  });

  it('is never less than the people there are', async () => {
    const { businessId, buy, quote, options } = await newBuyer();
    const { user } = await newPerson(server);
    const member = { businessId, userId: user.id, isOwner: false, permissions: [], now: new Date() };
    await server.platform.db.as({ businessId }, (tx) => addMember(tx, member));
    const refusal = { num_employees: ['You have 2 employees, you cannot pay for less'] };
    for (const answer of [await buy(), await quote({ frequency: 'monthly', num_employees: 1 })]) {
      expect([answer.status, answer.body]).toEqual([400, refusal]);
    }
    expect((await options()).fewest_employees).toBe(2);
  });
});

describe('a payment', () => {
  it('that succeeds makes one paid month, an invoice and a subscription that renews', async () => {
    const { owner, businessId, buy, check, current, invoices } = await newBuyer();
    const { status, body } = await buy();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      reason: null,
      kind: 'purchase',
      checkout: {
        provider: 'sandbox',
        access_code: null,
        url: expect.stringMatching(`/sandbox/checkout/${body.reference}$`),
      },
      paid_through: null,
      invoice_id: null,
    });
    expect((await check(body.reference)).status).toBe('pending');
    const answer = await choose(server, body.reference, { outcome: 'success' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/billing/pay?reference=${body.reference}`]);

    const paid = await check(body.reference);
    expect(paid).toMatchObject({ status: 'success', detail: 'Your Payment was successful', checkout: null });
    const { periods } = await expectBookAddsUp(server, businessId);
    expect(periods).toHaveLength(1);
    expect(paid.paid_through).toBe(periods[0]?.to.toISOString());
    expect(await current()).toMatchObject({
      plan_code: 'premium',
      status: 'active',
      num_employees: 1,
      frequency: 'monthly',
      recurring: true,
      payment_reference: body.reference,
      eligible_to_buy_now: false,
      paid_through: paid.paid_through,
      next_payment_at: paid.paid_through,
      read_only: false,
      card: { brand: 'visa', last_digits: '4081' },
      open_payment: null,
    });
    const listed = await invoices();
    expect(listed.results).toEqual([
      expect.objectContaining({
        id: paid.invoice_id,
        net_kobo: 50_000,
        vat_percent: 7.5,
        vat_kobo: 3_750,
        total_kobo: 53_750,
        card_last_digits: '4081',
      }),
    ]);
    const mails = await vi.waitFor(async () => {
      const found = (await server.mails()).filter(
        ({ to, subject }) => to === owner.email && subject.startsWith('Receipt'),
      );
      expect(found).toHaveLength(1);
      return found;
    });
    expect(mails[0]?.text).toContain('₦537.50');
  });

  it('that is asked for a hundred times at once counts once', async () => {
    const { businessId, opened, ask } = await newBuyer();
    const reference = await opened();
    await choose(server, reference, { outcome: 'success' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(reference)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 success']));
    const { periods, charged } = await expectBookAddsUp(server, businessId);
    expect([periods.length, charged]).toEqual([1, 53_750]);
  });

  it.each([
    ['failed', 'failed', 'declined', /declined this payment, and nothing was charged/],
    ['abandoned', 'abandoned', 'closed', /window was closed before/],
  ])('that ends as %s says so, and another can be made', async (outcome, status, reason, detail) => {
    const { businessId, opened, check, current } = await newBuyer();
    const before = await current();
    const reference = await opened();
    await choose(server, reference, { outcome });
    expect(await check(reference)).toMatchObject({
      status,
      reason,
      detail: expect.stringMatching(detail),
      checkout: null,
    });
    expect(await current()).toEqual(before);
    const second = await opened();
    expect(second).not.toBe(reference);
    await choose(server, second, { outcome: 'success' });
    expect((await check(second)).status).toBe('success');
    expect((await expectBookAddsUp(server, businessId)).periods).toHaveLength(1);
  });

  it('is one at a time: twice the same is the same, also at once, and another order waits', async () => {
    const { businessId, buy, opened } = await newBuyer();
    const [one, two, three] = await Promise.all([buy(), buy(), buy(oneMonth, 'a-key-of-its-own')]);
    expect(
      new Set([one, two, three].map(({ status, body }) => `${status} ${body.reference} ${body.checkout.url}`)).size,
    ).toBe(1);
    expect(await opened()).toBe(one.body.reference);
    const other = await buy({ ...oneMonth, frequency: 'quarterly', total_kobo: 161_250 });
    expect([other.status, other.body.code, other.body.reference]).toEqual([409, 'payment_open', [one.body.reference]]);
    expect((await bookOf(server, businessId)).entries).toHaveLength(1);
  });

  it('whose checkout somebody began and did not come back with is begun anew, half a minute later', async () => {
    const { businessId, opened, buy } = await newBuyer();
    const reference = await opened();
    const began = (ago: number) =>
      server.sql('update subscriptions set open_checkout = $2 where business_id = $1', [
        businessId,
        { beganAt: new Date(server.clock.now().getTime() - ago).toISOString() },
      ]);
    await began(0);
    const early = await buy();
    expect([early.status, early.body.code]).toEqual([409, 'payment_starting']);
    await began(31_000);
    const { body } = await buy();
    expect([body.reference, body.checkout?.provider]).toEqual([reference, 'sandbox']);
  });

  it('with the same key answers the same, and with another body is refused', async () => {
    const { buy } = await newBuyer();
    const first = await buy(oneMonth, 'the-same-key');
    expect((await buy(oneMonth, 'the-same-key')).body).toEqual(first.body);
    const other = await buy({ ...oneMonth, recurring: false }, 'the-same-key');
    expect([other.status, other.body.detail]).toEqual([409, 'This Idempotency-Key was used with another request.']);
  });

  it('costs what it costs: another total is refused with the right one', async () => {
    const { businessId, buy } = await newBuyer();
    for (const total_kobo of [0, 1, 53_749, 53_751, 9_007_199_254_740_991]) {
      const { status, body } = await buy({ ...oneMonth, total_kobo });
      expect([status, body.code, body.total_kobo]).toEqual([409, 'price_changed', ['53750']]);
    }
    expect((await bookOf(server, businessId)).entries).toEqual([]);
  });

  it('takes only a reference that this server gave this person, once', async () => {
    const { owner, buy, cancel } = await newBuyer();
    const given = async (token: string) =>
      (await server.call('GET', '/businesses/generate_payment_reference/', { token })).body.payment_reference;
    const mine = await given(owner.token);
    const theirs = await given((await newPerson(server)).token);
    const forged = mine.replace(/.$/, (last: string) => (last === '0' ? '1' : '0'));
    for (const payment_reference of [theirs, forged, 'stw-12345678']) {
      const { status, body } = await buy({ ...oneMonth, payment_reference });
      expect([status, Object.keys(body)]).toEqual([400, ['payment_reference']]);
    }
    expect((await buy({ ...oneMonth, payment_reference: mine })).body.reference).toBe(mine);
    await cancel(mine);
    const again = await buy({ ...oneMonth, payment_reference: mine });
    expect([again.status, again.body.code]).toEqual([409, 'reference_used']);
  });

  it('that is given up can be made anew; what is charged late all the same counts', async () => {
    const { businessId, opened, cancel, check, current } = await newBuyer();
    const reference = await opened();
    expect((await cancel(reference)).body).toMatchObject({ status: 'abandoned', reason: 'cancelled' });
    expect((await cancel(reference)).status).toBe(200);
    await choose(server, reference, { outcome: 'success' });
    expect((await check(reference)).status).toBe('success');
    expect((await current()).status).toBe('active');
    const again = await cancel(reference);
    expect([again.status, again.body.code]).toEqual([409, 'paid']);
    expect((await expectBookAddsUp(server, businessId)).periods).toHaveLength(1);
  });

  it('that was paid when it is to be given up counts', async () => {
    const { opened, cancel, current } = await newBuyer();
    const reference = await opened();
    await choose(server, reference, { outcome: 'success' });
    const { status, body } = await cancel(reference);
    expect([status, body.code, (await current()).status]).toEqual([409, 'paid', 'active']);
  });

  it('of two that are both charged counts once, and the other is to be given back', async () => {
    const { businessId, opened, cancel, check } = await newBuyer();
    const first = await opened();
    await cancel(first);
    const second = await opened();
    await choose(server, first, { outcome: 'success' });
    expect((await check(first)).status).toBe('success');
    expect(await check(second)).toMatchObject({ status: 'abandoned', reason: 'superseded' });
    await choose(server, second, { outcome: 'success' });
    expect(await check(second)).toMatchObject({
      status: 'failed',
      reason: 'paid_twice',
      detail: expect.stringContaining('given it back'),
    });
    const { periods, attention } = await expectBookAddsUp(server, businessId);
    expect([periods.length, attention]).toEqual([1, 53_750]);
  });

  it('of which the bank tells late is pending until then', async () => {
    const { opened, check } = await newBuyer();
    const reference = await opened();
    await choose(server, reference, { outcome: 'success', delay: '300' });
    expect((await check(reference)).status).toBe('pending');
    server.clock.advance(301_000);
    expect((await check(reference)).status).toBe('success');
    server.clock.advance(-301_000);
  });

  it('that nobody finishes is given up after a day', async () => {
    const owner = await newOwner(server);
    const billing = billingOf(server, owner);
    const reference = await billing.opened();
    await server.sql("update payments set opened_at = opened_at - interval '25 hours' where reference = $1", [
      reference,
    ]);
    expect(await billing.check(reference)).toMatchObject({ status: 'abandoned', reason: 'timed_out' });
  });

  it("is nobody else's", async () => {
    const { opened } = await newBuyer();
    const reference = await opened();
    const other = await newBuyer();
    expect((await other.ask(reference)).status).toBe(404);
    expect((await other.cancel(reference)).status).toBe(404);
  });

  it('before the last one is used up adds to it', async () => {
    const owner = await newPayer(server);
    const billing = billingOf(server, owner);
    const reference = await billing.opened();
    await choose(server, reference, { outcome: 'success' });
    await billing.check(reference);
    const { periods } = await expectBookAddsUp(server, owner.businessId);
    expect(periods[1]?.from).toEqual(periods[0]?.to);
    expect((await billing.current()).paid_through).toBe(periods[1]?.to.toISOString());
  });

  it('that does not recur leaves no card behind', async () => {
    const owner = await newPayer(server, {}, { ...oneMonth, recurring: false });
    expect(await billingOf(server, owner).current()).toMatchObject({
      recurring: false,
      card: null,
      next_payment_at: null,
    });
    const byTransfer = await newPayer(server, { channel: 'bank_transfer' });
    expect(await billingOf(server, byTransfer).current()).toMatchObject({ card: null, next_payment_at: null });
  });
});

describe('a coupon', () => {
  it('takes its part off a quarter, and is counted when it is used', async () => {
    await addCoupon('HARMATTAN-26');
    const { businessId, coupon, quote, opened, check, buy } = await newBuyer();
    expect((await coupon('harmattan-26')).body).toEqual({ can_use: true, coupon_value: 20 });
    const order = { frequency: 'quarterly', num_employees: 1, coupon_code: 'HARMATTAN-26' };
    const { body: price } = await quote(order);
    expect([price.saving_kobo, price.total_kobo]).toEqual([30_000, 129_000]);
    const reference = await opened({ ...order, recurring: false, total_kobo: 129_000 });
    expect(await usesOf('HARMATTAN-26')).toBe(1);
    await choose(server, reference, { outcome: 'success' });
    expect(await check(reference)).toMatchObject({ status: 'success', coupon_code: 'HARMATTAN-26' });
    expect((await coupon('HARMATTAN-26')).body).toEqual({ can_use: false, coupon_value: 0 });
    const second = await buy({ ...order, recurring: false, total_kobo: 129_000 });
    expect([second.status, second.body]).toEqual([400, { coupon_code: ['Enter a valid coupon code'] }]);
    expect((await expectBookAddsUp(server, businessId)).invoiced).toBe(129_000);
  });

  it('is given back by a payment that brings nothing, and taken again by one that comes late', async () => {
    await addCoupon('GIVEN-BACK-1');
    const { opened, cancel, check } = await newBuyer();
    const order = {
      frequency: 'quarterly',
      num_employees: 1,
      recurring: false,
      coupon_code: 'GIVEN-BACK-1',
      total_kobo: 129_000,
    };
    const reference = await opened(order);
    await cancel(reference);
    expect(await usesOf('GIVEN-BACK-1')).toBe(0);
    await choose(server, reference, { outcome: 'success' });
    await check(reference);
    expect(await usesOf('GIVEN-BACK-1')).toBe(1);
  });

  it('is for a quarter only, and only while it is valid', async () => {
    await addCoupon('OVER-AND-OUT', { days: -1 });
    await addCoupon('STILL-VALID1');
    const { coupon, quote } = await newBuyer();
    for (const code of ['OVER-AND-OUT', 'NOSUCHCOUPON']) {
      expect((await coupon(code)).body).toEqual({ can_use: false, coupon_value: 0 });
    }
    for (const frequency of ['monthly', 'yearly']) {
      const { status, body } = await quote({ frequency, num_employees: 1, coupon_code: 'STILL-VALID1' });
      expect([status, body]).toEqual([400, { coupon_code: ['A coupon is for quarterly payment only.'] }]);
    }
  });

  it('is not used by more people than it is for', async () => {
    await addCoupon('ONLY-FOR-ONE');
    const order = {
      frequency: 'quarterly',
      num_employees: 1,
      recurring: false,
      coupon_code: 'ONLY-FOR-ONE',
      total_kobo: 129_000,
    };
    const buyers = await Promise.all([newBuyer(), newBuyer(), newBuyer()]);
    const statuses = (await Promise.all(buyers.map(({ buy }) => buy(order)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 400, 400]);
    expect(await usesOf('ONLY-FOR-ONE')).toBe(1);
  });
});

describe('a subscription', () => {
  it('can be cancelled and resumed while it is paid, and only then', async () => {
    const owner = await newPayer(server);
    const billing = billingOf(server, owner);
    const early = await billing.resume();
    expect([early.status, early.body.code]).toEqual([409, 'illegal_move']);
    expect((await billing.end()).body).toMatchObject({ status: 'cancelled', next_payment_at: null });
    expect((await billing.end()).status).toBe(409);
    expect((await billing.resume()).body).toMatchObject({ status: 'active' });
    const free = await newBuyer();
    expect((await free.end()).status).toBe(409);
    expect((await free.resume()).status).toBe(409);
  });
});

describe("the sandbox's page", () => {
  it('is a form that its own policy lets be sent', async () => {
    const { opened } = await newBuyer();
    const reference = await opened();
    const response = await fetch(`${server.url}/sandbox/checkout/${reference}`);
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(text).toContain('₦537.50');
    for (const label of ['Pay', 'Decline', 'Close without paying']) expect(text).toContain(`<span>${label}<small>`);
    expect((await choose(server, reference, { outcome: 'success', delay: 'soon' })).status).toBe(400);
    expect((await choose(server, reference, { outcome: 'nonsense' })).status).toBe(400);
    await choose(server, reference, { outcome: 'failed' });
    await choose(server, reference, { outcome: 'success' });
    expect(await (await fetch(`${server.url}/sandbox/checkout/${reference}`)).text()).toContain('was chosen already');
    expect((await server.sql('select outcome from sandbox_payments where reference = $1', [reference]))[0]).toEqual({
      outcome: 'failed',
    });
    expect((await fetch(`${server.url}/sandbox/checkout/stw-nothing`)).status).toBe(404);
  });
});

it('knows nothing that the role of the server could change in the ledger', async () => {
  const owner = await newPayer(server);
  const { db } = server.platform;
  const who = { businessId: owner.businessId };
  for (const table of ['payments', 'payment_entries', 'subscription_periods', 'invoices']) {
    await expect(db.as(who, (tx) => tx.query(`update ${table} set reference = reference`))).rejects.toThrow(
      'permission denied',
    );
    await expect(db.as(who, (tx) => tx.query(`delete from ${table}`))).rejects.toThrow('permission denied');
  }
});
