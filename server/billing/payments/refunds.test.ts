/** What Paystack says of money that was given back. */
import { describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { expectBookAddsUp, newBuyer } from '../billing.testing.ts';
import { startCharging } from './charging.testing.ts';

const { paystack, server, hear, success } = await startCharging();
const runJob = (name: string) => server.job(name).work();

describe('an event', () => {
  it('of a refund is stored once', async () => {
    const { businessId, opened, check } = await newBuyer(server);
    const reference = await opened();
    paystack.pay(reference);
    await check(reference);
    paystack.become(reference, 'reversed');
    const event = paystack.event('refund.processed', { transaction_reference: reference });
    for (let sent = 0; sent < 3; sent++) expect((await hear(event)).status).toBe(200);
    const { refunded, charged, periods } = await expectBookAddsUp(server, businessId);
    expect([refunded, charged, periods.length]).toEqual([53_750, 53_750, 1]);
  });

  it('of a full refund ends the subscription at once, and nothing is charged again', async () => {
    const { businessId, opened, check, current, owner } = await newBuyer(server);
    const reference = await opened();
    paystack.pay(reference);
    await check(reference);
    expect(await current()).toMatchObject({ status: 'active', recurring: true, card: { last_digits: '4081' } });
    paystack.become(reference, 'reversed');
    const event = paystack.event('refund.processed', { transaction_reference: reference });
    await Promise.all([hear(event), hear(event), hear(success(reference))]);
    expect(await current()).toMatchObject({
      status: 'terminated',
      read_only: true,
      recurring: false,
      card: null,
      paid_through: null,
      next_payment_at: null,
      ends_at: null,
    });
    expect(await check(reference)).toMatchObject({ status: 'failed', reason: 'refunded' });
    const refused = await server.call('POST', `/c/${businessId}/businesses/setup/`, { token: owner.token });
    expect([refused.status, refused.body.code]).toEqual([403, 'read_only']);
    await soon(async () =>
      expect(
        (await server.mails()).filter(({ to, subject }) => to === owner.email && /was refunded/.test(subject)),
      ).toHaveLength(1),
    );
    paystack.asked.length = 0;
    for (let month = 0; month < 2; month++) {
      server.clock.advance(31 * 86_400_000);
      await runJob('billing.daily');
    }
    server.clock.advance(-62 * 86_400_000);
    const renewals = paystack.asked.filter(({ path }) => path === '/transaction/charge_authorization');
    expect(renewals.filter(({ body }) => JSON.stringify(body).includes(businessId))).toEqual([]);

    const again = await opened();
    paystack.pay(again);
    expect((await check(again)).status).toBe('success');
    expect(await current()).toMatchObject({ status: 'active', read_only: false });
  });

  it('of a refund before the charge was known pays for nothing, and returns the coupon', async () => {
    await server.sql(
      `insert into coupons (code, percent, valid_from, valid_until, max_uses)
       values ('NEVER-TAKEN1', 20, now() - interval '90 days', now() + interval '30 days', 5)`,
    );
    const { businessId, opened, check, current } = await newBuyer(server);
    const before = await current();
    const order = { frequency: 'quarterly', num_employees: 1, recurring: true, coupon_code: 'NEVER-TAKEN1' };
    const reference = await opened({ ...order, total_kobo: 129_000 });
    paystack.pay(reference);
    paystack.become(reference, 'reversed');
    await hear(paystack.event('refund.processed', { transaction_reference: reference }));
    expect(await check(reference)).toMatchObject({ status: 'failed', reason: 'refunded' });
    expect(await current()).toEqual(before);
    const { refunded, attention, periods } = await expectBookAddsUp(server, businessId);
    expect([refunded, attention, periods.length]).toEqual([129_000, 129_000, 0]);
    expect(await server.sql("select used from coupons where code = 'NEVER-TAKEN1'")).toEqual([{ used: 0 }]);
  });

  it('of refunds above the whole stores the whole, which is a full refund', async () => {
    const { businessId, opened, check, current } = await newBuyer(server);
    const reference = await opened();
    paystack.pay(reference);
    await check(reference);
    const event = paystack.event('refund.processed', { transaction_reference: reference });
    paystack.giveBack(reference, 50_000);
    expect((await hear(event)).status).toBe(200);
    expect((await current()).status).toBe('active');
    paystack.giveBack(reference, 50_000);
    paystack.giveBack(reference, 9_007_199_254_740_991);
    for (let sent = 0; sent < 2; sent++) expect((await hear(event)).status).toBe(200);
    paystack.become(reference, 'reversed');
    expect((await hear(event)).status).toBe(200);
    expect((await expectBookAddsUp(server, businessId)).refunded).toBe(53_750);
    expect(await current()).toMatchObject({ status: 'terminated', card: null });
  });

  it('of partial refunds stores each once, and the rest with the full refund', async () => {
    const { businessId, opened, check, current, owner } = await newBuyer(server);
    const reference = await opened();
    paystack.pay(reference);
    await check(reference);
    const refund = paystack.event('refund.processed', { transaction_reference: reference });
    paystack.giveBack(reference, 10_000);
    paystack.giveBack(reference, 1_000, 'pending');
    for (let sent = 0; sent < 2; sent++) expect((await hear(refund)).status).toBe(200);
    paystack.giveBack(reference, 10_000);
    await Promise.all([hear(refund), hear(refund), hear(success(reference))]);
    const { refunded, charged, periods, invoices } = await expectBookAddsUp(server, businessId);
    expect([refunded, charged, periods.length, invoices.length]).toEqual([20_000, 53_750, 1, 1]);
    expect((await current()).status).toBe('active');
    const listed = await server.call('GET', `/c/${businessId}/notifications/`, { token: owner.token });
    const texts: string[] = listed.body.results.map(({ text }: { text: string }) => text);
    expect(texts.filter((text) => text.endsWith('was refunded'))).toEqual(
      Array(2).fill('₦100.00 of your payment of ₦537.50 was refunded'),
    );

    paystack.giveBack(reference, 33_750);
    paystack.become(reference, 'reversed');
    for (let sent = 0; sent < 2; sent++) expect((await hear(refund)).status).toBe(200);
    expect((await expectBookAddsUp(server, businessId)).refunded).toBe(53_750);
  });

  it('of a refund that cannot be looked up is sent again', async () => {
    const { businessId, opened, check } = await newBuyer(server);
    const reference = await opened();
    paystack.pay(reference);
    await check(reference);
    paystack.giveBack(reference, 10_000);
    const refund = paystack.event('refund.processed', { transaction_reference: reference });
    paystack.failing.next = 1;
    expect([(await hear(refund)).status, (await hear(refund)).status]).toEqual([503, 200]);
    expect((await expectBookAddsUp(server, businessId)).refunded).toBe(10_000);
  });
});
