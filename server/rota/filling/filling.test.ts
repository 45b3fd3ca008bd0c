import { expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { newRota, type Person } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { owner, planner, reader, bola, location, call, newWeek, shift, weekFor, shiftsOf } = await newRota(server);

type Row = { shift: { id: string }; employee: Person };
const propose = async ({ query }: { query: string }) => (await call('GET', `shift/fill/?${query}`)).body;
const pairs = (filled: Row[]) => filled.map((row) => ({ shift: row.shift.id, employee: row.employee.id }));
const open = async (date: string, more: object = {}) =>
  (await call('POST', 'shift/', shift(date, { employee: null, ...more }))).body.id;

it('proposes who takes the open shifts, plans them as proposed, and leaves the others as they are', async () => {
  const week = newWeek();
  const own = (await call('POST', 'shift/', shift(week.monday))).body;
  const ids = [await open(week.monday, { note: 'Till 2' }), await open(week.days[2] ?? '', { start: '09:00' })];
  const found = await propose(week);
  expect(found).toMatchObject({ is_most: true, left: [] });
  expect(found.filled.map((row: Row) => row.shift.id)).toEqual(ids);
  // Who works then already does not get it.
  expect(found.filled[0].employee.id).not.toBe(bola.id);
  expect((await weekFor(week.query)).open).toHaveLength(2);

  const body = { ...week.body, version: found.version, shifts: pairs(found.filled) };
  expect((await call('POST', 'shift/fill/', body)).body).toEqual({ filled: 2 });
  const { open: left, employees } = await weekFor(week.query);
  expect(left).toEqual([]);
  const planned = employees.flatMap((person: { shifts: object[] }) => person.shifts);
  expect(planned.every(({ faults }: { faults: object[] }) => faults.length === 0)).toBe(true);
  expect(planned.find(({ id }: Person) => id === ids[0])).toMatchObject({ note: 'Till 2', state: 'planned' });
  expect((await shiftsOf(bola, week.query)).map(({ id }: Person) => id)).toContain(own.id);
});

it('says of each person why a shift stays open', async () => {
  const week = newWeek();
  const { body: role } = await call('POST', 'roles/', { name: 'Driver', colour: 'blue', needs: ['drivers_licence'] });
  const id = await open(week.monday, { role: role.id });
  const { filled, left } = await propose(week);
  expect([filled, left.map((one: Row) => one.shift.id)]).toEqual([[], [id]]);
  const [why] = left[0].reasons.filter(({ employee }: { employee: string }) => employee === bola.id);
  expect(why).toMatchObject({ is_refused: false, text: expect.stringMatching(/licence is missing$/) });
});

it('plans all of them or none when something has changed meanwhile', async () => {
  const week = newWeek();
  const [first, second] = [await open(week.monday), await open(week.days[1] ?? '')];
  const { version, filled } = await propose(week);
  const body = { ...week.body, version, shifts: pairs(filled) };
  const apply = (more: object) => call('POST', 'shift/fill/', { ...body, ...more });
  const overlapping = [first, second].map((one) => ({ shift: one, employee: bola.id }));
  await call('POST', 'shift/', shift(week.days[1] ?? '', { start: '10:00' }));
  const outdated = await apply({});
  expect([outdated.status, outdated.body.code]).toEqual([409, 'changed_meanwhile']);
  const fresh = await propose(week);
  for (const shifts of [
    overlapping,
    [{ shift: first, employee: newId() }],
    [{ shift: newId(), employee: bola.id }],
    [pairs(fresh.filled)[0], pairs(fresh.filled)[0]],
  ])
    expect([shifts, (await apply({ version: fresh.version, shifts })).status]).toEqual([shifts, 409]);
  expect((await weekFor(week.query)).open).toHaveLength(2);
  // Of two who press at once, one plans.
  const both = await Promise.all([1, 2].map(() => apply({ version: fresh.version, shifts: pairs(fresh.filled) })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('plans once what is sent again', async () => {
  const week = newWeek();
  await open(week.monday);
  const { version, filled } = await propose(week);
  const json = { ...week.body, version, shifts: pairs(filled) };
  const send = () =>
    server.call('POST', `/c/${owner.businessId}/shift/fill/`, {
      token: planner.token,
      json,
      headers: { 'idempotency-key': 'the-same-key-of-two-presses' },
    });
  expect([(await send()).body, (await send()).body]).toEqual([{ filled: 1 }, { filled: 1 }]);
});

it('is for who plans alone, in their own business', async () => {
  const week = newWeek();
  await open(week.monday);
  const { version, filled } = await propose(week);
  const body = { ...week.body, version, shifts: pairs(filled) };
  for (const { token } of [reader, bola]) {
    expect((await call('GET', `shift/fill/?${week.query}`, undefined, token)).status).toBe(403);
    expect((await call('POST', 'shift/fill/', body, token)).status).toBe(403);
  }
  const other = await newOwner(server);
  const elsewhere = (method: string, rest: string, json?: object) =>
    server.call(method, `/c/${other.businessId}/${rest}`, { token: other.token, ...(json ? { json } : {}) });
  expect((await elsewhere('GET', `shift/fill/?${week.query}`)).body).toMatchObject({ filled: [], left: [] });
  expect((await elsewhere('POST', 'shift/fill/', body)).status).toBe(409);
  expect((await call('GET', `shift/fill/?${week.query}&location=${location}`)).body.filled).toHaveLength(1);
  expect((await weekFor(week.query)).open).toHaveLength(1);
});

it('answers everybody at once where nothing is open', async () => {
  const { query } = newWeek();
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('GET', `shift/fill/?${query}`)));
  expect(answers.map(({ status, body }) => [status, body.filled, body.is_most])).toEqual(
    answers.map(() => [200, [], true]),
  );
});
