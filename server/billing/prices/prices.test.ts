/** What a subscription would cost, and what a coupon takes off it. */
import { afterEach, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newPerson } from '../../accounts/accounts.testing.ts';
import { admitMember } from '../../people/members/store.ts';
import { startTestServer } from '../../platform/testing.ts';
import { choose, expectBookAddsUp, newBuyer } from '../billing.testing.ts';

const server = await startTestServer({ jobs: true });

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
  it('is shown with prices, people and the provider', async () => {
    const { options, quote } = await newBuyer(server);
    const shown = await options();
    expect(shown).toMatchObject({
      fewest_employees: 1,
      provider: 'sandbox',
      public_key: null,
      channels: ['card', 'bank_transfer', 'ussd'],
      open_payment: null,
    });
    expect(shown.prices.map(({ frequency, total_kobo }: never) => [frequency, total_kobo])).toEqual([
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

  it('is for at least the members', async () => {
    const { businessId, buy, quote, options } = await newBuyer(server);
    const { user } = await newPerson(server);
    const member = { businessId, userId: user.id, permissions: [], now: new Date() };
    await server.platform.db.as({ businessId }, (tx) => admitMember(tx, member));
    const refusal = { num_employees: ['You have 2 employees, you cannot pay for less'] };
    for (const answer of [await buy(), await quote({ frequency: 'monthly', num_employees: 1 })]) {
      expect([answer.status, answer.body]).toEqual([400, refusal]);
    }
    expect((await options()).fewest_employees).toBe(2);
  });

  it('is for everybody who works there, counted alike on every screen and in every price', async () => {
    const { owner, businessId, quote, options } = await newBuyer(server);
    const call = (method: string, path: string, json?: object) =>
      server.call(method, `/c/${businessId}/${path}`, { token: owner.token, ...(json === undefined ? {} : { json }) });
    const hire = async (form: object) => {
      const { status, body } = await call('POST', 'employees/post_employee_form_once/', {
        first_name: 'Halima',
        last_name: 'Danjuma',
        ...form,
      });
      expect([status, body]).toEqual([201, body]);
      return body.id as string;
    };
    const counts = async () => {
      const billing = (await call('GET', 'billing/current/')).body;
      return {
        ordered: (await options()).fewest_employees,
        billed: billing.people,
        payroll: (await call('GET', 'business_onboarding/quickstart/')).body.people,
        hr: (await call('GET', 'employees/dashboard/count/')).body.total,
      };
    };
    const all = (count: number) => ({ ordered: count, billed: count, payroll: count, hr: count });
    // The owner is a member and an employee, once.
    expect(await counts()).toEqual(all(1));
    const first = await hire({});
    await hire({ status: 'inactive' });
    await hire({ hire_date: '2099-01-05' });
    expect(await counts()).toEqual(all(3));
    expect((await quote({ frequency: 'monthly', num_employees: 2 })).body).toEqual({
      num_employees: ['You have 3 employees, you cannot pay for less'],
    });
    await call('POST', `employees/${first}/terminate/`, { date: '2026-01-02', reason: 'resignation' });
    expect(await counts()).toEqual(all(2));
    // A member without an employment counts too: they use what is paid for.
    const moved = await server.sql(
      "update employees set hire_date = '2099-01-05' where business_id = $1 and user_id is not null returning id",
      [businessId],
    );
    expect(moved).toHaveLength(1);
    expect(await counts()).toMatchObject({ ordered: 2, billed: 2, payroll: 2 });
  });

  it('tells the number of people to the owner alone', async () => {
    const { businessId } = await newBuyer(server);
    const { user, token } = await newPerson(server);
    const member = { businessId, userId: user.id, permissions: [], now: new Date() };
    await server.platform.db.as({ businessId }, (tx) => admitMember(tx, member));
    const { body } = await server.call('GET', `/c/${businessId}/billing/current/`, { token });
    expect(body.people).toBeNull();
  });
});

describe('a price of a day', () => {
  const hour = 3_600_000;
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it('begins with the day in UTC, whatever the time zone of the process', async () => {
    const midnight = Math.ceil(server.clock.now().getTime() / (24 * hour)) * 24 * hour;
    const day = new Date(midnight).toISOString().slice(0, 10);
    await server.sql(
      "insert into plan_prices (plan_id, valid_from, amount_kobo, currency) values (2, $1, 60000, 'NGN')",
      [day],
    );
    await server.sql("insert into vat_rates (country, valid_from, percent) values ('NG', $1, 10)", [day]);
    const seen: unknown[] = [];
    const [before, after] = [midnight - hour, midnight + hour];
    for (const time of [before, after]) {
      server.clock.advance(time - server.clock.now().getTime());
      const { options } = await newBuyer(server);
      for (const name of ['Pacific/Honolulu', 'UTC', 'Africa/Lagos', 'Pacific/Kiritimati']) {
        process.env.TZ = name;
        const { results } = (await server.call('GET', '/businesses/get_business_plan/')).body;
        const { unit_kobo, tax_percent } = (await options()).prices[0];
        seen.push([name, results[1].amount, results[1].pricing.vat_percent, unit_kobo, tax_percent]);
      }
    }
    const prices = (naira: number, vat: number) =>
      ['Pacific/Honolulu', 'UTC', 'Africa/Lagos', 'Pacific/Kiritimati'].map((name) => [
        name,
        naira,
        vat,
        naira * 100,
        vat,
      ]);
    expect(seen).toEqual([...prices(500, 7.5), ...prices(600, 10)]);
    server.clock.advance(Date.now() - server.clock.now().getTime());
    await server.sql('delete from plan_prices where valid_from = $1', [day]);
    await server.sql('delete from vat_rates where valid_from = $1', [day]);
  });
});

describe('a coupon', () => {
  it('reduces the price of a quarter, and is counted when it is used', async () => {
    await addCoupon('HARMATTAN-26');
    const { businessId, coupon, quote, opened, check, buy } = await newBuyer(server);
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

  it('is returned by a payment without a charge, and taken again by a late charge', async () => {
    await addCoupon('GIVEN-BACK-1');
    const { opened, cancel, check } = await newBuyer(server);
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

  it('is never used more often than it may be, also where ended payments are charged late', async () => {
    await addCoupon('FIVE-TIMES-5', { uses: 5 });
    const order = {
      frequency: 'quarterly',
      num_employees: 1,
      recurring: false,
      coupon_code: 'FIVE-TIMES-5',
      total_kobo: 129_000,
    };
    const buyers = [];
    for (let count = 0; count < 10; count++) {
      const buyer = await newBuyer(server);
      const reference = await buyer.opened(order);
      await buyer.cancel(reference);
      buyers.push({ ...buyer, reference });
    }
    expect(await usesOf('FIVE-TIMES-5')).toBe(0);
    const ends = await Promise.all(
      buyers.map(async ({ check, reference }) => {
        await choose(server, reference, { outcome: 'success' });
        const { status, reason } = await check(reference);
        return `${status} ${reason}`;
      }),
    );
    expect(ends.sort()).toEqual([...Array(5).fill('failed coupon_used_up'), ...Array(5).fill('success null')]);
    expect(await usesOf('FIVE-TIMES-5')).toBe(5);
    for (const { businessId, check, reference } of buyers) {
      const { reason } = await check(reference);
      await soon(async () => {
        const { periods, refunded } = await expectBookAddsUp(server, businessId);
        expect([periods.length, refunded]).toEqual(reason === null ? [1, 0] : [0, 129_000]);
      });
    }
  });

  it('is returned by a charge that does not count', async () => {
    await addCoupon('WRONG-AMOUNT', { uses: 5 });
    const { opened, check } = await newBuyer(server);
    const order = { frequency: 'quarterly', num_employees: 1, recurring: false, coupon_code: 'WRONG-AMOUNT' };
    const reference = await opened({ ...order, total_kobo: 129_000 });
    await server.sql('update sandbox_payments set amount_kobo = 100 where reference = $1', [reference]);
    await choose(server, reference, { outcome: 'success' });
    expect(await check(reference)).toMatchObject({ status: 'failed', reason: 'amount_differs' });
    expect(await usesOf('WRONG-AMOUNT')).toBe(0);
  });

  it('is for a quarter only, and only while it is valid', async () => {
    await addCoupon('OVER-AND-OUT', { days: -1 });
    await addCoupon('STILL-VALID1');
    const { coupon, quote } = await newBuyer(server);
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
    const buyers = await Promise.all([newBuyer(server), newBuyer(server), newBuyer(server)]);
    const statuses = (await Promise.all(buyers.map(({ buy }) => buy(order)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 400, 400]);
    expect(await usesOf('ONLY-FOR-ONE')).toBe(1);
  });
});
