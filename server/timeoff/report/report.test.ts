import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { daysOf, speakingOf, worthOf } from './rules.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
type Person = SignedIn & { id: string };
const newPersonOf = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const member = await newMember(server, owner, newEmail(), permissions);
  return { ...member, id: await employeeIdOf(server, owner, member.user.id) };
};
const noPay = {
  nin: null,
  tax_id: null,
  pension_provider: null,
  pension_pin: null,
  bank: null,
  account_number: null,
  account_name: null,
};
const today = inLagos();
const year = today.slice(0, 4);
type Row = { employee: { id: string }; policy: { id: string }; worth?: number | null } & Record<string, number>;

let hr: Person;
let payer: Person;
let one: Person;
let other: Person;
let annual: string;
const report = async (query = '', as = hr) =>
  (await call('GET', `timeoff_balances/?${query}`, undefined, as.token)).body.results as Row[];
const who = (rows: readonly Row[]) => rows.map(({ employee }) => employee.id);

beforeAll(async () => {
  owner = await newOwner(server);
  hr = await newPersonOf(['manage_time_off']);
  payer = await newPersonOf(['manage_time_off', 'see_pay']);
  [one, other] = [await newPersonOf(), await newPersonOf()];
  const terms = { ...plainTerms, count_holidays: true, count_rest_days: true, prorate_joining: false };
  const asked = { name: 'Annual', kind: 'annual', holds_from: `${year}-01-01`, terms };
  annual = (await call('POST', 'timeoff_policy/', asked)).body.id;
  const people = { employees: [one.id, other.id], start_date: `${year}-01-01` };
  expect((await call('POST', `timeoff_policy/${annual}/assign/`, people)).status).toBe(200);
  const taken = { policy: annual, first_day: today, last_day: today };
  expect((await call('POST', `employees/${one.id}/timeoff_taken/`, taken)).status).toBe(201);
  const pay = { ...noPay, pay: 260_000, pay_period: 'monthly' };
  expect((await call('PUT', `employees/${one.id}/update_pension_bank_account/`, pay)).status).toBe(200);
});

describe('balances on a day', () => {
  it('are those of each employee, whose granted less taken is what is left', async () => {
    const rows = await report(`policy=${annual}`);
    expect(who(rows).toSorted()).toEqual([one.id, other.id].toSorted());
    const row = rows.find(({ employee }) => employee.id === one.id);
    expect([row?.granted, row?.taken, row?.left]).toEqual([20, 1, 19]);
    const own = (await call('GET', `employees/${one.id}/timeoff/`)).body.results[0];
    expect(own.balance).toBe(row?.left);
    const before = (await report(`policy=${annual}&day=${year}-01-01`)).find(({ employee }) => employee.id === one.id);
    const isFirst = today === `${year}-01-01`;
    expect([before?.taken, before?.planned]).toEqual(isFirst ? [1, 0] : [0, 1]);
    expect((await call('GET', 'timeoff_balances/', undefined, one.token)).status).toBe(403);
  });

  it('are of those who took nothing this year, where that is asked', async () => {
    expect(who(await report(`policy=${annual}&not_taken=true`))).toEqual([other.id]);
  });

  it('come by name, department or policy, a page at a time', async () => {
    const up = who(await report('ordering=name'));
    expect(who(await report('ordering=-name'))).toEqual(up.toReversed());
    expect(who(await report('ordering=department'))).toHaveLength(up.length);
    expect(who(await report('page=2&page_size=1'))).toEqual(up.slice(1, 2));
  });

  it('are worth pay for who may see pay, which is recorded', async () => {
    const path = 'timeoff_balances/worth/';
    const seer = await newPersonOf(['see_pay']);
    expect((await call('GET', path, undefined, seer.token)).status).toBe(403);
    const hidden = (await call('GET', path, undefined, hr.token)).body.results as Row[];
    expect(hidden.map(({ worth }) => worth)).toEqual([null, null]);
    expect((await auditOf(server, owner)).map(({ action }) => action)).not.toContain('timeoffBalances.worthShown');
    const rows = (await call('GET', path, undefined, payer.token)).body.results as Row[];
    const worth = new Map(rows.map(({ employee, worth: naira }) => [employee.id, naira]));
    // 260,000 a month is 12,000 a day of 260 in a year.
    expect([worth.get(one.id), worth.get(other.id)]).toEqual([19 * 12_000, null]);
    expect((await auditOf(server, owner)).map(({ action }) => action)).toContain('timeoffBalances.worthShown');
  });

  it('are a file', async () => {
    const file = async (path: string, token: string) => (await call('GET', path, undefined, token)).body as string;
    const [heading, ...lines] = (await file('timeoff_balances/worth/export/', payer.token)).trim().split('\r\n');
    expect(heading).toMatch(/"Granted","Taken","Planned","Left","Worth in naira"$/);
    expect(lines.map((line) => line.split('","').slice(-5).join(' ').replace('"', '')).toSorted()).toEqual([
      '20 0 0 20 ',
      '20 1 0 19 228000',
    ]);
    expect(await file('timeoff_balances/export/', hr.token)).not.toContain('Worth');
    expect(await file('timeoff_balances/worth/export/', hr.token)).not.toContain('228000');
  });
});

describe('absence by department', () => {
  it('is silent about few people', async () => {
    const { body } = await call('GET', `timeoff_balances/absence/?from=${today}&to=${today}`, undefined, hr.token);
    const people = body.reduce((sum: number, group: { people: number }) => sum + group.people, 0);
    expect(people).toBeGreaterThan(3);
    for (const { people: count, days } of body) expect(days === null).toBe(count < 5);
    const backwards = await call('GET', `timeoff_balances/absence/?from=${today}&to=2020-01-01`, undefined, hr.token);
    expect(backwards.status).toBe(400);
  });

  it('lets no total tell of a silent department', () => {
    const spoken = (...sizes: number[]) =>
      [...speakingOf(sizes.map((people) => ({ people })))].map(({ people }) => people);
    expect(spoken(2, 9, 20)).toEqual([20]);
    expect(spoken(2, 3, 9, 20)).toEqual([9, 20]);
    expect(spoken(5, 9)).toEqual([5, 9]);
  });

  it('counts hours as parts of a day', () => expect(daysOf(150, 1600)).toBe(3.5));
});

it.each([
  ['days', { pay: 3_120_000, pay_period: 'yearly' }, 100, 24_000],
  ['days', { pay: 60_000, pay_period: 'weekly' }, 50, 12_000],
  ['hours', { pay: 8_000, pay_period: 'daily' }, 100, 2_000],
  ['days', { pay: null, pay_period: null }, 100, null],
] as const)('two %s of %j are worth their paid share', (unit, pay, paid_share, worth) => {
  expect(worthOf(2, { unit, accrual: 'yearly', paid_share }, pay)).toBe(worth);
  expect(worthOf(2, { unit, accrual: 'none', paid_share }, pay)).toBeNull();
});
