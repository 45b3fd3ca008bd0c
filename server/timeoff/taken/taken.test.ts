import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });

type Person = SignedIn & { id: string };
const newPersonOf = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const member = await newMember(server, owner, newEmail(), permissions);
  return { ...member, id: await employeeIdOf(server, owner, member.user.id) };
};
const began = inLagos(inLagos(-90).endsWith('02-29') ? -91 : -90);
/** The Monday of four weeks ago, and days after it. */
const monday = dayPlus(inLagos(), { days: -28 - ((new Date(inLagos()).getUTCDay() + 6) % 7) });
const day = (after: number) => dayPlus(monday, { days: after });
const aWeek = { first_day: monday, last_day: day(4) };

let hr: Person;
let one: Person;
let other: Person;
let policy: string;
const balanceOf = async (id: string): Promise<number> =>
  (await call('GET', `employees/${id}/timeoff/`)).body.results.find(
    (found: { policy: { id: string } }) => found.policy.id === policy,
  ).balance;
const recordMany = (more: object, token = hr.token) =>
  call('POST', 'timeoff_taken/record/', { employees: [one.id, other.id], policy, ...aWeek, ...more }, token);
const listed = async (filter = '') =>
  (await call('GET', `timeoff_taken/?policy=${policy}${filter}`, undefined, hr.token)).body;

beforeAll(async () => {
  owner = await newOwner(server);
  [hr, one, other] = [await newPersonOf(['manage_time_off']), await newPersonOf(), await newPersonOf()];
  const year = { year: 'fixed', year_start: began.slice(5), count_holidays: true, prorate_joining: false };
  const terms = { ...plainTerms, ...year, amount: 10, longest_stretch: 5 };
  const asked = { name: 'Annual', kind: 'annual', holds_from: began, terms };
  policy = (await call('POST', 'timeoff_policy/', asked)).body.id;
  const people = { employees: [one.id, other.id, hr.id], start_date: began };
  expect((await call('POST', `timeoff_policy/${policy}/assign/`, people)).status).toBe(200);
});

describe('time off that was taken', () => {
  it('is recorded for one, in the past, tells them, and is given back by entries', async () => {
    const { status, body } = await call(
      'POST',
      `employees/${one.id}/timeoff_taken/`,
      { policy, ...aWeek, until_noon: true, note: 'Reported by phone' },
      hr.token,
    );
    expect([status, body.amount, body.employee.id, body.until_noon]).toEqual([201, 4.5, one.id, true]);
    expect(await balanceOf(one.id)).toBe(5.5);
    const asked = (await call('GET', 'my_timeoff_requests/', undefined, one.token)).body.results[0];
    expect([asked.id, asked.status, asked.note]).toEqual([body.request, 'approved', 'Reported by phone']);
    const [told] = (await call('GET', 'notifications/', undefined, one.token)).body.results;
    expect([told.text.startsWith('Time off was recorded for you: '), told.link]).toEqual([true, '/my-time-off']);
    expect((await auditOf(server, owner)).map(({ action }) => action)).toContain('timeoffTaken.recorded');
    const own = (await call('GET', `employees/${one.id}/timeoff_taken/`, undefined, one.token)).body.results;
    expect(own.map(({ request, amount }: { request: string; amount: number }) => [request, amount])).toEqual([
      [body.request, 4.5],
    ]);

    const place = `employees/${one.id}/timeoff_taken/${body.request}/`;
    expect((await call('DELETE', place, undefined, one.token)).status).toBe(403);
    expect((await call('DELETE', place.replace(one.id, other.id), undefined, hr.token)).status).toBe(404);
    expect((await call('DELETE', place, undefined, hr.token)).status).toBe(204);
    expect((await call('DELETE', place, undefined, hr.token)).status).toBe(404);
    expect(await balanceOf(one.id)).toBe(10);
    expect((await listed()).count).toBe(0);
  });

  it('is recorded for many: checked, then for all or nobody, or for those who are not refused', async () => {
    const first = { policy, first_day: day(2), last_day: day(2) };
    const { request } = (await call('POST', `employees/${other.id}/timeoff_taken/`, first, hr.token)).body;
    const checked = await recordMany({ mode: 'check' });
    expect([checked.status, checked.body.recorded]).toEqual([200, 0]);
    expect(
      checked.body.results.map((found: { employee: { id: string }; amount: number; problems: string[] }) => [
        found.employee.id,
        found.amount,
        found.problems,
      ]),
    ).toEqual([
      [one.id, 5, []],
      [other.id, 5, ['Some of these days are asked for already.']],
    ]);
    expect((await recordMany({ mode: 'all' })).body.recorded).toBe(0);
    expect(await balanceOf(one.id)).toBe(10);
    const possible = (await recordMany({ mode: 'possible' })).body;
    expect([possible.recorded, possible.results[0].balance_after]).toEqual([1, 5]);
    expect(await balanceOf(one.id)).toBe(5);
    expect(await balanceOf(other.id)).toBe(9);
    expect((await listed()).results.map((found: { request: string }) => found.request)).toEqual([
      request,
      possible.results[0].request,
    ]);
    expect((await listed(`&employee=${other.id}`)).count).toBe(1);
    expect((await listed(`&from=${day(5)}`)).count).toBe(0);
    expect((await listed(`&to=${day(0)}`)).count).toBe(1);
  });

  it('may take more than is left, or than the policy lets at once, where that is said', async () => {
    const long = { employees: [one.id], first_day: day(7), last_day: day(14) };
    const refused = (await recordMany(long)).body.results[0];
    expect([refused.problems.length, refused.request]).toEqual([2, null]);
    const [written] = (await recordMany({ ...long, beyond: true })).body.results;
    expect([written.amount, written.balance_after, written.problems]).toEqual([6, -1, []]);
    expect(await balanceOf(one.id)).toBe(-1);
  });

  it('is not recorded for oneself, without the right, or for somebody who is not there', async () => {
    const [own] = (await recordMany({ employees: [hr.id] })).body.results;
    expect(own.problems).toEqual(['Somebody else has to record your own time off.']);
    expect((await recordMany({}, one.token)).status).toBe(403);
    const unknown = await recordMany({ employees: [other.id, newId()] });
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, ['employees.1']]);
    const elsewhere = await call('POST', `employees/${newId()}/timeoff_taken/`, { policy, ...aWeek }, hr.token);
    expect(elsewhere.status).toBe(404);
  });

  it('is written once by two who record at once', async () => {
    const week = { employees: [other.id], first_day: day(-7), last_day: day(-6) };
    const both = await Promise.all([recordMany(week), recordMany(week, owner.token)]);
    expect(both.map(({ body }) => body.recorded).toSorted()).toEqual([0, 1]);
    expect(await balanceOf(other.id)).toBe(7);
  });

  it('lists what was adjusted by hand with whose it is', async () => {
    const adjusted = { policy, amount: 1, reason: 'Worked on a public holiday' };
    expect((await call('POST', `timeoff_adjustments/?timeoff=${one.id}`, adjusted, hr.token)).status).toBe(201);
    const { results } = (await call('GET', 'timeoff_taken/adjustments/', undefined, hr.token)).body;
    expect([results[0].employee.id, results[0].amount, results[0].reason]).toEqual([one.id, 1, adjusted.reason]);
  });
});
