import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newEmail, signIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus, shownDay } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token, headers = {}) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, headers, ...(json === undefined ? {} : { json }) });
/** The leave year began two months ago, whatever day it is; on no 29 February. */
const began = inLagos(inLagos(-60).endsWith('02-29') ? -61 : -60);
const turns = dayPlus(began, { years: 1 });
const words = (day: string, asked: string) => {
  const shown = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return day.slice(0, 4) === asked.slice(0, 4) ? shown : `${shown} ${day.slice(0, 4)}`;
};
const granted = (day: string, asked = inLagos()) => `20 granted on ${words(day, asked)}`;
let made = 0;
const addEmployee = async (form: object = {}): Promise<string> => {
  made += 1;
  const body = { first_name: `Person ${made}`, last_name: 'Obi', hire_date: '2019-05-01', ...form };
  return (await call('POST', 'employees/post_employee_form_once/', body)).body.id;
};
/** With one policy, from the first day of the leave year. */
const withPolicy = async (terms: object = {}, form: object = {}) => {
  const employee = await addEmployee(form);
  const year = { year: 'fixed', year_start: began.slice(5) };
  const body = {
    name: `Policy ${made}`,
    kind: 'other',
    holds_from: began,
    terms: { ...plainTerms, ...year, ...terms },
  };
  const policy = (await call('POST', 'timeoff_policy/', body)).body.id as string;
  const assigned = { employees: [employee], start_date: began };
  expect((await call('POST', `timeoff_policy/${policy}/assign/`, assigned)).status).toBe(200);
  return { employee, policy };
};
const balancesOf = (employee: string, query = '', token = owner.token) =>
  call('GET', `employees/${employee}/timeoff/${query}`, undefined, token);
const balanceOf = async (employee: string, query = '') => (await balancesOf(employee, query)).body.results[0];
const adjust = (employee: string, body: object, headers = {}, token = owner.token) =>
  call('POST', `timeoff_adjustments/?timeoff=${employee}`, body, token, headers);
const entriesOf = (policy: string) =>
  server.sql<{ kind: string; amount: number; day: string }>(
    `select t.kind, t.amount, t.day::text from timeoff_entries t join timeoff_assignments a on a.id = t.assignment_id
     where a.policy_id = $1 order by t.number`,
    [policy],
  );
const runJob = () => server.job('timeoff.due-entries').work();
const clockBack = (days: number) => server.clock.advance(-days * 86_400_000);

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('the balances of an employee', () => {
  it('explain themselves, today and on a day to come, before anything is written', async () => {
    const { employee, policy } = await withPolicy({
      carry_over: 'limited',
      carry_over_most: 3,
      carry_over_months: 3,
    });
    expect(await balanceOf(employee)).toEqual({
      policy: { id: policy, name: expect.any(String), kind: 'other', unit: 'days' },
      starts_on: began,
      ends_on: null,
      day: inLagos(),
      balance: 20,
      planned: 0,
      available: 20,
      sentences: [{ text: granted(began), amount: 20 }],
    });
    const then = await balanceOf(employee, `?day=${turns}`);
    const last = dayPlus(turns, { months: 3, days: -1 });
    expect([then.balance, then.sentences.map(({ text }: { text: string }) => text)]).toEqual([
      23,
      [`3 carried over until ${words(last, turns)}`, granted(turns, turns)],
    ]);
    expect((await balanceOf(employee, `?day=${dayPlus(turns, { months: 3 })}`)).balance).toBe(20);
    expect(await entriesOf(policy)).toEqual([]);
  });

  it('leave out what is planned of what may still be asked for', async () => {
    const { employee, policy } = await withPolicy({ negative_limit: 2 });
    await server.sql(
      `insert into timeoff_entries select a.business_id, gen_random_uuid(), a.id, 1, $2, 'taken', -150, $3, false, null, 'a request',
         now(), null from timeoff_assignments a where a.policy_id = $1`,
      [policy, inLagos(5), began],
    );
    expect(await balanceOf(employee)).toMatchObject({ balance: 20, planned: 1.5, available: 20.5 });
    expect(await balanceOf(employee, `?day=${inLagos(5)}`)).toMatchObject({ balance: 18.5, planned: 0 });
  });

  it('end with the employment, from the day on which its last day is known', async () => {
    const { employee } = await withPolicy({ rounding: 'none' });
    const last = dayPlus(inLagos(), { days: 3 });
    const ended = await call('POST', `employees/${employee}/terminate/`, { date: last, reason: 'resignation' });
    expect(ended.status).toBe(200);
    const left = await balanceOf(employee);
    expect(left.ends_on).toBe(last);
    expect(left.balance).toBeLessThan(20);
    expect((await balanceOf(employee, `?day=${turns}`)).balance).toBe(left.balance);
  });

  it('begin with the employment, not before it', async () => {
    const hired = dayPlus(began, { months: 1 });
    const { employee } = await withPolicy({ rounding: 'none' }, { hire_date: hired });
    expect(await balanceOf(employee)).toMatchObject({ starts_on: hired, balance: 18.33 });
  });

  it('are refused for a day too far ahead, and empty without a policy', async () => {
    const employee = await addEmployee();
    expect((await balancesOf(employee, `?day=${dayPlus(inLagos(), { years: 6 })}`)).body).toEqual({
      day: ['The day is at most five years ahead.'],
    });
    expect((await balancesOf(employee)).body).toMatchObject({ count: 0, results: [] });
  });

  it('are for the person, whom they report to, and who manages time off', async () => {
    const [self, manager, colleague] = [
      await newMember(server, owner, newEmail()),
      await newMember(server, owner, newEmail()),
      await newMember(server, owner, newEmail(), ['access_hr', 'edit_people', 'see_pay', 'manage_hr']),
    ];
    const hr = await newMember(server, owner, newEmail(), ['manage_time_off']);
    const [employee, above] = [
      await employeeIdOf(server, owner, self.user.id),
      await employeeIdOf(server, owner, manager.user.id),
    ];
    await server.sql('update employees set manager_id = $2 where id = $1', [employee, above]);
    const statuses = async (token: string) => (await balancesOf(employee, '', token)).status;
    expect(await Promise.all([self, manager, hr, owner].map(({ token }) => statuses(token)))).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await statuses(colleague.token)).toBe(404);
    expect((await balancesOf(above, '', self.token)).status).toBe(404);
    expect((await balancesOf(crypto.randomUUID())).status).toBe(404);
    const other = await newOwner(server);
    expect((await balancesOf(employee, '', other.token)).status).toBe(404);
  });
});

