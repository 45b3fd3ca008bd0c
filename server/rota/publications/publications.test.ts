import { expect, it } from 'vitest';
import { firstSettings } from '../../../rules/rota/settings.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { newRota, type Person } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
const { owner, reader, bola, location, newPerson, call, newWeek, shift, weekFor, shiftsOf } = await newRota(server);
const musa = await newPerson();

type Week = ReturnType<typeof newWeek>;
const preview = async ({ query }: Week) => (await call('GET', `shift/publish/?${query}`)).body;
const publish = async (week: Week, more: object = {}) =>
  call('POST', 'shift/publish/', { ...week.body, version: (await preview(week)).version, ...more });
const withdraw = (week: Week) => call('POST', 'shift/withdraw/', week.body);
/** What somebody was told of the rota, the latest first. */
const newsOf = async ({ token }: Person): Promise<string[]> => {
  const { results } = (await call('GET', 'notifications/', undefined, token)).body;
  return results.map(({ text }: { text: string }) => text).filter((text: string) => /shifts|work/.test(text));
};
const plan = async (date: string, more: object = {}) => (await call('POST', 'shift/', shift(date, more))).body;

it('shows everybody what is published, and tells each their own shifts', async () => {
  const week = newWeek();
  const [monday = '', tuesday = ''] = week.days;
  await plan(monday);
  await plan(tuesday, { employee: musa.id, start: '20:00', end: '02:00' });
  await plan(tuesday, { employee: null });
  expect(await preview(week)).toMatchObject({ published: false, shifts: 3, open: 1, warned: 0, refused: 0 });
  expect((await publish(week)).body).toEqual({ shifts: 3, told: 2 });
  for (const { token } of [bola, musa, reader]) {
    const seen = await weekFor(week.query, token);
    expect([seen.published, seen.employees.length > 0, seen.open.length]).toEqual([true, true, 1]);
  }
  const [[news], [others]] = [await newsOf(bola), await newsOf(musa)];
  expect(news).toMatch(/^Your new shifts: Mon \d+ \w+, 8:00 am to 4:00 pm, .+$/);
  expect(others).toMatch(/^Your new shifts: Tue \d+ \w+, 8:00 pm to 2:00 am, .+$/);
  // The week in which they are, not the one of today.
  const { results } = (await call('GET', 'notifications/', undefined, bola.token)).body;
  const { year, week_number: number } = week.body;
  expect(results[0].link).toBe(`/shift-rota?year=${year}&week=${number}`);
});

it('tells nobody of a week without a change, and of a change those whom it concerns', async () => {
  const week = newWeek();
  const [monday = '', tuesday = '', wednesday = ''] = week.days;
  const [first, second] = [await plan(monday), await plan(tuesday, { employee: musa.id })];
  await publish(week);
  const before = [await newsOf(bola), await newsOf(musa)];
  expect((await publish(week)).body).toEqual({ shifts: 2, told: 0 });
  // Planned again as it was: another shift, and the same one to who works it.
  await call('DELETE', `shift/${second.id}/`);
  await plan(tuesday, { employee: musa.id });
  await call('PUT', `shift/${first.id}/`, shift(wednesday, { start: '10:00', end: '18:00' }));
  const [changed] = await shiftsOf(bola, week.query);
  expect([changed.state, (await weekFor(week.query)).unpublished]).toEqual(['changed', 3]);
  // Until it is published, everybody sees what they were told.
  expect((await shiftsOf(bola, week.query, bola.token))[0].date).toBe(monday);
  const { changes } = await preview(week);
  expect(changes).toHaveLength(1);
  expect([changes[0].before[0].date, changes[0].after[0].date, changes[0].is_told]).toEqual([monday, wednesday, true]);
  expect((await publish(week)).body.told).toBe(1);
  const [news, ...rest] = await newsOf(bola);
  expect(news).toMatch(
    /^Your shifts changed: Wed .+, 10:00 am to 6:00 pm, .+, instead of Mon .+, 8:00 am to 4:00 pm, /,
  );
  expect([rest, await newsOf(musa)]).toEqual(before);
  expect((await weekFor(week.query)).unpublished).toBe(0);
});

it('is refused when the plan has changed since it was looked at', async () => {
  const week = newWeek();
  const { version } = await preview(week);
  await plan(week.monday);
  const { status, body } = await publish(week, { version });
  expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  // Of two who publish at once, one tells it.
  const seen = (await preview(week)).version;
  const both = await Promise.all([publish(week, { version: seen }), publish(week, { version: seen })]);
  const told = both.map(({ status: said, body: answer }) => (said === 200 ? answer.told : said));
  expect(told.toSorted((one, other) => one - other)).toEqual([1, 409]);
});

