/** One's own published shifts, as a calendar reads them. */
import { expect, it } from 'vitest';
import { daysLater } from '../../../rules/calendar/days.ts';
import { startTestServer } from '../../platform/testing.ts';
import { newRota, type Person } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { owner, bola, location, newPerson, call, newWeek, shift } = await newRota(server);
const musa = await newPerson();

type Week = ReturnType<typeof newWeek>;
const publish = async (week: Week) => {
  const { version } = (await call('GET', `shift/publish/?${week.query}`)).body;
  expect((await call('POST', 'shift/publish/', { ...week.body, version })).status).toBe(200);
};
const plan = async (date: string, more: object = {}) => (await call('POST', 'shift/', shift(date, more))).body;
const feedOf = async ({ token }: Person) =>
  new URL((await call('PUT', 'calendar_feed/', undefined, token)).body.address).pathname;
const eventsAt = async (path: string, week: Week) => {
  const text = (await (await fetch(`${server.url}${path}`)).text()).replaceAll('\r\n ', '');
  const near = [...week.days, daysLater(week.days.at(-1) ?? '', 1)].map((day) => day.replaceAll('-', ''));
  return text
    .split('BEGIN:VEVENT')
    .filter((event) => event.includes('UID:shift-') && near.some((day) => event.includes(`DTSTART:${day}`)))
    .map((event) => Object.fromEntries([...event.matchAll(/^(\w+):(.*)\r$/gm)].map(([, key, value]) => [key, value])));
};
const compact = (day: string) => day.replaceAll('-', '');

it('are in the feed of whoever works them when they are published, over midnight in the zone of the business', async () => {
  const week = newWeek();
  const [monday = '', tuesday = ''] = week.days;
  const { id: role } = (await call('POST', 'roles/', { name: 'Guard, night' })).body;
  const night = await plan(monday, { start: '20:00', end: '04:00', role, note: 'The gate; at the back' });
  await plan(tuesday, { employee: musa.id });
  const own = await feedOf(bola);
  expect(await eventsAt(own, week)).toEqual([]);
  await publish(week);
  const [event, ...others] = await eventsAt(own, week);
  // Lagos is an hour before UTC.
  expect([event, others]).toMatchObject([
    {
      UID: `shift-${night.id}@steward`,
      DTSTART: `${compact(monday)}T190000Z`,
      DTEND: `${compact(tuesday)}T030000Z`,
      SUMMARY: 'Shift: Guard\\, night',
      DESCRIPTION: 'Break: 60 minutes\\nThe gate\\; at the back',
    },
    [],
  ]);
  const zone = 'update business_settings set time_zone = $2 where business_id = $1';
  await server.sql(zone, [owner.businessId, 'Asia/Tokyo']);
  expect((await eventsAt(own, week))[0]).toMatchObject({ DTSTART: `${compact(monday)}T110000Z` });
  await server.sql(zone, [owner.businessId, 'Africa/Lagos']);
});

it('move under their name, and go when they are somebody else’s or withdrawn', async () => {
  const week = newWeek();
  const [monday = '', tuesday = '', wednesday = ''] = week.days;
  const [first, second] = [await plan(monday), await plan(tuesday)];
  await publish(week);
  const [own, theirs] = [await feedOf(bola), await feedOf(musa)];
  const stamps = (await eventsAt(own, week)).map(({ DTSTAMP }) => DTSTAMP);
  server.clock.advance(60_000);
  await call('PUT', `shift/${first.id}/`, shift(wednesday, { start: '10:00', end: '17:00' }));
  await call('PUT', `shift/${second.id}/`, shift(tuesday, { employee: musa.id }));
  // What is planned is nobody's calendar's.
  expect((await eventsAt(own, week)).map(({ UID }) => UID)).toEqual(
    [first, second].map(({ id }) => `shift-${id}@steward`),
  );
  await publish(week);
  const moved = await eventsAt(own, week);
  expect(moved).toMatchObject([{ UID: `shift-${first.id}@steward`, DTSTART: `${compact(wednesday)}T090000Z` }]);
  expect(stamps).not.toContain(moved[0]?.DTSTAMP);
  expect((await eventsAt(theirs, week)).map(({ UID }) => UID)).toEqual([`shift-${second.id}@steward`]);

  await call('POST', 'shift/withdraw/', week.body);
  expect(await eventsAt(own, week)).toHaveLength(2);
  await call('POST', 'shift/withdraw/', week.body);
  expect([await eventsAt(own, week), await eventsAt(theirs, week)]).toEqual([[], []]);
});

it('are at one place when they were moved to another, of which alone the week is published', async () => {
  const week = newWeek();
  const { body: yaba } = await call('POST', 'regions/', { name: `Yaba ${week.monday}` }, owner.token);
  const { id } = await plan(week.monday);
  await publish(week);
  await call('PUT', `shift/${id}/`, shift(week.monday, { location: yaba.id }));
  const query = `${week.query}&location=${yaba.id}`;
  const { version } = (await call('GET', `shift/publish/?${query}`)).body;
  server.clock.advance(60_000);
  await call('POST', 'shift/publish/', { ...week.body, location: yaba.id, version });
  const events = await eventsAt(await feedOf(bola), week);
  expect([events.map(({ LOCATION }) => LOCATION), location]).toEqual([[`Yaba ${week.monday}`], expect.any(String)]);
});