describe('my balances', () => {
  it('are those of the own record, on the day that is asked for', async () => {
    const { employee, policy } = await withPolicy();
    const self = await newMember(server, owner, newEmail());
    const mine = async (query = '') => (await call('GET', `my_timeoff/${query}`, undefined, self.token)).body;
    const id = await employeeIdOf(server, owner, self.user.id);
    expect(await mine()).toEqual({ employee: id, balances: [] });
    const assigned = { employees: [id], start_date: began };
    expect((await call('POST', `timeoff_policy/${policy}/assign/`, assigned)).status).toBe(200);
    expect((await mine()).balances).toMatchObject([{ policy: { id: policy }, balance: 20, day: inLagos() }]);
    expect((await mine(`?day=${turns}`)).balances).toEqual((await balancesOf(id, `?day=${turns}`)).body.results);
    expect(await mine(`?day=${dayPlus(inLagos(), { years: 6 })}`)).toHaveProperty('day');
    expect((await balancesOf(employee)).body.count).toBe(1);
  });

  it('are nothing for somebody who is no employee', async () => {
    const other = await newOwner(server);
    await server.sql('delete from employees where business_id = $1', [other.businessId]);
    const answer = await server.call('GET', `/c/${other.businessId}/my_timeoff/`, { token: other.token });
    expect(answer.body).toEqual({ employee: null, balances: [] });
  });
});

