/** The daily work, on a clock that the test moves: renewals, notices, the read-only grace, and what stays allowed in it. */
import { describe, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newPerson, signIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { billingOf, choose, expectBookAddsUp, newPayer, oneMonth } from '../billing.testing.ts';

const server = await startTestServer({ jobs: true });
const day = 86_400_000;

const work = () => server.job('billing.daily').work();
const daysPass = async (days: number) => {
  for (let passed = 0; passed < days; passed++) {
    server.clock.advance(day);
    await work();
  }
};
/** Sign-ins end while days pass. */
const signInAgain = async ({ email, businessId }: Owner) => {
  const owner: Owner = { ...(await signIn(server, email)), businessId };
  return { owner, ...billingOf(server, owner) };
};
const subjects = async ({ email }: Owner) =>
  (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
const mailed = (owner: Owner, subject: RegExp) =>
  soon(async () => expect((await subjects(owner)).filter((one) => subject.test(one))).toHaveLength(1));

const newTrial = async (): Promise<Owner> => {
  const person = await newPerson(server, {
    billing_buy_now: false,
    billing_frequency: 'monthly',
    billing_num_employees: 1,
  });
  const form = new FormData();
  const fields = {
    name: 'Trial',
    first_name: 'A',
    last_name: 'B',
    phone_number: '08031234567',
    address1: '1',
    country: 'NG',
  };
  for (const [name, value] of Object.entries({ ...fields, state: 'Lagos', city: 'Ikeja', size: '1-20' }))
    form.append(name, value);
  const { body } = await server.call('POST', '/businesses/create_premium_business/', { token: person.token, form });
  return soon(async () => {
    const [task] = await server.sql<{ status: string; business_id: string }>(
      'select status, business_id from creation_tasks where id = $1',
      [body.task_id],
    );
    expect(task?.status).toBe('SUCCESS');
    return { ...(await signIn(server, person.email)), businessId: task?.business_id ?? '' };
  });
};

describe('a renewal', () => {
  it('is announced three days before, charged on its day, and makes one more month', async () => {
    const owner = await newPayer(server);
    const [first] = (await expectBookAddsUp(server, owner.businessId)).periods;
    const days = Math.round(((first?.to.getTime() ?? 0) - (first?.from.getTime() ?? 0)) / day);
    await daysPass(days - 1);
    await mailed(owner, /renews on/);
    expect((await expectBookAddsUp(server, owner.businessId)).periods).toHaveLength(1);
    await daysPass(2);
    const { periods } = await expectBookAddsUp(server, owner.businessId);
    expect(periods).toHaveLength(2);
    expect(periods[1]?.from).toEqual(periods[0]?.to);
    await work();
    expect((await expectBookAddsUp(server, owner.businessId)).periods).toHaveLength(2);
    const { current } = await signInAgain(owner);
    expect(await current()).toMatchObject({ status: 'active', paid_through: periods[1]?.to.toISOString() });
  });

  it('that is declined is tried four times; then the business is read-only until it is paid', async () => {
    const owner = await newPayer(server, { renews: 'no' });
    await daysPass(32);
    let billing = await signInAgain(owner);
    expect(await billing.current()).toMatchObject({ status: 'past_due', read_only: false });
    await daysPass(6);
    const { entries, periods } = await expectBookAddsUp(server, owner.businessId);
    expect(entries.filter(({ entry }) => entry === 'declined')).toHaveLength(4);
    expect(periods).toHaveLength(1);
    billing = await signInAgain(owner);
    expect(await billing.current()).toMatchObject({ status: 'past_due', read_only: true, next_payment_at: null });
    await daysPass(31);
    await mailed(owner, /has ended/);
    billing = await signInAgain(owner);
    expect(await billing.current()).toMatchObject({ status: 'terminated', read_only: true });

    const reference = await billing.opened();
    await choose(server, reference, { outcome: 'success' });
    expect((await billing.check(reference)).status).toBe('success');
    expect(await billing.current()).toMatchObject({ status: 'active', read_only: false, ends_at: null });
  });

  it('that is due continues where a killed process stopped', async () => {
    const owner = await newPayer(server);
    const { businessId } = owner;
    await server.sql(
      `update subscriptions set due_at = paid_through - interval '40 days', paid_through = paid_through - interval '40 days',
         paid_from = paid_from - interval '40 days' where business_id = $1`,
      [businessId],
    );
    // Charged by a process that died before it stored the charge.
    const { chargeAgain } = server.platform.payments ?? {};
    const spy = vi
      .spyOn(server.platform.payments ?? ({} as never), 'chargeAgain')
      .mockImplementation(async (order, card) => {
        await chargeAgain?.(order, card);
        throw new Error('killed');
      });
    await expect(work()).rejects.toThrow('failed');
    spy.mockRestore();
    const { open_payment } = await (await signInAgain(owner)).current();
    expect(open_payment).not.toBeNull();
    await work();
    const { periods, charged } = await expectBookAddsUp(server, businessId);
    expect([periods.length, charged]).toEqual([2, 107_500]);
  });

  it('is not charged for a business that waits for its deletion, nor for one that was cancelled', async () => {
    const [closed, cancelled] = [await newPayer(server), await newPayer(server)];
    await server.sql("update businesses set closed_at = now(), deletes_at = now() + interval '90 days' where id = $1", [
      closed.businessId,
    ]);
    await billingOf(server, cancelled).end();
    await daysPass(32);
    for (const { businessId } of [closed, cancelled]) {
      expect((await expectBookAddsUp(server, businessId)).periods).toHaveLength(1);
    }
    const { current } = await signInAgain(cancelled);
    expect(await current()).toMatchObject({ status: 'terminated', read_only: true });
  });
});

describe('a trial', () => {
  it('is announced, then read-only: reading, exporting and buying stay, and nothing is lost', async () => {
    const owner = await newTrial();
    expect(await billingOf(server, owner).current()).toMatchObject({ status: 'trial', read_only: false });
    await daysPass(12);
    await mailed(owner, /ends on/);
    await daysPass(3);
    await mailed(owner, /trial of Trial is over/);
    const { owner: again, ...billing } = await signInAgain(owner);
    expect(await billing.current()).toMatchObject({ status: 'past_due', read_only: true, ends_at: expect.any(String) });

    const { token, businessId } = again;
    const path = `/c/${businessId}`;
    const refused = await server.call('POST', `${path}/businesses/setup/`, { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'read_only']);
    for (const read of ['businesses/detail', 'departments', 'notifications', 'billing/options']) {
      expect((await server.call('GET', `${path}/${read}/`, { token })).status).toBe(200);
    }
    const nobodys = `${path}/notifications/01a00000-0000-7000-8000-000000000000/read/`;
    expect((await server.call('POST', nobodys, { token })).status).toBe(404);
    expect((await server.call('POST', `/businesses/${businessId}/exports/`, { token })).status).toBe(202);
    const reference = await billing.opened(oneMonth);
    await choose(server, reference, { outcome: 'success' });
    await billing.check(reference);
    expect((await server.call('POST', `${path}/businesses/setup/`, { token })).status).toBe(204);
  });
});

it('leaves the free plan alone', async () => {
  const owner = await newOwner(server);
  await daysPass(1);
  const { current } = await signInAgain(owner);
  expect(await current()).toMatchObject({ plan_code: 'free', status: 'active', read_only: false });
});
