import { describe, expect, it } from 'vitest';
import { newEmail, newPerson, signIn } from '../../accounts/accounts.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { answers, create, ended, newOwner } from '../onboarding.testing.ts';

const server = await startTestServer({ jobs: true });

describe('one more business', () => {
  const add = (token: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    const given = { ...answers, name: 'Adeyemi Farms', address1: '2 Farm Road', size: '1-20', ...fields };
    for (const [name, value] of Object.entries(given)) form.append(name, value);
    return server.call('POST', '/businesses/add/', { token, form });
  };

  it('begins on the free plan, since the plan of the sign-up is for the first one', async () => {
    const info = { billing_buy_now: false, billing_frequency: 'monthly', billing_num_employees: 3 } as const;
    const person = await newPerson(server, info);
    const first = await ended(server, person.token, (await create(server, person.token)).body.task_id);
    const second = await ended(server, person.token, (await add(person.token)).body.task_id);
    const billing = async (id: string) =>
      (await server.call('GET', `/c/${id}/billing/current/`, { token: person.token })).body.plan_code;
    expect([await billing(first.data.business_id), await billing(second.data.business_id)]).toEqual([
      'premium',
      'free',
    ]);
    const { user } = await signIn(server, person.email);
    expect(user.business_user_memberships.map((each) => [each.business_name, each.is_owner])).toEqual([
      ['Adeyemi Haulage Limited', true],
      ['Adeyemi Farms', true],
    ]);
  });

  it('can be created by a member of another business, with the plan they chose', async () => {
    const owner = await newOwner(server);
    const staff = await newMember(server, owner, newEmail());
    const { data } = await ended(server, staff.token, (await add(staff.token)).body.task_id);
    const detailOf = (businessId: string) =>
      server.call('GET', `/c/${businessId}/businesses/detail/`, { token: staff.token });
    expect((await detailOf(data.business_id)).body.name).toBe('Adeyemi Farms');
    expect((await detailOf(owner.businessId)).status).toBe(200);
  });

  it('and the first one alike can be created from their fields as JSON', async () => {
    const person = await newPerson(server);
    const createFrom = (fields: object, key = crypto.randomUUID()) =>
      server.call('POST', '/businesses/', {
        token: person.token,
        json: { ...answers, ...fields },
        headers: { 'idempotency-key': key },
      });
    const names = ['Adeyemi Mills', 'Adeyemi Stores'];
    for (const name of names) {
      const key = crypto.randomUUID();
      const [begun, repeated] = [await createFrom({ name }, key), await createFrom({ name }, key)];
      expect([begun.status, repeated.body]).toEqual([202, begun.body]);
      expect((await ended(server, person.token, begun.body.task_id)).status).toBe('SUCCESS');
    }
    const { user } = await signIn(server, person.email);
    expect(user.business_user_memberships.map((each) => each.business_name)).toEqual(names);
    expect((await createFrom({ phone_number: 'none', state: 'Kent' })).body).toEqual({
      phone_number: [expect.any(String)],
      state: [expect.any(String)],
    });
    expect((await createFrom({ logo: 'logo.png' })).body).toHaveProperty('logo');
  });

  it('is created one at a time, and refused beyond twenty', async () => {
    const owner = await newOwner(server);
    // Held back, so that the second request arrives before the first has ended.
    await server.sql('begin');
    await server.sql('lock table memberships in share mode');
    const answers = await Promise.all([add(owner.token), add(owner.token, { name: 'Another' })]).finally(() =>
      server.sql('commit'),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await ended(server, owner.token, answers.find(({ status }) => status === 202)?.body.task_id);
    await server.sql(
      `with made as (
         insert into businesses (id, name, type, phone_number, address1, country, state, city, currency, size, avatar, created_at)
         select gen_random_uuid(), 'B', 'other', '+2348031234567', 'a', 'NG', 'Lagos', 'c', 'NGN', '1-20', 'green', now()
         from generate_series(1, 18) returning id)
       insert into memberships (business_id, user_id, is_owner, created_at) select id, $1, true, now() from made`,
      [owner.user.id],
    );
    expect(await add(owner.token)).toMatchObject({
      status: 409,
      body: { detail: 'An account may own 20 businesses at most.' },
    });
  });
});
