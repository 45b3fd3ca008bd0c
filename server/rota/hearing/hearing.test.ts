import { expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { newRota, type Person } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { owner, planner, reader, newPerson, call, newWeek, shift, weekFor, shiftsOf } = await newRota(server);
type Row = { text: string; link: string | null };
/** What somebody was told of the plan, the latest first. */
const newsOf = async ({ token }: Pick<Person, 'token'>): Promise<Row[]> =>
  (await call('GET', 'notifications/?page_size=100', undefined, token)).body.results
    .map(({ text, link }: Row) => ({ text, link }))
    .filter(({ link }: Row) => link?.startsWith('/shift-rota?'));
const plan = async (date: string, employee: string | null, more: object = {}) =>
  // A week ahead may have a holiday, of which the rules warn.
  expect((await call('POST', 'shift/', shift(date, { employee, despite: 'Needed', ...more }))).status).toBe(201);

it('leaves open what somebody is planned for after their last day, and tells those who plan, once', async () => {
  const [leaver, next] = [newWeek(), newWeek()];
  const person = await newPerson(['access_rota', 'plan_rota']);
  const [last = '', after = ''] = leaver.days;
  await plan(last, person.id);
  await plan(after, person.id);
  await plan(next.monday, person.id);
  await plan(after, reader.id);
  const before = await newsOf(planner);
  const end = { date: last, reason: 'resignation' };
  expect((await call('POST', `employees/${person.id}/terminate/`, end, owner.token)).status).toBe(200);
  expect((await shiftsOf(person, leaver.query)).map(({ date }: { date: string }) => date)).toEqual([last]);
  expect((await shiftsOf(reader, leaver.query)).length).toBe(1);
  const open = await Promise.all([leaver, next].map(async ({ query }) => (await weekFor(query)).open.length));
  expect(open).toEqual([1, 1]);
  for (const who of [planner, owner]) {
    const [news] = await newsOf(who);
    expect(news?.text).toMatch(/ leaves: 2 shifts after Mon \d+ \w+ are open now, Tue \d+ \w+, Mon \d+ \w+$/);
    expect(news?.link).toBe(`/shift-rota?year=${leaver.body.year}&week=${leaver.body.week_number}`);
  }
  expect((await newsOf(planner)).length).toBe(before.length + 1);
  expect([await newsOf(reader), await newsOf(person)]).toEqual([[], []]);
  const history = (await call('GET', `employees/${person.id}/history/`, undefined, owner.token)).body.results;
  expect(history.map(({ text }: Row) => text).join()).toContain('Left open with the end of the employment: 2 shifts');
  // Undone, nobody is planned again by that; ended once more, nothing is left to open.
  expect((await call('POST', `employees/${person.id}/reinstate/`, {}, owner.token)).status).toBe(200);
  expect((await shiftsOf(person, next.query)).length).toBe(0);
  await call('POST', `employees/${person.id}/terminate/`, end, owner.token);
  expect((await newsOf(planner)).length).toBe(before.length + 1);
});

it('ends today what somebody is planned for from tomorrow on, as they leave at once', async () => {
  const week = newWeek();
  const person = await newPerson();
  await plan(inLagos(), person.id, { start: '23:00', end: '23:59', despite: 'Short', break_minutes: 0 });
  await plan(week.monday, person.id);
  const end = { date: inLagos(), reason: 'resignation' };
  expect((await call('POST', `employees/${person.id}/terminate/`, end, owner.token)).status).toBe(200);
  const kept = await server.sql<{ day: string }>('select day::text as day from shifts where employee_id = $1', [
    person.id,
  ]);
  expect(kept).toEqual([{ day: inLagos() }]);
  expect((await newsOf(planner))[0]?.text).toMatch(/ leaves: one shift after .+ is open now, Mon /);
});

it('tells those who plan of time off on a day that is planned, and of no other', async () => {
  const week = newWeek();
  const person = await newPerson();
  const [monday = '', tuesday = '', wednesday = '', thursday = ''] = week.days;
  await plan(tuesday, person.id, { start: '14:00', end: '22:00' });
  await plan(monday, person.id, { start: '20:00', end: '02:00' });
  await plan(wednesday, reader.id);
  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_holidays: true, count_rest_days: true };
  const policy = (await call('POST', 'timeoff_policy/', { kind: 'other', name: 'Surgery', terms }, owner.token)).body
    .id;
  const assigned = { employees: [person.id], start_date: inLagos() };
  await call('POST', `timeoff_policy/${policy}/assign/`, assigned, owner.token);
  const ask = async (first_day: string, last_day: string) => {
    const asked = await call('POST', 'my_timeoff_requests/', { policy, first_day, last_day }, person.token);
    return call('POST', `timeoff_requests/${asked.body.id}/approve/`, undefined, owner.token);
  };
  const before = (await newsOf(planner)).length;
  expect((await ask(thursday, thursday)).status).toBe(200);
  expect((await newsOf(planner)).length).toBe(before);
  expect((await ask(tuesday, wednesday)).status).toBe(200);
  const [news, ...rest] = await newsOf(planner);
  expect(news?.text).toMatch(/ is away on 2 planned shifts: Mon \d+ \w+, Tue \d+ \w+$/);
  expect([news?.link, rest.length]).toEqual([
    `/shift-rota?year=${week.body.year}&week=${week.body.week_number}`,
    before,
  ]);
  const [, second] = await shiftsOf(person, week.query);
  expect(second.faults.map(({ rule }: { rule: string }) => rule)).toContain('leave');
});

it('tells those who plan of a day that becomes off on which somebody is planned, once', async () => {
  const week = newWeek();
  const [monday = '', tuesday = ''] = week.days;
  await plan(monday, reader.id);
  await plan(monday, planner.id);
  await plan(tuesday, null);
  const before = (await newsOf(planner)).length;
  const days = (...some: string[]) => some.map((day) => ({ day, is_half: false }));
  const holiday = { name: 'Founders Day', scope: 'business', days: days(monday) };
  const { id } = (await call('POST', 'holidays/', holiday, owner.token)).body;
  const [news] = await newsOf(planner);
  expect(news?.text).toMatch(/^2 shifts are planned on Founders Day, which is a day off: Mon \d+ \w+$/);
  // Another name, and a day on which nobody is planned.
  const moved = { ...holiday, name: 'Founders Days', days: days(monday, tuesday) };
  expect((await call('PUT', `holidays/${id}/`, moved, owner.token)).status).toBe(200);
  expect((await newsOf(planner)).length).toBe(before + 1);
});
