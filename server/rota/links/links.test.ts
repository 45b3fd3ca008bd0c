/** The link with which an employee sees their own published shifts without signing in. */
import pLimit from 'p-limit';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysLater } from '../../../rules/calendar/days.ts';
import { signIn } from '../../accounts/accounts.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { newRota, type Person } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true, env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
const { owner, planner, reader, bola, newPerson, call, newWeek, shift } = await newRota(server);
const day = 86_400_000;
const atOnce = pLimit(8);
const musa = await newPerson();

type Week = ReturnType<typeof newWeek>;
const publish = async (week: Week) => {
  const { version } = (await call('GET', `shift/publish/?${week.query}`)).body;
  expect((await call('POST', 'shift/publish/', { ...week.body, version })).status).toBe(200);
};
const plan = async (date: string, more: object = {}) => (await call('POST', 'shift/', shift(date, more))).body;
const linkOf = (person: { id: string }) => `employees/${person.id}/shift_link/`;
const read = async (person: { id: string }, token = planner.token) =>
  (await call('GET', linkOf(person), undefined, token)).body;
const make = async (person: { id: string }, days = 180, by = planner.token) => {
  const { status, body } = await call('PUT', linkOf(person), { days }, by);
  expect(status).toBe(200);
  return new URL(body.url).pathname.replace(/^\/s\//, '');
};
const open = (token: string) => server.call('GET', `/shift-links/${token}/`);
const statusOf = async (token: string) => (await open(token)).status;
/** While the clock stands there; a sign-in does not last as long. */
const later = async (time: number, act: (token: string) => Promise<void>) => {
  server.clock.advance(time);
  try {
    await act((await signIn(server, planner.user.email)).token);
  } finally {
    server.clock.advance(-time);
  }
};

describe('what a link shows', () => {
  const week = newWeek();
  const [monday = '', tuesday = '', wednesday = ''] = week.days;
  let token: string;

  beforeAll(async () => {
    const { id: role } = (await call('POST', 'roles/', { name: 'Guard' })).body;
    await plan(monday, { role, start: '20:00', end: '04:00', note: 'The gate at the back' });
    await plan(wednesday);
    await plan(tuesday, { employee: musa.id, note: 'Of somebody else' });
    token = await make(bola);
  });

  it('is the week of today alone before anything is published', async () => {
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body.weeks).toHaveLength(1);
    const [now] = body.weeks;
    expect(now.start_date <= body.today && body.today <= now.end_date).toBe(true);
    expect([now.shifts, now.minutes, now.published_at]).toEqual([[], 0, null]);
  });

  it('is what is published of the person, and nothing of others', async () => {
    const { body: business } = await server.call('GET', `/c/${owner.businessId}/business/`, { token: owner.token });
    await publish(week);
    const published = server.clock.now().toISOString();
    server.clock.advance(60_000);
    // Planned since, and nobody's business yet.
    await plan(tuesday);
    const { body } = await open(token);
    expect(body).toMatchObject({ first_name: expect.stringMatching(/./), time_format: 12, time_zone: 'Africa/Lagos' });
    expect(body.business).toBe(business.name ?? body.business);
    const [, seen, ...others] = body.weeks;
    expect(others).toEqual([]);
    expect(seen).toMatchObject({ ...week.body, start_date: monday, end_date: week.days[6], minutes: 840 });
    expect(seen.published_at <= published).toBe(true);
    const location = expect.stringMatching(/./);
    const night = { start: '20:00', end: '04:00', break_minutes: 60, minutes: 420, role: 'Guard', location };
    expect(seen.shifts).toMatchObject([
      { date: monday, note: 'The gate at the back', ...night },
      { date: wednesday, start: '08:00', end: '16:00', minutes: 420, role: null, note: null },
    ]);
    const text = JSON.stringify(body);
    for (const secret of ['Of somebody else', musa.id, bola.id, musa.user.email, bola.user.email])
      expect(text).not.toContain(secret);
  });

  it('goes when the week is withdrawn', async () => {
    await call('POST', 'shift/withdraw/', week.body);
    expect((await open(token)).body.weeks).toHaveLength(1);
  });

  it('is kept by nobody, and told to no other page', async () => {
    const { headers } = await open(token);
    expect(['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name))).toEqual([
      'no-store',
      'noindex',
      'same-origin',
    ]);
  });
});

