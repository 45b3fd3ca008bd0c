import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { newRota, type Person } from '../rota.testing.ts';

const server = await startTestServer({ jobs: true });
type Rota = Awaited<ReturnType<typeof newRota>>;
let rota: Rota;
let [bola, musa]: [Person, Person] = [undefined as never, undefined as never];
let week: ReturnType<Rota['newWeek']>;

beforeAll(async () => {
  rota = await newRota(server);
  [bola, musa] = [rota.bola, await rota.newPerson()];
});
beforeEach(() => {
  week = rota.newWeek();
});

const settings = async (change: object) => {
  const { body } = await rota.call('GET', 'shift/config/');
  const { id: _, ...old } = body;
  expect((await rota.call('PUT', 'shift/config/', Object.assign(old, change))).status).toBe(200);
};
const plan = async (day: string, more: object = {}) => {
  const { status, body } = await rota.call('POST', 'shift/', rota.shift(day, more));
  expect([status, body.detail]).toEqual([201, undefined]);
  return body.id as string;
};
const publish = async () => {
  const { body } = await rota.call('GET', `shift/publish/?${week.query}`);
  const { status } = await rota.call('POST', 'shift/publish/', Object.assign({ version: body.version }, week.body));
  expect(status).toBe(200);
};
const offer = (person: Person, shift: string, more: object = {}) =>
  rota.call('POST', 'shift/swaps/', Object.assign({ shift }, more), person.token);
const act = (person: Person, swap: string, what: string, json: object = {}) =>
  rota.call(
    'POST',
    `shift/swaps/${swap}/${what}/`,
    ['accept', 'withdraw'].includes(what) ? undefined : json,
    person.token,
  );
const claim = (person: Person, shift: string) => rota.call('POST', `shift/${shift}/claim/`, undefined, person.token);
const seenBy = (person: Person) => rota.call('GET', 'shift/swaps/', undefined, person.token);
/** By day, who works in what is published, as everybody sees it. */
const published = async () => {
  const { employees } = await rota.weekFor(week.query, bola.token);
  return Object.fromEntries(
    employees.flatMap(({ id, shifts }: { id: string; shifts: { date: string }[] }) =>
      shifts.map(({ date }) => [date, id]),
    ),
  );
};
const newsOf = async (person: Person) => {
  const { body } = await rota.call('GET', 'notifications/', undefined, person.token);
  return body.results.map(({ text }: { text: string }) => text) as string[];
};

it('gives a shift to a colleague for one of theirs, once who plans has approved it', async () => {
  const [monday = '', tuesday = ''] = week.days;
  const [mine, theirs] = [await plan(monday), await plan(tuesday, { employee: musa.id })];
  await publish();
  const { status, body: swap } = await offer(bola, mine, { to: musa.id, in_exchange: theirs, note: 'A wedding' });
  expect([status, swap]).toMatchObject([201, { status: 'offered', may_withdraw: true, may_accept: false }]);
  expect((await newsOf(musa))[0]).toContain('offers a shift: ');
  expect(await act(musa, swap.id, 'accept')).toMatchObject({ status: 200, body: { status: 'accepted' } });
  expect(await published()).toEqual({ [monday]: bola.id, [tuesday]: musa.id });
  expect((await newsOf(rota.planner))[0]).toContain('It waits for your approval');
  expect(await act(rota.planner, swap.id, 'approve')).toMatchObject({ status: 200, body: { status: 'done' } });
  expect(await published()).toEqual({ [monday]: musa.id, [tuesday]: bola.id });
  const { unpublished } = await rota.weekFor(week.query);
  expect(unpublished).toBe(0);
  for (const person of [bola, musa]) expect((await newsOf(person))[0]).toMatch(/^Your shifts changed: .*, instead of /);
  expect(await act(rota.planner, swap.id, 'approve')).toMatchObject({ status: 409, body: { code: 'overtaken' } });
});

it('is taken back with the publication that it changed, and the plan stays', async () => {
  const [monday = ''] = week.days;
  const mine = await plan(monday);
  await publish();
  await plan(week.days[1] ?? '');
  await publish();
  const { body: swap } = await offer(bola, mine, { to: musa.id });
  await act(musa, swap.id, 'accept');
  await act(rota.planner, swap.id, 'approve');
  expect((await published())[monday]).toBe(musa.id);
  expect(await rota.call('POST', 'shift/withdraw/', week.body)).toMatchObject({ status: 200 });
  // What was published first holds again, before the swap.
  expect(await published()).toEqual({ [monday]: bola.id });
  expect(await rota.shiftsOf(musa, week.query)).toMatchObject([{ id: mine, state: 'changed' }]);
});

