import { expect, it } from 'vitest';
import { daysLater } from '../../../rules/calendar/days.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { newRota, type Person } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { owner, planner, reader, newPerson, call, newWeek, shift, weekFor } = await newRota(server);
const say = (body: object, { token }: Pick<Person, 'token'>) => call('POST', 'unavailability/', body, token);
const listFor = async ({ token }: Pick<Person, 'token'>) =>
  (await call('GET', 'unavailability/?page_size=100', undefined, token)).body.results;
const newsOf = async ({ token }: Pick<Person, 'token'>): Promise<string[]> =>
  (await call('GET', 'notifications/?page_size=100', undefined, token)).body.results.map(
    ({ text }: { text: string }) => text,
  );

it('is said by oneself, seen in the week by who plans, and refuses a shift with the reason', async () => {
  const [week, person] = [newWeek(), await newPerson()];
  const [, tuesday = ''] = week.days;
  const said = await say(
    { first_day: tuesday, weekdays: ['tuesday'], start: '08:00', end: '12:00', note: 'School' },
    person,
  );
  expect(said.status).toBe(201);
  expect(said.body).toMatchObject({ employee: { id: person.id }, last_day: null, note: 'School' });
  expect(said.body.text).toMatch(/^Every Tuesday, 8:00 am to 12:00 pm, from \d+ \w+ \d+$/);
  const seen = (await weekFor(week.query)).employees.find(({ id }: Person) => id === person.id);
  expect(seen.days_off).toEqual([{ date: tuesday, text: 'Not available 8:00 am to 12:00 pm' }]);
  const refused = await call('POST', 'shift/', shift(tuesday, { employee: person.id }));
  expect(refused.status).toBe(400);
  expect(refused.body.employee[0]).toMatch(/^Not available 8:00 am to 12:00 pm on Tue \d+ \w+\.$/);
  const later = shift(tuesday, { employee: person.id, start: '12:00', end: '17:00', despite: 'Needed' });
  expect((await call('POST', 'shift/', later)).status).toBe(201);
  expect((await call('DELETE', `unavailability/${said.body.id}/`, undefined, person.token)).status).toBe(204);
  const earlier = shift(tuesday, { employee: person.id, end: '11:00', despite: 'Needed', break_minutes: 0 });
  expect((await call('POST', 'shift/', earlier)).status).toBe(201);
});

it('warns only where the business says so', async () => {
  const [week, person] = [newWeek(), await newPerson()];
  await say({ first_day: week.monday, last_day: week.monday }, person);
  const config = (await call('GET', 'shift/config/')).body;
  const { id: _, ...settings } = config;
  const refuses = settings.refuses.filter((rule: string) => rule !== 'unavailable');
  expect(settings.refuses.length).toBe(refuses.length + 1);
  await call('PUT', 'shift/config/', { ...settings, refuses });
  const body = shift(week.monday, { employee: person.id });
  const warned = await call('POST', 'shift/', body);
  expect([warned.status, warned.body.code]).toEqual([409, 'warned']);
  expect(warned.body.detail).toMatch(/Not available on Mon/);
  expect((await call('POST', 'shift/', { ...body, despite: 'They agreed' })).status).toBe(201);
  await call('PUT', 'shift/config/', settings);
});

it('tells those who plan, once, which planned shifts it meets', async () => {
  const [week, person] = [newWeek(), await newPerson()];
  const [monday = '', tuesday = '', wednesday = ''] = week.days;
  for (const day of [monday, tuesday, wednesday])
    await call('POST', 'shift/', shift(day, { employee: person.id, despite: 'Needed' }));
  const before = (await newsOf(planner)).length;
  await say({ first_day: monday, last_day: tuesday, start: '06:00', end: '09:00' }, person);
  const news = await newsOf(planner);
  expect(news.length).toBe(before + 1);
  expect(news[0]).toMatch(/ cannot work 2 planned shifts: Mon \d+ \w+, Tue \d+ \w+$/);
  expect(await newsOf(reader)).toEqual([]);
  // Who plans and says it themselves knows; a time of which nothing is planned is nothing to tell.
  await say({ employee: person.id, first_day: wednesday, last_day: wednesday }, planner);
  await say({ first_day: monday, last_day: monday, start: '20:00', end: '23:00' }, person);
  expect((await newsOf(planner)).length).toBe(before + 1);
  const faults = (await weekFor(week.query)).employees.find(({ id }: Person) => id === person.id).shifts[0].faults;
  expect(faults.map(({ rule }: { rule: string }) => rule)).toContain('unavailable');
});

it("is everybody's own: others see and change nothing of it, but for who sees the plan and who plans", async () => {
  const [one, other] = [await newPerson(), await newPerson()];
  const day = inLagos(40);
  const { id } = (await say({ first_day: day }, one)).body;
  expect(await listFor(one)).toHaveLength(1);
  expect(await listFor(other)).toEqual([]);
  for (const who of [reader, planner, owner]) {
    const row = (await listFor(who)).find((found: Person) => found.id === id);
    expect(row?.may_delete).toBe(who !== reader);
  }
  const forOther = await say({ employee: one.id, first_day: day }, other);
  expect([forOther.status, forOther.body]).toEqual([400, { employee: ['Only who plans the rota says it of others.'] }]);
  expect((await say({ employee: one.id, first_day: day }, reader)).status).toBe(400);
  const gone = (token: string) => call('DELETE', `unavailability/${id}/`, undefined, token);
  expect((await gone(other.token)).status).toBe(404);
  expect((await gone(reader.token)).status).toBe(404);
  const stranger = await newOwner(server);
  expect(
    (await server.call('DELETE', `/c/${stranger.businessId}/unavailability/${id}/`, { token: stranger.token })).status,
  ).toBe(404);
  expect((await gone(planner.token)).status).toBe(204);
});

it('says at each field what is wrong, and keeps nothing', async () => {
  const person = await newPerson();
  const day = inLagos(40);
  const yesterday = inLagos(-1);
  const wrong: [object, string][] = [
    [{ first_day: day, last_day: daysLater(day, -1) }, 'last_day'],
    [{ first_day: daysLater(yesterday, -3), last_day: yesterday }, 'last_day'],
    [{ first_day: '2036-12-08', last_day: '2036-12-09', weekdays: ['friday'] }, 'weekdays'],
    [{ first_day: day, weekdays: [] }, 'weekdays'],
    [{ first_day: day, weekdays: ['someday'] }, 'weekdays'],
    [{ first_day: day, start: '08:00' }, 'end'],
    [{ first_day: day, end: '08:00' }, 'start'],
    [{ first_day: day, start: '25:00', end: '26:00' }, 'start'],
    [{ first_day: day, note: 'x'.repeat(201) }, 'note'],
    [{ first_day: day, employee: owner.businessId }, 'employee'],
  ];
  for (const [body, field] of wrong) {
    const { status, body: said } = await say(body, person);
    expect([status, Object.keys(said)]).toEqual([400, expect.arrayContaining([expect.stringMatching(field)])]);
  }
  expect(await listFor(person)).toEqual([]);
});
