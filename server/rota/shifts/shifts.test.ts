import { expect, it } from 'vitest';
import { daysLater } from '../../../rules/calendar/days.ts';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { newRota, type Person } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { owner, reader, bola, location, call, newWeek, shift, weekFor } = await newRota(server);

it('is planned, seen by who may see what is planned, changed and deleted', async () => {
  const { monday, query } = newWeek();
  const { body: role } = await call('POST', 'roles/', { name: 'Cashier', colour: 'blue' });
  const added = await call('POST', 'shift/', shift(monday, { role: role.id, note: ' Till 2 ' }));
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ minutes: 420, state: 'planned', note: 'Till 2', faults: [] });
  const changed = await call(
    'PUT',
    `shift/${added.body.id}/`,
    shift(monday, { start: '20:00', end: '04:00', note: null }),
  );
  expect(changed.body).toMatchObject({ start: '20:00', end: '04:00', minutes: 420, note: null, role: { id: role.id } });

  const seen = await weekFor(query, reader.token);
  expect(seen).toMatchObject({ published: false, unpublished: 1, may_plan: false, start_date: monday });
  const [own] = seen.employees.filter(({ id }: Person) => id === bola.id);
  expect([own.minutes, own.shifts[0].role.name, own.shifts[0].location.id]).toEqual([420, 'Cashier', location]);
  // What is not published is seen by nobody else.
  expect((await weekFor(query, bola.token)).employees).toEqual([]);

  expect((await call('DELETE', `roles/${role.id}/`)).status).toBe(409);
  expect((await call('DELETE', `shift/${added.body.id}/`)).status).toBe(204);
  expect((await call('DELETE', `shift/${added.body.id}/`)).status).toBe(404);
  expect((await weekFor(query)).unpublished).toBe(0);
});

it('is planned by who may plan alone', async () => {
  const { monday } = newWeek();
  for (const token of [reader.token, bola.token]) {
    expect((await call('POST', 'shift/', shift(monday), token)).status).toBe(403);
    expect((await call('PUT', `shift/${newId()}/`, shift(monday), token)).status).toBe(403);
    expect((await call('DELETE', `shift/${newId()}/`, undefined, token)).status).toBe(403);
    expect((await call('POST', 'roles/', { name: 'Guard' }, token)).status).toBe(403);
  }
});

it('is refused where the person works at the same time, and warned about until there is a reason', async () => {
  const { monday, query } = newWeek();
  await call('POST', 'shift/', shift(monday));
  const twice = await call('POST', 'shift/', shift(monday, { start: '15:00', end: '18:00', break_minutes: 0 }));
  expect([twice.status, twice.body.employee]).toEqual([400, ['Works at the same time already.']]);
  const long = shift(monday, { start: '16:00', end: '20:00', break_minutes: 0 });
  const warned = await call('POST', 'shift/', long);
  expect([warned.status, warned.body.code, warned.body.detail]).toEqual([
    409,
    'warned',
    '11 h on the day, more than 10 h.',
  ]);
  const despite = await call('POST', 'shift/', { ...long, despite: 'Stock is counted' });
  expect([despite.status, despite.body.faults[0].rule]).toEqual([201, 'day_hours']);
  const [own] = (await weekFor(query)).employees.filter(({ id }: Person) => id === bola.id);
  // Both parts of the day are too long together.
  expect(own.shifts.map(({ faults }: { faults: object[] }) => faults.length)).toEqual([1, 1]);
});

it('is planned once, of two at the same moment', async () => {
  const { monday } = newWeek();
  const both = await Promise.all([call('POST', 'shift/', shift(monday)), call('POST', 'shift/', shift(monday))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

it('is not planned on a day away, whose reason nobody who plans learns', async () => {
  const { monday, query } = newWeek();
  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_rest_days: true, count_holidays: true };
  const policy = (await call('POST', 'timeoff_policy/', { name: 'Secret illness', kind: 'other', terms }, owner.token))
    .body.id;
  await call('POST', `timeoff_policy/${policy}/assign/`, { employees: [bola.id], start_date: inLagos() }, owner.token);
  const taken = { policy, first_day: monday, last_day: daysLater(monday, 1), from_noon: true };
  expect((await call('POST', `employees/${bola.id}/timeoff_taken/`, taken, owner.token)).status).toBe(201);
  const refused = await call('POST', 'shift/', shift(monday));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('Away on')]);
  const morning = shift(monday, { end: '12:00', break_minutes: 0 });
  expect((await call('POST', 'shift/', morning)).status).toBe(201);
  const week = await weekFor(query);
  const [own] = week.employees.filter(({ id }: Person) => id === bola.id);
  expect(own.days_off).toEqual([
    { date: monday, text: 'Away from noon' },
    { date: daysLater(monday, 1), text: 'Away' },
  ]);
  expect(JSON.stringify(week)).not.toContain('Secret');
});

it('is open without an employee, and refused with what is not there', async () => {
  const { monday, query } = newWeek();
  expect((await call('POST', 'shift/', shift(monday, { employee: null }))).status).toBe(201);
  const { open } = await weekFor(query);
  expect(open).toHaveLength(1);
  const wrong = { employee: newId(), location: newId(), role: newId(), break_minutes: 480, end: '16:00' };
  const { status, body } = await call('POST', 'shift/', shift(monday, wrong));
  expect([status, Object.keys(body).toSorted()]).toEqual([400, ['break_minutes', 'employee', 'location', 'role']]);
  expect((await call('GET', 'shift/?year=2027&week_number=53')).body).toEqual({
    week_number: ['The year 2027 has no week 53.'],
  });
});

it('is not planned, changed or deleted once its day has passed', async () => {
  const { monday } = newWeek();
  const { body } = await call('POST', 'shift/', shift(monday));
  expect((await call('POST', 'shift/', shift(inLagos(-1)))).body.date).toEqual([
    'The day has passed: what was planned of it stays.',
  ]);
  expect((await call('PUT', `shift/${body.id}/`, shift(inLagos(-1)))).status).toBe(400);
  await server.sql('update shifts set day = $2 where id = $1', [body.id, inLagos(-1)]);
  expect((await call('PUT', `shift/${body.id}/`, shift(monday))).status).toBe(409);
  expect((await call('DELETE', `shift/${body.id}/`)).status).toBe(409);
});

it('is written as the business says', async () => {
  const first = await call('GET', 'shift/config/', undefined, bola.token);
  expect(first.body).toMatchObject({ id: owner.businessId, time_format: 12, week_start: 'monday', rest_hours: 11 });
  const { id: _, ...settings } = first.body;
  const changed = { ...settings, time_format: 24, week_start: 'sunday', refuses: ['day_hours'] };
  expect((await call('PUT', 'shift/config/', changed, reader.token)).status).toBe(403);
  const { body } = await call('PUT', 'shift/config/', changed);
  expect(body.refuses).toEqual(['overlap', 'employed', 'leave', 'under_18_night', 'day_hours']);
  const { monday, query } = newWeek();
  expect((await weekFor(query)).start_date).toBe(daysLater(monday, -1));
  const long = await call('POST', 'shift/', shift(monday, { end: '20:00', despite: 'Whatever' }));
  expect(long.body.employee).toEqual(['11 h on the day, more than 10 h.']);
  await call('PUT', 'shift/config/', settings);
});
