/** Buying against the sandbox: every way in which a payment may end, and everything that must not be believed. */
import { describe, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newPerson, signIn } from '../../accounts/accounts.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { billingOf, bookOf, choose, expectBookAddsUp, newBuyer, newPayer, oneMonth } from '../billing.testing.ts';

const server = await startTestServer({ jobs: true });

describe('a payment', () => {
  it('that succeeds makes one paid month, an invoice and a subscription that renews', async () => {
    const { owner, businessId, buy, check, current, invoices } = await newBuyer(server);
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
    const mails = await soon(async () => {
      const found = (await server.mails()).filter(
        ({ to, subject }) => to === owner.email && subject.startsWith('Receipt'),
      );
      expect(found).toHaveLength(1);
      return found;
    });
    expect(mails[0]?.text).toContain('₦537.50');
  });

  it('that is checked a hundred times concurrently counts once', async () => {
    const { businessId, opened, ask } = await newBuyer(server);
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
    const { businessId, opened, check, current } = await newBuyer(server);
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

  it('is one at a time: the same order is idempotent, and another one waits', async () => {
    const { businessId, buy, opened } = await newBuyer(server);
    const [one, two, three] = await Promise.all([buy(), buy(), buy(oneMonth, 'a-key-of-its-own')]);
    expect(
      new Set([one, two, three].map(({ status, body }) => `${status} ${body.reference} ${body.checkout.url}`)).size,
    ).toBe(1);
    expect(await opened()).toBe(one.body.reference);
    const other = await buy({ ...oneMonth, frequency: 'quarterly', total_kobo: 161_250 });
    expect([other.status, other.body.code, other.body.reference]).toEqual([409, 'payment_open', [one.body.reference]]);
    expect((await bookOf(server, businessId)).entries).toHaveLength(1);
  });

  it('whose checkout was being started by a process that died is replaced within the same request', async () => {
    const { businessId, opened, buy, ask } = await newBuyer(server);
    for (const moved of ['0 seconds', '-1 day', '1 day']) {
      const reference = await opened();
      await server.sql(
        `update subscriptions set open_checkout = jsonb_build_object('startingAt', now() + $2::interval)
         where business_id = $1`,
        [businessId, moved],
      );
      const [first, second] = await Promise.all([buy(), buy(oneMonth, `after-a-kill-${moved.replaceAll(' ', '-')}`)]);
      expect([first.status, first.body.checkout?.provider, first.body.status]).toEqual([201, 'sandbox', 'pending']);
      expect(second.body).toEqual(first.body);
      expect(first.body.reference).not.toBe(reference);
      expect((await ask(reference)).body).toMatchObject({ status: 'abandoned', reason: 'not_started' });
    }
    expect((await bookOf(server, businessId)).charged).toBe(0);
  });

  it('whose checkout a living process is slow to start is not started twice', async () => {
    const { payments } = server.platform;
    const begin = payments?.begin.bind(payments);
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const spy = vi.spyOn(payments ?? ({} as never), 'begin').mockImplementation(async (order) => {
      await started;
      return begin?.(order) as never;
    });
    const { buy } = await newBuyer(server);
    const both = [buy(), buy(oneMonth, 'the-same-on-a-phone')];
    // The one that does not start it has waited for longer than a dead process is waited for.
    expect((await Promise.race(both)).body.code).toBe('payment_starting');
    start();
    const answers = await Promise.all(both);
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([201, 'payment_starting']);
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  });

  it('with the same key answers the same, and with another body is refused', async () => {
    const { buy } = await newBuyer(server);
    const first = await buy(oneMonth, 'the-same-key');
    expect((await buy(oneMonth, 'the-same-key')).body).toEqual(first.body);
    const other = await buy({ ...oneMonth, recurring: false }, 'the-same-key');
    expect([other.status, other.body.detail]).toEqual([409, 'This Idempotency-Key was used with another request.']);
  });

  it('is refused with another total than the price, and answers the right one', async () => {
    const { businessId, buy } = await newBuyer(server);
    for (const total_kobo of [0, 1, 53_749, 53_751, 9_007_199_254_740_991]) {
      const { status, body } = await buy({ ...oneMonth, total_kobo });
      expect([status, body.code, body.total_kobo]).toEqual([409, 'price_changed', ['53750']]);
    }
    expect((await bookOf(server, businessId)).entries).toEqual([]);
  });

  it('needs no total: without one it is for the price of now, and the same payment as with it', async () => {
    const { buy, cancel } = await newBuyer(server);
    const { total_kobo: _, ...bare } = oneMonth;
    const { status, body } = await buy(bare);
    expect([status, body.num_employees, body.price.total_kobo]).toEqual([201, 1, 53_750]);
    for (const order of [bare, oneMonth]) expect((await buy(order)).body.reference).toBe(body.reference);
    const other = await buy({ ...oneMonth, total_kobo: 1 });
    expect([other.status, other.body.code]).toEqual([409, 'payment_open']);
    await cancel(body.reference);
  });

  it('accepts only a reference that this server gave this person, once', async () => {
    const { owner, buy, cancel } = await newBuyer(server);
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

  it('that was cancelled can be bought again; a late charge counts', async () => {
    const { businessId, opened, cancel, check, current } = await newBuyer(server);
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

  it('that was paid before it is cancelled counts', async () => {
    const { opened, cancel, current } = await newBuyer(server);
    const reference = await opened();
    await choose(server, reference, { outcome: 'success' });
    const { status, body } = await cancel(reference);
    expect([status, body.code, (await current()).status]).toEqual([409, 'paid', 'active']);
  });

  it('counts once when two were charged, and the other is to be refunded', async () => {
    const { businessId, opened, cancel, check } = await newBuyer(server);
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
      detail: expect.stringContaining('be refunded'),
    });
    await soon(async () => expect((await bookOf(server, businessId)).refunded).toBe(53_750));
    const { periods, attention } = await expectBookAddsUp(server, businessId);
    expect([periods.length, attention]).toEqual([1, 53_750]);
  });

  it('counts after one that was made while the clock was a day ahead', async () => {
    const day = 86_400_000;
    server.clock.advance(day);
    const ahead = await newPayer(server);
    server.clock.advance(-day);
    const billing = billingOf(server, { ...ahead, ...(await signIn(server, ahead.email)) });
    for (let purchase = 0; purchase < 5; purchase++) {
      const reference = await billing.opened();
      await choose(server, reference, { outcome: 'success' });
      expect(await billing.check(reference)).toMatchObject({ status: 'success', reason: null });
    }
    const { periods } = await expectBookAddsUp(server, ahead.businessId);
    expect(periods).toHaveLength(6);
    for (const [at, { from }] of periods.entries()) if (at > 0) expect(from).toEqual(periods[at - 1]?.to);
    // Two charges for one intention are still told apart.
    const late = await billing.opened();
    await billing.cancel(late);
    const next = await billing.opened();
    for (const reference of [next, late]) {
      await choose(server, reference, { outcome: 'success' });
      await billing.check(reference);
    }
    expect(await billing.check(late)).toMatchObject({ status: 'failed', reason: 'paid_twice' });
  });

  it('stays pending until the bank reports', async () => {
    const { opened, check } = await newBuyer(server);
    const reference = await opened();
    await choose(server, reference, { outcome: 'success', delay: '300' });
    expect((await check(reference)).status).toBe('pending');
    server.clock.advance(301_000);
    expect((await check(reference)).status).toBe('success');
    server.clock.advance(-301_000);
  });

  it('that is not finished ends after a day', async () => {
    const owner = await newOwner(server);
    const billing = billingOf(server, owner);
    const reference = await billing.opened();
    await server.sql("update payments set opened_at = opened_at - interval '25 hours' where reference = $1", [
      reference,
    ]);
    expect(await billing.check(reference)).toMatchObject({ status: 'abandoned', reason: 'timed_out' });
  });

  it('is answered with 4xx for a reference that cannot be stored', async () => {
    const { ask, cancel, buy } = await newBuyer(server);
    for (const reference of ['stw-a%00b-0000', '%00%00%00%00%00%00%00%00', '%ED%A0%80-0000', 'x'.repeat(150)])
      for (const { status } of [await ask(reference), await cancel(reference)]) expect([400, 404]).toContain(status);
    for (const payment_reference of ['stw-a\u0000b-00000000', 'stw-\ud800-00000000'])
      expect((await buy({ ...oneMonth, payment_reference })).status).toBe(400);
  });

  it('belongs to its business only', async () => {
    const { opened } = await newBuyer(server);
    const reference = await opened();
    const other = await newBuyer(server);
    expect((await other.ask(reference)).status).toBe(404);
    expect((await other.cancel(reference)).status).toBe(404);
  });

  it('before the end of the paid period extends it', async () => {
    const owner = await newPayer(server);
    const billing = billingOf(server, owner);
    const reference = await billing.opened();
    await choose(server, reference, { outcome: 'success' });
    await billing.check(reference);
    const { periods } = await expectBookAddsUp(server, owner.businessId);
    expect(periods[1]?.from).toEqual(periods[0]?.to);
    expect((await billing.current()).paid_through).toBe(periods[1]?.to.toISOString());
  });

  it('that does not recur stores no card', async () => {
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

describe('a subscription', () => {
  it('can be cancelled and resumed during the paid period only', async () => {
    const owner = await newPayer(server);
    const billing = billingOf(server, owner);
    const early = await billing.resume();
    expect([early.status, early.body.code]).toEqual([409, 'illegal_move']);
    expect((await billing.end()).body).toMatchObject({ status: 'cancelled', next_payment_at: null });
    expect((await billing.end()).status).toBe(409);
    expect((await billing.resume()).body).toMatchObject({ status: 'active' });
    const free = await newBuyer(server);
    expect((await free.end()).status).toBe(409);
    expect((await free.resume()).status).toBe(409);
  });
});

it("the server's role cannot change the ledger", async () => {
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
