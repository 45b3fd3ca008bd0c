/** What other domains learn of HR: who works on a day, for whom, and what they are paid. */
import { beforeAll, expect, it } from 'vitest';
import { newEmail } from '../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../people/people.testing.ts';
import type { Inside } from '../platform/asking.ts';
import { startTestServer } from '../platform/testing.ts';
import { employeeIdOf } from './hr.testing.ts';
import * as hr from './port.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
let owner: Owner;

const call = (method: string, rest: string, json: unknown) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token: owner.token, json });
const ask = <T>(read: (inside: Inside) => Promise<T>): Promise<T> => {
  const { businessId } = owner;
  return server.platform.db.as({ businessId }, (tx) => read({ tx, businessId }));
};
async function hired(first_name: string, more: object = {}): Promise<string> {
  const form = { first_name, last_name: 'Musa', ...more };
  const { status, body } = await call('POST', 'employees/post_employee_form_once/', form);
  expect([status, body]).toEqual([201, body]);
  return body.id;
}

beforeAll(async () => {
  owner = await newOwner(server);
});

it('says who is employed on a day, those who came back for each time, and not on the day it ended', async () => {
  const id = await hired('Efe', { hire_date: '2026-01-05' });
  const isEmployedOn = async (day: string) => (await ask((inside) => hr.listEmployedOn(inside, day))).includes(id);
  expect([await isEmployedOn('2026-01-04'), await isEmployedOn('2026-01-05')]).toEqual([false, true]);
  await call('POST', `employees/${id}/terminate/`, { date: '2026-01-30', reason: 'resignation' });
  expect([await isEmployedOn('2026-01-29'), await isEmployedOn('2026-01-30')]).toEqual([true, false]);
  await call('POST', `employees/${id}/reinstate/`, { date: '2026-03-02' });
  const days = ['2026-01-10', '2026-02-10', '2026-03-02'];
  expect(await Promise.all(days.map(isEmployedOn))).toEqual([true, false, true]);
});

it('says who reports to whom, directly or through others, and which member an employee is', async () => {
  const lead = await hired('Lead');
  const middle = await hired('Middle', { manager: lead });
  const junior = await hired('Junior', { manager: middle });
  expect(await ask((inside) => hr.managersOf(inside, [lead, middle, junior]))).toEqual(
    new Map([
      [middle, lead],
      [junior, middle],
    ]),
  );
  const reports = (who: string, to: string) => ask(({ tx, businessId }) => hr.reportsTo(tx, businessId, who, to));
  expect([await reports(junior, lead), await reports(lead, junior)]).toEqual([true, false]);
  const { user } = await newMember(server, owner, newEmail(), []);
  const employee = await employeeIdOf(server, owner, user.id);
  expect(await ask(({ tx, businessId }) => hr.employeeOf(tx, businessId, user.id))).toBe(employee);
  expect(await ask(({ tx, businessId }) => hr.memberOf(tx, businessId, employee))).toBe(user.id);
});

it('names departments and locations, for a choice', async () => {
  const departments = await ask(({ tx, businessId }) => hr.listAllDepartments(tx, businessId));
  const regions = await ask(({ tx, businessId }) => hr.listAllRegions(tx, businessId));
  expect([departments.length > 0, regions.length]).toEqual([true, 1]);
});

it('tells pay to those who may see it, by the id of who has any, and records who saw it', async () => {
  const paid = await hired('Paid', { nin: '12345678901', pay: 350_000, pay_period: 'monthly' });
  const unpaid = await hired('Unpaid');
  const payFor = (permissions: readonly ('access_hr' | 'see_pay')[]) =>
    ask((inside) => hr.payOf({ ...inside, isOwner: false, permissions }, [paid, unpaid]));
  await expect(payFor(['access_hr'])).rejects.toMatchObject({ status: 403 });
  const found = await payFor(['see_pay']);
  expect([...found]).toMatchObject([[paid, { nin: '12345678901', pay: 350_000, pay_period: 'monthly' }]]);
  const [owned] = await server.sql<{ id: string }>(
    'select user_id as id from memberships where business_id = $1 and is_owner',
    [owner.businessId],
  );
  const caller = { userId: owned?.id ?? '', address: '127.0.0.1' };
  await ask((inside) => hr.notePayShown({ ...inside, ...caller }, { id: paid, name: 'Paid' }, server.clock.now()));
  expect((await auditOf(server, owner)).map(({ text }) => text)).toContain('Saw pay and bank details');
});
