import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(server);
});

const employees = (columns: string) =>
  server.sql(`select ${columns} from employees where business_id = $1 order by employee_id`, [owner.businessId]);
const add = (code: string, email: string) =>
  server.sql(
    `insert into employees (business_id, id, employee_id, first_name, last_name, email, created_at)
     values ($1, gen_random_uuid(), $2, 'Ada', 'Obi', $3, now())`,
    [owner.businessId, code, email],
  );

describe('a member and their employee are one person', () => {
  it('from the creation of the business on', async () => {
    expect(await employees('employee_id, first_name, last_name, email, status, user_id')).toEqual([
      {
        employee_id: 'EMP-0001',
        first_name: owner.user.first_name,
        last_name: owner.user.last_name,
        email: owner.email,
        status: 'active',
        user_id: owner.user.id,
      },
    ]);
  });

  it('when they accept an invitation, under the name that their account has', async () => {
    const { user } = await newMember(server, owner, 'new.member@example.test');
    const [, member] = await employees('employee_id, first_name, email, user_id');
    expect(member).toMatchObject({ employee_id: 'EMP-0002', email: 'new.member@example.test', user_id: user.id });
  });

  it('when HR had added them with their address, however it is written', async () => {
    await add('OPS-9', 'Known.Person@Example.test');
    const { user } = await newMember(server, owner, 'known.person@example.test');
    expect(await employees('employee_id, user_id')).toContainEqual({ employee_id: 'OPS-9', user_id: user.id });
    expect(await employees('user_id')).toHaveLength(3);
  });

  it('when they come back after they were removed', async () => {
    const email = 'comes.back@example.test';
    const { user, token } = await newMember(server, owner, email);
    await server.call('DELETE', `/c/${owner.businessId}/membership/`, { token });
    const before = await employees('id, user_id');
    await newMember(server, owner, email);
    expect(await employees('id, user_id')).toEqual(before);
    expect(before.filter(({ user_id }) => user_id === user.id)).toHaveLength(1);
  });

  it('also when HR gave their address to somebody else who belongs to the business', async () => {
    const email = 'second@example.test';
    await server.sql('update employees set email = $2 where business_id = $1 and user_id = $3', [
      owner.businessId,
      email,
      owner.user.id,
    ]);
    const { user } = await newMember(server, owner, email);
    expect(await employees('email, user_id')).toContainEqual({ email: null, user_id: user.id });
  });
});
