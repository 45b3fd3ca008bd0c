import { beforeAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { added, laptopOf, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';
import { daysAfter } from './recurrence.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let register: Register;
let parts: Parts;

/** In UTC, so the tests keep off the edge of today. */
const daysFromNow = (days: number) => inLagos(days, server.clock.now());
const asset = (more: object = {}) => added(register, laptopOf(parts, more));
const vehicle = () =>
  added(register, {
    asset_type: parts.vehicle,
    status: 'unassigned',
    vehicle_type: 'car',
    vehicle_make: 'toyota',
    contact: '0801',
    mileage: 10_000,
  });
const monthly = { every: 1, unit: 'month' };
const plan = (more: object) =>
  register('POST', 'maintenance_plans/', { name: 'Oil', type: 'service', counts_from: 'completed', ...more });
const due = async (assetId: string) =>
  (await register('GET', `maintenance_plans/due/?asset=${assetId}`)).body.results[0];
const done = (assetId: string, planId: string, more: object = {}) =>
  register('POST', 'maintenance/', {
    asset: assetId,
    plan: planId,
    type: 'service',
    cost: 0,
    notes: 'Done',
    date: daysFromNow(-5),
    ...more,
  });
const reading = (assetId: string, value: number, daysAgo: number, more: object = {}) =>
  register('POST', `assets/${assetId}/readings/`, {
    meter: 'odometer',
    value,
    read_on: daysFromNow(-daysAgo),
    ...more,
  });

beforeAll(async () => {
  owner = await newOwner(server);
  register = registerOf(server, owner);
  parts = await partsOf(server, owner);
});

describe('a plan of one asset', () => {
  it('is due one interval after it was done, and again when that is deleted', async () => {
    const { id } = await asset();
    const start = daysFromNow(-40);
    const made = await plan({ asset: id, ...monthly, last_done_on: start });
    expect(made).toMatchObject({ status: 201, body: { asset: { id, name: 'HP EliteBook' }, asset_type: null } });
    const first = daysAfter(start, { every: 1, unit: 'month' }, 1);
    expect(await due(id)).toMatchObject({ due_on: first, status: 'overdue', plan_name: 'Oil' });
    const entry = await done(id, made.body.id);
    expect(entry).toMatchObject({ status: 201, body: { plan: made.body.id } });
    const next = daysAfter(daysFromNow(-5), { every: 1, unit: 'month' }, 1);
    expect(await due(id)).toMatchObject({ due_on: next, status: 'upcoming' });
    expect((await due(id)).because).toMatch(/^Due on .* by the calendar\.$/);
    await register('DELETE', `maintenance/${entry.body.id}/`);
    expect(await due(id)).toMatchObject({ due_on: first });
  });

  it('is skipped once, and then due one interval later', async () => {
    const { id } = await asset();
    const start = daysFromNow(-40);
    const { body } = await plan({ asset: id, ...monthly, counts_from: 'scheduled', last_done_on: start });
    const skip = () => register('POST', `maintenance_plans/${body.id}/skip/`, { asset: id });
    expect(await skip()).toMatchObject({
      status: 201,
      body: { due_on: daysAfter(start, { every: 1, unit: 'month' }, 2), status: 'upcoming' },
    });
    expect((await skip()).body.due_on).toBe(daysAfter(start, { every: 1, unit: 'month' }, 3));
    const other = await asset();
    expect(await register('POST', `maintenance_plans/${body.id}/skip/`, { asset: other.id })).toMatchObject({
      status: 400,
      body: { asset: ['This plan is not for this asset.'] },
    });
    expect((await done(other.id, body.id)).status).toBe(400);
  });

  it('is forecast from the readings, by what comes first', async () => {
    const { id } = await vehicle();
    await reading(id, 10_000, 40);
    await plan({ asset: id, every: 1, unit: 'year', every_km: 5_000, last_done_on: daysFromNow(-40) });
    expect((await due(id)).due_km).toBe(15_000);
    expect((await due(id)).because).toMatch(/by the calendar/);
    await reading(id, 14_000, 0);
    expect(await due(id)).toMatchObject({ due_on: daysFromNow(10), due_km: 15_000 });
    expect((await due(id)).because).toMatch(/^At about 100 km a day \(2 readings since /);
  });

  it('is overdue since the first reading that reached it, however many follow, until a correction undoes that', async () => {
    const { id } = await vehicle();
    await reading(id, 10_000, 300);
    await plan({ asset: id, every_km: 5_000, last_done_on: daysFromNow(-300) });
    await reading(id, 15_400, 290);
    // More than a forecast looks at.
    await server.sql(
      `insert into asset_readings (business_id, id, asset_id, meter, value, read_on, created_at)
       select $1, gen_random_uuid(), $2, 'odometer', 15400 + n, current_date - 289 + n, now() from generate_series(1, 280) n`,
      [owner.businessId, id],
    );
    await reading(id, 16_000, 0);
    expect(await due(id)).toMatchObject({ due_on: daysFromNow(-290), due_km: 15_000, status: 'overdue' });
    expect((await due(id)).because).toMatch(/^15,000 km were reached: 15,400 on /);
    await reading(id, 14_000, 0, { correction: 'It was mistyped' });
    expect((await due(id)).status).not.toBe('overdue');
    await reading(id, 15_100, 0);
    expect((await due(id)).due_on).toBe(daysFromNow(0));
  });

  it('goes with its plan; what was done stays', async () => {
    const { id } = await asset();
    const { body } = await plan({ asset: id, ...monthly });
    const entry = await done(id, body.id);
    expect((await register('DELETE', `maintenance_plans/${body.id}/`)).status).toBe(204);
    expect(await due(id)).toBeUndefined();
    expect((await register('GET', `maintenance/${entry.body.id}/`)).body.plan).toBeNull();
    expect((await register('DELETE', `maintenance_plans/${body.id}/`)).status).toBe(404);
  });

  it.each([
    ['no interval', {}, /^Say how often/],
    ['two subjects', { ...monthly, asset_type: 'laptop' }, /^Choose either/],
    ['an interval without its unit', { every: 2 }, /^Say how often, with its unit/],
    ['a day to come', { ...monthly, last_done_on: '2199-01-01' }, /^Choose today or/],
  ])('is refused with %s', async (_name, more, sentence) => {
    const { id } = await asset();
    const type = 'asset_type' in more ? { asset_type: parts.laptop } : {};
    const { status, body } = await plan({ asset: id, ...more, ...type });
    expect(status).toBe(400);
    expect(Object.values(body).flat()[0]).toMatch(sentence);
  });

  it('of another business is not there', async () => {
    const { id } = await asset();
    const { body } = await plan({ asset: id, ...monthly });
    const other = registerOf(server, await newOwner(server));
    expect((await other('DELETE', `maintenance_plans/${body.id}/`)).status).toBe(404);
    expect((await other('POST', `maintenance_plans/${body.id}/skip/`, { asset: id })).status).toBe(404);
    expect((await other('GET', 'maintenance_plans/')).body.count).toBe(0);
  });
});

describe('a plan that changes', () => {
  const change = (id: string, body: object) => register('PATCH', `maintenance_plans/${id}/`, body);

  it('moves what is due, and stays what it is otherwise', async () => {
    const { id } = await asset();
    const start = daysFromNow(-10);
    const { body } = await plan({ asset: id, ...monthly, last_done_on: start });
    const changed = await change(body.id, { every: 2, unit: 'week', name: ' Oil and filter ' });
    expect(changed).toMatchObject({
      status: 200,
      body: { ...body, name: 'Oil and filter', every: 2, unit: 'week', next_due_on: daysFromNow(4) },
    });
    expect(await due(id)).toMatchObject({ due_on: daysFromNow(4), plan_name: 'Oil and filter' });
    expect((await register('GET', `maintenance_plans/${body.id}/`)).body).toEqual(changed.body);
    expect((await change(body.id, { every: null, unit: null })).status).toBe(400);
    expect((await change(body.id, { unit: null })).body).toEqual({ every: ['Say how often, with its unit.'] });
    const other = registerOf(server, await newOwner(server));
    expect((await other('PATCH', `maintenance_plans/${body.id}/`, { name: 'Mine' })).status).toBe(404);
    expect((await other('GET', `maintenance_plans/${body.id}/`)).status).toBe(404);
  });

  it.each([
    ['completed', 0],
    // Every 15 days from 40 days ago: 25 and 10 days ago, and in 5 days.
    ['scheduled', 5],
  ])('is due by nothing while it is paused, and leaves out what passed meanwhile: %s', async (counts_from, left) => {
    const { id } = await asset();
    const { body } = await plan({ asset: id, every: 15, unit: 'day', counts_from, last_done_on: daysFromNow(-40) });
    expect(await due(id)).toMatchObject({ due_on: daysFromNow(-25), status: 'overdue' });
    expect((await change(body.id, { is_paused: true })).body).toMatchObject({ is_paused: true, next_due_on: null });
    expect(await due(id)).toBeUndefined();
    expect((await change(body.id, { is_paused: false })).body).toMatchObject({ next_due_on: daysFromNow(left) });
    expect(await due(id)).toMatchObject({ due_on: daysFromNow(left), status: 'upcoming' });
    await done(id, body.id, { date: daysFromNow(0) });
    expect((await due(id)).due_on > daysFromNow(left)).toBe(true);
    const history = await server.sql<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by id',
      [body.id],
    );
    expect(history.map(({ action }) => action)).toEqual([
      ...['maintenancePlan.added', 'maintenancePlan.paused', 'maintenancePlan.resumed'],
    ]);
  });
});

describe('a preview', () => {
  const preview = (query: object) =>
    register('GET', `maintenance_plans/preview/?${new URLSearchParams({ counts_from: 'completed', ...query })}`);
  const daysOf = (dates: { due_on: string }[]) => dates.map(({ due_on }) => due_on);

  it('says the next three days, as the plan itself then does', async () => {
    const { id } = await asset();
    const asked = { every: '10', unit: 'day', last_done_on: daysFromNow(-4) };
    const { body } = await preview({ asset: id, ...asked });
    expect(body.asset).toEqual({ id, name: 'HP EliteBook' });
    expect(daysOf(body.dates)).toEqual([daysFromNow(6), daysFromNow(16), daysFromNow(26)]);
    const made = (await plan({ asset: id, every: 10, unit: 'day', last_done_on: daysFromNow(-4) })).body;
    expect((await due(id)).due_on).toBe(body.dates[0].due_on);
    await done(id, made.id, { date: daysFromNow(0) });
    const changed = (await preview({ asset: id, plan: made.id, ...asked })).body.dates;
    expect(daysOf(changed)).toEqual([daysFromNow(10), daysFromNow(20), daysFromNow(30)]);
  });

  it('goes on from today when the first one has passed, unless it counts from the due date', async () => {
    const { id } = await asset();
    const asked = { asset: id, every: '10', unit: 'day', last_done_on: daysFromNow(-14) };
    expect(daysOf((await preview(asked)).body.dates)).toEqual([daysFromNow(-4), daysFromNow(10), daysFromNow(20)]);
    expect(daysOf((await preview({ ...asked, counts_from: 'scheduled' })).body.dates)).toEqual([
      ...[daysFromNow(-4), daysFromNow(6), daysFromNow(16)],
    ]);
  });

  it('is forecast from the readings of the asset, or of one of the type', async () => {
    const { id, asset_type } = await vehicle();
    await reading(id, 20_000, 40);
    await reading(id, 24_000, 0);
    for (const of of [{ asset: id }, { asset_type: asset_type.id }]) {
      const { body } = await preview({ ...of, every_km: '5000', last_done_on: daysFromNow(-40) });
      if ('asset' in of) expect(daysOf(body.dates)).toEqual([daysFromNow(10), daysFromNow(60), daysFromNow(110)]);
      expect(body.dates[0].because).toMatch(/^At about [\d.]+ km a day|needs readings|No reading yet/);
    }
    const none = await preview({ asset: (await asset()).id, every_hours: '100' });
    expect(none.body.dates).toEqual([{ due_on: null, because: 'It counts from the first reading.' }]);
    expect((await preview({ asset: id })).status).toBe(400);
  });

  it('is of no asset of another business', async () => {
    const { id } = await asset();
    const other = registerOf(server, await newOwner(server));
    const query = `asset=${id}&counts_from=completed&every=1&unit=day`;
    expect((await other('GET', `maintenance_plans/preview/?${query}`)).body.asset).toBeNull();
  });
});

describe('the reminder of a plan', () => {
  const reminder = { date: '08:30', set_reminder: '5d' };
  const rows = (assetId: string) =>
    server.sql<{ due_on: string; state: string; said_offset: number | null; title: string }>(
      `select due_on::text, title, said_offset,
         case when cancelled_at is not null then 'cancelled' when done_at is not null then 'done' else 'open' end as state
       from reminders where about_id = $1 order by id`,
      [assetId],
    );

  it('is set for each time that it is due, moves with its date and ends when it is done', async () => {
    const { id } = await asset();
    const { body } = await plan({ asset: id, every: 20, unit: 'day', last_done_on: daysFromNow(-10), reminder });
    expect(body.reminder).toEqual(reminder);
    expect(await due(id)).toMatchObject({ reminder: { set_reminder: '5d', date: '08:30', status: 'pending' } });
    await register('PATCH', `maintenance_plans/${body.id}/`, { every: 30, name: 'Belt' });
    expect(await rows(id)).toMatchObject([{ due_on: daysFromNow(20), state: 'open', title: 'Belt of HP EliteBook' }]);
    const entry = await done(id, body.id);
    expect(await rows(id)).toMatchObject([{ state: 'done' }, { due_on: daysFromNow(25), state: 'open' }]);
    await register('DELETE', `maintenance/${entry.body.id}/`);
    expect((await rows(id)).map(({ state, due_on }) => [state, due_on]).at(-1)).toEqual(['open', daysFromNow(20)]);
    await register('POST', `maintenance_plans/${body.id}/skip/`, { asset: id });
    expect((await rows(id)).map(({ state, due_on }) => [state, due_on]).at(-1)).toEqual(['open', daysFromNow(50)]);
    await register('PATCH', `maintenance_plans/${body.id}/`, { is_paused: true });
    expect((await rows(id)).every(({ state }) => state === 'done')).toBe(true);
    await register('PATCH', `maintenance_plans/${body.id}/`, { is_paused: false });
    expect((await rows(id)).at(-1)?.state).toBe('open');
    await register('DELETE', `maintenance_plans/${body.id}/`);
    expect((await rows(id)).every(({ state }) => state === 'done')).toBe(true);
  });

  it('keeps what was said when a forecast moves a little, and stays cancelled until the next time', async () => {
    const { id } = await vehicle();
    await reading(id, 10_000, 40);
    await reading(id, 14_000, 0);
    const { body } = await plan({ asset: id, every_km: 5_000, last_done_on: daysFromNow(-40), reminder });
    await server.sql('update reminders set said_offset = 5 where about_id = $1', [id]);
    await reading(id, 14_050, 0);
    expect(await rows(id)).toMatchObject([{ due_on: daysFromNow(10), said_offset: 5, state: 'open' }]);
    await reading(id, 14_300, 0);
    expect(await rows(id)).toMatchObject([{ due_on: daysFromNow(7), said_offset: 5, state: 'open' }]);
    const { reminder: set } = await due(id);
    await register('DELETE', `reminders/${set.id}/`);
    await reading(id, 14_500, 0);
    expect(await rows(id)).toMatchObject([{ state: 'cancelled' }]);
    expect((await due(id)).reminder.status).toBe('cancelled');
    await done(id, body.id, { date: daysFromNow(0), mileage: 14_500 });
    expect((await rows(id)).map(({ state }) => state)).toEqual(['cancelled', 'open']);
  });

  it('is refused for nobody, and for somebody who is no member', async () => {
    const { id } = await asset();
    const nobody = { everyone: false, holder: false, people: [] };
    for (const recipients of [nobody, { ...nobody, people: [id] }]) {
      const { status, body } = await plan({ asset: id, ...monthly, reminder: { ...reminder, recipients } });
      expect([status, Object.keys(body)]).toEqual([400, ['reminder']]);
    }
  });
});

describe('a plan of a type', () => {
  it('is due for each of its assets, and the daily run finds those that come later, and those that leave', async () => {
    const printer = () => asset({ asset_type: parts.printer, name: 'Printer' });
    const [one, two] = [await printer(), await printer()];
    const { body } = await plan({ asset_type: parts.printer, ...monthly });
    expect(body).toMatchObject({ asset: null, asset_type: { name: 'Printer' } });
    expect(await due(one.id)).toMatchObject({ plan: body.id, status: 'upcoming' });
    await done(two.id, body.id);
    expect((await due(one.id)).due_on).not.toBe((await due(two.id)).due_on);
    const late = await printer();
    expect(await due(late.id)).toBeUndefined();
    await server.sql('update assets set asset_type_id = $2 where id = $1', [two.id, parts.laptop]);
    await server.job('assets.plans').work();
    expect(await due(late.id)).toMatchObject({ plan: body.id });
    expect(await due(one.id)).toMatchObject({ plan: body.id });
    expect(await due(two.id)).toBeUndefined();
    await register('PATCH', 'assets/bulk_delete/', { ids: [late.id] });
    expect(await due(late.id)).toBeUndefined();
  });
});

describe('a plan of a large type', () => {
  it('gets to so many assets at once, and to the rest in the background', async () => {
    const { body: type } = await register('POST', 'asset_types/', { name: 'Chair' });
    const [first] = await Promise.all([asset({ asset_type: type.id, name: 'Chair' })]);
    await server.sql(
      `insert into assets select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'number', 'X-' || n,
         'label_token', md5(n::text)))).*
       from assets a, generate_series(1, 240) n where a.id = $1`,
      [first.id],
    );
    const { body } = await plan({ asset_type: type.id, ...monthly });
    const count = () =>
      server.sql<{ count: number }>('select count(*)::int from maintenance_dues where plan_id = $1', [body.id]);
    await soon(async () => expect(await count()).toEqual([{ count: 241 }]));
    expect((await register('GET', `maintenance_plans/?asset_type=${type.id}`)).body.results).toMatchObject([body]);
    await register('PATCH', `maintenance_plans/${body.id}/`, { is_paused: true });
    expect(await count()).toEqual([{ count: 0 }]);
  });
});