it('is withdrawn, and what was published before holds again', async () => {
  const week = newWeek();
  const [monday = '', tuesday = ''] = week.days;
  expect((await withdraw(week)).status).toBe(409);
  await plan(monday);
  await publish(week);
  const extra = await plan(tuesday);
  await publish(week);
  expect((await withdraw(week)).body).toEqual({ shifts: 1, told: 1 });
  expect((await newsOf(bola))[0]).toMatch(/^You do not work any more: Tue /);
  const states = (await shiftsOf(bola, week.query)).map(({ state }: { state: string }) => state);
  expect(states).toEqual(['published', 'planned']);
  expect((await shiftsOf(bola, week.query, bola.token)).map(({ id }: { id: string }) => id)).not.toContain(extra.id);
  expect((await withdraw(week)).body).toEqual({ shifts: 0, told: 1 });
  expect((await weekFor(week.query, bola.token)).employees).toEqual([]);
  expect((await withdraw(week)).status).toBe(409);
});

it('says what is refused by now, and what is open since somebody left', async () => {
  const week = newWeek();
  await plan(week.monday, { employee: musa.id });
  expect(await preview(week)).toMatchObject({ open: 0, warned: 0, refused: 0 });
  const end = { date: inLagos(1), reason: 'resignation' };
  expect((await call('POST', `employees/${musa.id}/terminate/`, end, owner.token)).status).toBe(200);
  expect(await preview(week)).toMatchObject({ open: 1, warned: 0, refused: 0 });
  await plan(week.monday, { start: '06:00', end: '22:00', despite: 'Nobody else is there' });
  expect(await preview(week)).toMatchObject({ warned: 1, refused: 0 });
  // A rule that refuses from now on.
  const settings = { ...firstSettings, refuses: [...firstSettings.refuses, 'day_hours'] };
  expect((await call('PUT', 'shift/config/', settings)).status).toBe(200);
  expect(await preview(week)).toMatchObject({ warned: 0, refused: 1 });
  expect((await call('PUT', 'shift/config/', firstSettings)).status).toBe(200);
});

it('is published by who plans alone, and seen by nobody of another business', async () => {
  const week = newWeek();
  await plan(week.monday);
  const { version } = await preview(week);
  for (const { token } of [reader, bola]) {
    expect((await call('POST', 'shift/publish/', { ...week.body, version }, token)).status).toBe(403);
    expect((await call('POST', 'shift/withdraw/', week.body, token)).status).toBe(403);
    expect((await call('GET', `shift/publish/?${week.query}`, undefined, token)).status).toBe(403);
  }
  const stranger = await newOwner(server);
  expect((await call('GET', `shift/?${week.query}`, undefined, stranger.token)).status).toBe(404);
  const theirs = await server.call('POST', `/c/${stranger.businessId}/shift/`, {
    token: stranger.token,
    json: shift(week.monday),
  });
  expect([theirs.status, Object.keys(theirs.body).toSorted()]).toEqual([400, ['employee', 'location']]);
});

it('is published of one location alone', async () => {
  const week = newWeek();
  const other = (
    await call(
      'POST',
      'regions/',
      { name: 'Apapa', state: 'Lagos', city: 'Lagos', address1: 'Wharf Road' },
      owner.token,
    )
  ).body.id;
  await plan(week.monday);
  await plan(week.days[1] ?? '', { location: other });
  const { version } = (await call('GET', `shift/publish/?${week.query}&location=${other}`)).body;
  expect((await call('POST', 'shift/publish/', { ...week.body, location: other, version })).body.shifts).toBe(1);
  const seen = await shiftsOf(bola, week.query, bola.token);
  expect(seen.map((one: { location: { id: string } }) => one.location.id)).toEqual([other]);
  expect((await weekFor(`${week.query}&location=${other}`)).published).toBe(true);
  expect((await weekFor(`${week.query}&location=${location}`)).published).toBe(false);
});

it('is all that a planner sees who asks for it, for a sheet on the wall', async () => {
  const week = newWeek();
  const [monday = '', tuesday = ''] = week.days;
  const { id } = await plan(monday);
  const onPaper = async () => {
    const { employees } = await weekFor(`${week.query}&is_published=true`);
    return employees.flatMap(({ shifts }: { shifts: { date: string }[] }) => shifts.map(({ date }) => date));
  };
  expect(await onPaper()).toEqual([]);
  await publish(week);
  await call('PUT', `shift/${id}/`, shift(tuesday));
  await plan(tuesday, { employee: musa.id });
  expect(await onPaper()).toEqual([monday]);
});