it('keeps what is planned and not yet published to itself', async () => {
  const [monday = '', tuesday = ''] = week.days;
  const mine = await plan(monday);
  await publish();
  await plan(tuesday);
  const later = await plan(monday, { employee: musa.id, start: '18:00', end: '20:00', break_minutes: 0 });
  const { body: swap } = await offer(bola, mine, { to: rota.reader.id });
  await act(rota.reader, swap.id, 'accept');
  expect((await act(rota.planner, swap.id, 'approve')).status).toBe(200);
  expect(await published()).toEqual({ [monday]: rota.reader.id });
  expect(await rota.shiftsOf(musa, week.query)).toMatchObject([{ id: later, state: 'planned' }]);
});

it('has one winner of fifty who take an open shift at once', async () => {
  await settings({ approves_swaps: false });
  const open = await plan(week.days[2] ?? '', { employee: null });
  await publish();
  const people = [bola, musa, rota.reader, rota.planner, await rota.newPerson()];
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => claim(people[at % 5] as Person, open)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(
    new Set(answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${body.code}`)),
  ).toEqual(new Set(['409 taken']));
  const { employees, open: left } = await rota.weekFor(week.query);
  const winners = employees.filter(({ shifts }: { shifts: unknown[] }) => shifts.length > 0);
  expect([winners.length, left.length]).toEqual([1, 0]);
  expect(await published()).toEqual({ [week.days[2] ?? '']: winners[0].id });
  await settings({ approves_swaps: true });
});

it('refuses what a rule refuses, and lets who plans answer for what it warns about', async () => {
  await settings({ approves_swaps: false });
  const [monday = '', tuesday = ''] = week.days;
  const short = { start: '08:00', end: '12:00', break_minutes: 0 };
  const mine = await plan(monday, short);
  await plan(monday, Object.assign({ employee: musa.id }, short));
  const late = await plan(monday, { start: '18:00', end: '23:00', break_minutes: 0 });
  await plan(tuesday, { employee: rota.reader.id, start: '06:00', end: '10:00', break_minutes: 0 });
  await publish();
  expect(await offer(bola, mine, { to: musa.id })).toMatchObject({ status: 409, body: { code: 'rule' } });
  const { body: toAll } = await offer(bola, mine);
  expect(await act(musa, toAll.id, 'accept')).toMatchObject({
    status: 409,
    body: { code: 'rule', detail: 'Works at the same time already.' },
  });
  // Seven hours of rest: it waits although nothing has to be approved.
  const { body: swap } = await offer(bola, late, { to: rota.reader.id });
  expect((await act(rota.reader, swap.id, 'accept')).body).toMatchObject({ status: 'accepted', faults: [] });
  const { body: list } = await seenBy(rota.planner);
  expect(list.results[0]).toMatchObject({ id: swap.id, may_approve: true, faults: [{ rule: 'rest' }] });
  expect(await act(rota.planner, swap.id, 'approve')).toMatchObject({ status: 409, body: { code: 'warned' } });
  const despite = 'They asked for it';
  expect((await act(rota.planner, swap.id, 'approve', { despite })).body.status).toBe('done');
  expect(await rota.shiftsOf(rota.reader, week.query)).toMatchObject([{ despite }, {}]);
  await settings({ approves_swaps: true });
});

it('is overtaken by the plan, and makes room for another offer', async () => {
  const [monday = ''] = week.days;
  const mine = await plan(monday);
  await publish();
  const { body: swap } = await offer(bola, mine, { to: musa.id });
  expect(await offer(bola, mine)).toMatchObject({ status: 409, body: { code: 'taken' } });
  await rota.call('PUT', `shift/${mine}/`, rota.shift(monday, { employee: rota.reader.id }));
  expect(await act(musa, swap.id, 'accept')).toMatchObject({ status: 409, body: { code: 'overtaken' } });
  const { body: list } = await seenBy(bola);
  expect(list.results.find(({ id }: { id: string }) => id === swap.id)).toMatchObject({ status: 'ended' });
  expect((await offer(rota.reader, mine)).status).toBe(409);
  await publish();
  expect((await offer(rota.reader, mine)).status).toBe(201);
});

it('ends with what the planner does to the shift, and tells those who waited', async () => {
  const [monday = '', tuesday = ''] = week.days;
  const [deleted, moved] = [await plan(monday), await plan(tuesday)];
  await publish();
  for (const shift of [deleted, moved]) expect((await offer(bola, shift, { to: musa.id })).status).toBe(201);
  const before = { bola: await newsOf(bola), musa: await newsOf(musa) };
  expect((await rota.call('DELETE', `shift/${deleted}/`)).status).toBe(204);
  // The hours change and it stays theirs: the swap still waits.
  const later = rota.shift(tuesday, { start: '09:00', end: '17:00' });
  expect((await rota.call('PUT', `shift/${moved}/`, later)).status).toBe(200);
  expect((await rota.call('PUT', `shift/${moved}/`, Object.assign(later, { employee: null }))).status).toBe(200);
  for (const [person, old] of [
    [bola, before.bola],
    [musa, before.musa],
  ] as const) {
    const [open, gone, ...rest] = await newsOf(person);
    expect([gone, open]).toEqual([
      expect.stringMatching(/^A swap has ended, as the plan changed: Mon /),
      expect.stringMatching(/^A swap has ended, as the plan changed: Tue /),
    ]);
    expect(rest).toEqual(old.slice(0, rest.length));
  }
  expect((await rota.call('DELETE', `shift/${moved}/`)).status).toBe(204);
  expect((await newsOf(bola))[0]).toMatch(/: Tue /);
});

it('is for those whom it concerns', async () => {
  const [monday = ''] = week.days;
  const mine = await plan(monday);
  await publish();
  expect(await offer(musa, mine)).toMatchObject({ status: 400, body: { shift: ['It is not your shift.'] } });
  const { body: swap } = await offer(bola, mine, { to: musa.id });
  const { body: list } = await seenBy(rota.reader);
  expect(list.results.map(({ id }: { id: string }) => id)).not.toContain(swap.id);
  for (const what of ['accept', 'withdraw']) expect((await act(rota.reader, swap.id, what)).status).toBe(404);
  expect((await act(rota.reader, swap.id, 'decline', { reason: 'No' })).status).toBe(404);
  expect((await act(bola, swap.id, 'accept')).status).toBe(404);
  expect((await act(bola, swap.id, 'approve')).status).toBe(403);
  const { body: declined } = await act(musa, swap.id, 'decline', { reason: 'I am at church' });
  expect(declined).toMatchObject({ status: 'declined', reason: 'I am at church' });
  expect((await newsOf(bola))[0]).toContain('I am at church');
  expect((await rota.call('GET', `shift/${mine}/swap_choices/`, undefined, musa.token)).status).toBe(404);
});

it('says who could take a shift and what they could give, and never why somebody cannot', async () => {
  const [monday = '', tuesday = ''] = week.days;
  const mine = await plan(monday);
  await plan(monday, { employee: musa.id });
  await plan(tuesday, { employee: musa.id, start: '10:00', end: '12:00', break_minutes: 0 });
  await publish();
  const { body } = await rota.call('GET', `shift/${mine}/swap_choices/`, undefined, bola.token);
  const of = ({ id }: Person) =>
    body.colleagues.find(({ employee }: { employee: { id: string } }) => employee.id === id);
  expect(body.shift).toMatchObject({ id: mine, date: monday });
  expect(of(musa)).toMatchObject({ can_take: false });
  expect(of(bola)).toBeUndefined();
});

it('is not approved by those of whom it is, but for the owner', async () => {
  const planned = await plan(week.days[3] ?? '', { employee: rota.planner.id });
  await publish();
  const { body: swap } = await offer(rota.planner, planned, { to: musa.id });
  await act(musa, swap.id, 'accept');
  expect(await act(rota.planner, swap.id, 'approve')).toMatchObject({ status: 409, body: { code: 'own' } });
  const { status } = await rota.call('POST', `shift/swaps/${swap.id}/approve/`, {}, rota.owner.token);
  expect(status).toBe(200);
});

it('is not another business’s', async () => {
  const mine = await plan(week.days[4] ?? '');
  await publish();
  const { body: swap } = await offer(bola, mine);
  const other = await newRota(server);
  expect((await other.call('POST', `shift/swaps/${swap.id}/approve/`, {}, other.owner.token)).status).toBe(404);
  expect((await other.call('POST', `shift/${mine}/claim/`, undefined, other.bola.token)).status).toBe(404);
});