describe('an adjustment', () => {
  it('counts from its day, has its reason, and is listed and noted with who wrote it', async () => {
    const { employee, policy } = await withPolicy();
    const body = { policy, amount: -1.5, reason: ' Counted wrongly ' };
    const { status, body: adjusted } = await adjust(employee, body);
    expect(status).toBe(201);
    expect(adjusted).toMatchObject({ amount: -1.5, reason: 'Counted wrongly', day: inLagos(), policy: { id: policy } });
    expect(await balanceOf(employee)).toMatchObject({
      balance: 18.5,
      sentences: [
        { text: granted(began), amount: 20 },
        { text: '1.5 taken off: Counted wrongly', amount: -1.5 },
      ],
    });
    expect((await balanceOf(employee, `?day=${inLagos(-1)}`)).balance).toBe(20);
    expect((await call('GET', `timeoff_adjustments/?timeoff=${employee}`)).body).toMatchObject({
      count: 1,
      results: [adjusted],
    });
    expect((await auditOf(server, owner))[0]).toMatchObject({
      action: 'timeoffBalance.adjusted',
      text: expect.stringMatching(/^Took off 1\.5 days of Policy/),
    });
  });

  it('is written once under one key, and for whom it was asked', async () => {
    const { employee, policy } = await withPolicy();
    const body = { policy, amount: 2, reason: 'Worked on a holiday' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([adjust(employee, body, key), adjust(employee, body, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await balanceOf(employee)).balance).toBe(22);
    expect((await adjust(await addEmployee(), body, key)).status).toBe(409);
  });

  it('is one of two that are written at once', async () => {
    const { employee, policy } = await withPolicy();
    const one = { policy, amount: 1, reason: 'One' };
    const answers = await Promise.all([adjust(employee, one), adjust(employee, { ...one, reason: 'Other' }), runJob()]);
    expect(answers.slice(0, 2).map((answer) => answer?.status)).toEqual([201, 201]);
    expect((await balanceOf(employee)).balance).toBe(22);
    expect((await entriesOf(policy)).map(({ kind }) => kind).sort()).toEqual(['adjustment', 'adjustment', 'grant']);
  });

  it('is refused at its fields', async () => {
    const { employee, policy } = await withPolicy();
    const right = { policy, amount: 1, reason: 'Right' };
    const fields = async (body: object) => (await adjust(employee, { ...right, ...body })).body;
    expect(await fields({ amount: 0 })).toEqual({
      amount: ['Write an amount with at most two decimals, and not zero.'],
    });
    expect(await fields({ amount: 1.005 })).toHaveProperty('amount');
    expect(await fields({ policy: crypto.randomUUID() })).toEqual({ policy: ['They do not have this policy.'] });
    expect(await fields({ day: '2019-01-01' })).toEqual({ day: [`They have the policy from ${shownDay(began)} on.`] });
    expect(await fields({ day: dayPlus(inLagos(), { years: 3 }) })).toEqual({
      day: ['The day is at most a year ahead.'],
    });
    expect((await adjust(crypto.randomUUID(), right)).status).toBe(404);
  });
});

describe('the daily job', () => {
  it('writes what is due once, in however many runs at once', async () => {
    const { policy } = await withPolicy({ accrual: 'monthly', amount: 12 });
    await Promise.all([runJob(), runJob()]);
    await runJob();
    const months = [0, 1, 2].filter((count) => dayPlus(began, { months: count }) <= inLagos()).length;
    expect((await entriesOf(policy)).map(({ kind, amount }) => [kind, amount])).toEqual(
      Array.from({ length: months }, () => ['grant', 100]),
    );
  });

  it('turns the year on its first day, and corrects it by further entries', async () => {
    const { employee, policy } = await withPolicy({ carry_over: 'limited', carry_over_most: 5 });
    await runJob();
    const days = Math.round((Date.parse(turns) - Date.parse(inLagos())) / 86_400_000) + 10;
    server.clock.advance(days * 86_400_000);
    await runJob();
    owner = { ...owner, ...(await signIn(server, owner.email)) };
    const before = await entriesOf(policy);
    expect(before.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['grant', 2000],
      ['carry_out', -500],
      ['carry_in', 500],
      ['expire', -1500],
      ['grant', 2000],
    ]);
    const late = { policy, amount: -17, reason: 'Taken last year', day: dayPlus(turns, { days: -12 }) };
    expect((await adjust(employee, late)).status).toBe(201);
    expect((await entriesOf(policy)).slice(before.length).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['adjustment', -1700],
      ['carry_out', 200],
      ['carry_in', -200],
      ['expire', 1500],
    ]);
    expect(await balanceOf(employee)).toMatchObject({
      balance: 23,
      sentences: [
        { text: '3 carried over, corrected', amount: 3 },
        { text: granted(turns, turns), amount: 20 },
      ],
    });
    clockBack(days);
    owner = { ...owner, ...(await signIn(server, owner.email)) };
  });

  it('cannot change or delete what is written', async () => {
    const { policy } = await withPolicy();
    await runJob();
    for (const statement of ['update timeoff_entries set amount = 1', 'delete from timeoff_entries'])
      await expect(
        server.platform.db.as({ businessId: owner.businessId }, (tx) => tx.query(statement)),
      ).rejects.toThrow('permission denied');
    expect(await entriesOf(policy)).toHaveLength(1);
  });
});
