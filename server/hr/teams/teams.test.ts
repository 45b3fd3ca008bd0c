import { beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const add = async (first_name: string, manager: string | null = null, form: object = {}): Promise<string> => {
  const body = { first_name, last_name: 'Obi', manager, ...form };
  return (await call('POST', 'employees/post_employee_form_once/', body)).body.id;
};
const names = (body: { results: { first_name: string }[] }) => body.results.map(({ first_name }) => first_name);
const report = (id: string, manager: string | null) => call('PUT', `employees/${id}/update_job_details/`, { manager });

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('the org chart', () => {
  it('is read level by level, without those who have left', async () => {
    const top = await add('Aisha');
    const middle = await add('Bola', top);
    await add('Chike', middle);
    const left = await add('Dayo', middle);
    await call('POST', `employees/${left}/terminate/`, {
      date: inLagos(),
      reason: 'other',
    });
    expect(names((await call('GET', 'employees/org_chart/')).body)).toContain('Aisha');
    const below = (await call('GET', `employees/org_chart/?manager=${top}`)).body;
    expect(below.results).toMatchObject([{ first_name: 'Bola', report_count: 1 }]);
    expect(names((await call('GET', `employees/org_chart/?manager=${middle}`)).body)).toEqual(['Chike']);
  });

  it('shows who reported to somebody who has left at its top', async () => {
    const left = await add('Efe');
    await add('Femi', left);
    await call('POST', `employees/${left}/terminate/`, {
      date: inLagos(),
      reason: 'other',
    });
    expect(names((await call('GET', 'employees/org_chart/?page_size=100')).body)).toContain('Femi');
  });

  it('has no cycle, also when two people are given each other as manager at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await add(`One ${round}`), await add(`Other ${round}`)];
      const answers = await Promise.all([report(one, other), report(other, one)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
    const [a, b] = [await add('A'), await add('B')];
    const c = await add('C', b);
    await report(b, a);
    expect((await report(a, c)).body).toEqual({ manager: ['This person reports to A, directly or through others.'] });
  });
});

describe('the team of a manager', () => {
  it('is exactly who reports to them, directly or through others, and says nothing private or about pay', async () => {
    const email = newEmail();
    const manager = await add('Grace', null, { email });
    const direct = await add('Hauwa', manager, {
      nin: '12345678901',
      pay: 350_000,
      pay_period: 'monthly',
      address: 'Zaria Road',
    });
    await add('Idris', direct);
    await add('Stranger');
    const member = await newMember(server, owner, email);
    const mine = async (query = '') => call('GET', `my_team/${query}`, undefined, member.token);
    const { status, body } = await mine();
    expect([status, names(body)]).toEqual([200, ['Hauwa', 'Idris']]);
    expect(body.results.map((one: { is_direct: boolean }) => one.is_direct)).toEqual([true, false]);
    expect(names((await mine('?is_direct=true')).body)).toEqual(['Hauwa']);
    expect(names((await mine('?search=idr')).body)).toEqual(['Idris']);
    // An id can have any digits.
    const said = JSON.stringify(body).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '');
    expect(said).not.toMatch(/12345678901|8901|350|Zaria|birth|pay|nin"/);
    // The record itself stays closed.
    expect((await call('GET', `employees/${direct}`, undefined, member.token)).status).toBe(403);
    await report(direct, null);
    expect((await mine()).body.count).toBe(0);
  });

  it('does not hide those below somebody who has left', async () => {
    const email = newEmail();
    const middle = await add('Jide', await add('Kemi', null, { email }));
    await add('Lami', middle);
    await call('POST', `employees/${middle}/terminate/`, {
      date: inLagos(),
      reason: 'other',
    });
    const member = await newMember(server, owner, email);
    expect(names((await call('GET', 'my_team/', undefined, member.token)).body)).toEqual(['Lami']);
  });
});

describe('the move of a department', () => {
  const department = async (name: string): Promise<string> => (await call('POST', 'departments/', { name })).body.id;

  it('takes everybody along, former employees too, says so in their history, and leaves a department to delete', async () => {
    const [from, to] = [await department('Night shift'), await department('Day shift')];
    const people = [await add('Musa', null, { department: from }), await add('Ngozi', null, { department: from })];
    await call('POST', `employees/${people[1]}/terminate/`, {
      date: inLagos(),
      reason: 'other',
    });
    expect((await call('POST', `departments/${from}/move_employees/`, { department: from })).body).toEqual({
      department: ['Choose another department.'],
    });
    const unknown = await call('POST', `departments/${from}/move_employees/`, { department: people[0] });
    expect(unknown.body).toEqual({ department: ['There is no such department.'] });
    expect((await call('POST', `departments/${from}/move_employees/`, { department: to })).body).toEqual({ count: 2 });
    expect((await call('GET', `employees/${people[0]}`)).body.department.name).toBe('Day shift');
    expect((await call('GET', `employees/${people[0]}/history/`)).body.results[0].text).toBe(
      'Moved from Night shift to Day shift',
    );
    expect((await call('DELETE', `departments/${from}/`)).status).toBe(204);
  });

  it('needs the permission to edit people', async () => {
    const [from, to] = [await department('Here'), await department('There')];
    const manager = await newMember(server, owner, newEmail(), ['access_hr', 'manage_hr']);
    const refused = await call('POST', `departments/${from}/move_employees/`, { department: to }, manager.token);
    expect(refused.status).toBe(403);
  });
});