describe('a link', () => {
  it('is known by when it was made, by whom, until when it works, and when it was opened last', async () => {
    const person = await newPerson();
    expect(await read(person)).toMatchObject({ state: 'none', created_by: '', created_at: null, opened_at: null });
    const before = server.clock.now().getTime();
    const token = await make(person, 30);
    const made = await read(person);
    expect(made).toMatchObject({ state: 'open', created_by: expect.stringMatching(/./), opened_at: null });
    expect(Date.parse(made.created_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(made.created_at)).toBeLessThanOrEqual(server.clock.now().getTime());
    expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(30 * day);
    server.clock.advance(60_000);
    expect(await statusOf(token)).toBe(200);
    const { opened_at, ...rest } = await read(person);
    expect(made).toMatchObject(rest);
    expect(Date.parse(opened_at) - before).toBeGreaterThanOrEqual(60_000);
    const stored = await server.sql('select length(token_digest) as bytes, shift_links::text as row from shift_links');
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('ends when its time is over, and another one works', async () => {
    const person = await newPerson();
    const token = await make(person, 30);
    await later(30 * day - 60_000, async () => expect(await statusOf(token)).toBe(200));
    await later(30 * day, async (by) => {
      expect(await statusOf(token)).toBe(404);
      expect(await read(person, by)).toMatchObject({ state: 'expired' });
      expect(await statusOf(await make(person, 30, by))).toBe(200);
    });
  });

  it('is one an employee: a new one ends the one before', async () => {
    const [first, second] = [await make(musa), await make(musa)];
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });

  it('leads nowhere when it is revoked, however often, like one that was made up', async () => {
    const token = await make(musa);
    for (const _time of [1, 2]) expect((await call('DELETE', linkOf(musa))).status).toBe(204);
    const [revoked, madeUp] = [await open(token), await open('A'.repeat(43))];
    expect([revoked.status, revoked.body]).toEqual([404, madeUp.body]);
    expect(await read(musa)).toMatchObject({ state: 'none' });
    const rows = await server.sql(
      `select action from audit_log where subject_id = $1 and action like 'shift.link%' order by id desc limit 2`,
      [musa.id],
    );
    expect(rows).toEqual([{ action: 'shift.linkRevoked' }, { action: 'shift.linkMade' }]);
  });

  const endOn = async (person: Person, date: string) =>
    expect(
      (await call('POST', `employees/${person.id}/terminate/`, { date, reason: 'resignation' }, owner.token)).status,
    ).toBe(200);

  it('works until the last day of the employment, and is not made after it', async () => {
    const person = await newPerson();
    const token = await make(person);
    const today = (await open(token)).body.today;
    await endOn(person, daysLater(today, 3));
    await later(3 * day, async () => expect(await statusOf(token)).toBe(200));
    await later(4 * day, async (by) => {
      expect(await statusOf(token)).toBe(404);
      expect(await read(person, by)).toMatchObject({ state: 'ended' });
    });
    await endOn(person, today);
    const refused = await call('PUT', linkOf(person), { days: 30 });
    expect([refused.status, refused.body.detail]).toEqual([409, 'Their employment has ended.']);
    expect((await call('DELETE', linkOf(person))).status).toBe(204);
  });

  it('of an employment that ended does not come back with the person', async () => {
    const person = await newPerson();
    const token = await make(person);
    await server.sql(
      `insert into past_employments (business_id, employee_id, started_on, ended_on)
       select business_id, id, $2, $3 from employees where id = $1`,
      [person.id, inLagos(-40), inLagos(-1)],
    );
    expect(await statusOf(token)).toBe(200);
    await later(2 * day, async () => {
      await server.sql('update past_employments set ended_on = $2 where employee_id = $1', [person.id, inLagos()]);
      expect(await statusOf(token)).toBe(404);
    });
  });

  it('leads nowhere while the business is closed', async () => {
    const token = await make(musa);
    await server.sql('update businesses set closed_at = now(), deletes_at = now() where id = $1', [owner.businessId]);
    expect(await statusOf(token)).toBe(404);
    await server.sql('update businesses set closed_at = null, deletes_at = null where id = $1', [owner.businessId]);
    expect(await statusOf(token)).toBe(200);
  });
});

it('is of those who plan alone, and of the people of their business', async () => {
  const stranger = await newOwner(server);
  const path = linkOf(bola);
  for (const { token } of [reader, bola])
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await call(method, path, method === 'PUT' ? { days: 30 } : undefined, token)).status).toBe(403);
  for (const [method, json] of [['GET'], ['PUT', { days: 30 }], ['DELETE']] as const) {
    const theirs = { token: stranger.token, ...(json === undefined ? {} : { json }) };
    expect((await server.call(method, `/c/${stranger.businessId}/${path}`, theirs)).status).toBe(404);
  }
  expect((await call('PUT', path, { days: 31 })).status).toBe(400);
  expect((await server.call('GET', `/c/${owner.businessId}/${path}`)).status).toBe(401);
  expect(planner.id).not.toBe(bola.id);
});

it('is not opened without end', async () => {
  const token = await make(await newPerson());
  const from = (at: number) => ({ headers: { 'x-forwarded-for': `198.18.${at}.1` } });
  const openings = Array.from({ length: 61 }, (_, at) =>
    atOnce(async () => (await server.call('GET', `/shift-links/${token}/`, from(at))).status),
  );
  const statuses = await Promise.all(openings);
  expect([200, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([60, 1]);
});
