import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { day, later, utcDay } from '../../platform/dates.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';
import { plansJob } from './jobs.ts';
import { daysAfter } from './recurrence.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let register: Register;
let parts: Parts;

/** In UTC, so the tests keep off the edge of today. */
const daysFromNow = (days: number) => utcDay(later(server.clock.now(), days * day));
const asset = (more: object = {}) => added(register, laptopOf(parts, more));
const vehicle = () =>
  added(register, {
    ...{
      asset_type: parts.vehicle,
      status: 'unassigned',
      vehicle_type: 'car',
      vehicle_make: 'toyota',
      contact: '0801',
    },
    mileage: 10_000,
  });
const monthly = { every: 1, unit: 'month' };
const plan = (more: object) =>
  register('POST', 'maintenance_plans/', { name: 'Oil', type: 'service', counts_from: 'completed', ...more });
const due = async (assetId: string) =>
  (await register('GET', `maintenance_plans/due/?asset=${assetId}`)).body.results[0];
const done = (assetId: string, planId: string, more: object = {}) =>
  register('POST', 'maintenance/', {
    ...{ asset: assetId, plan: planId, type: 'service', cost: 0, notes: 'Done', date: daysFromNow(-5) },
    ...more,
  });
const reading = (assetId: string, value: number, daysAgo: number, more: object = {}) =>
  register('POST', `assets/${assetId}/readings/`, {
    ...{ meter: 'odometer', value, read_on: daysFromNow(-daysAgo) },
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

  it('is left out once, and then due one interval later', async () => {
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

describe('a plan of a type', () => {
  it('is due for each of its assets, and the daily run finds those that come later', async () => {
    const printer = () => asset({ asset_type: parts.printer, name: 'Printer' });
    const [one, two] = [await printer(), await printer()];
    const { body } = await plan({ asset_type: parts.printer, ...monthly });
    expect(body).toMatchObject({ asset: null, asset_type: { name: 'Printer' } });
    expect(await due(one.id)).toMatchObject({ plan: body.id, status: 'upcoming' });
    await done(two.id, body.id);
    expect((await due(one.id)).due_on).not.toBe((await due(two.id)).due_on);
    const late = await printer();
    expect(await due(late.id)).toBeUndefined();
    await plansJob(server.platform).work({}, { attempt: 1, isLast: false, signal: new AbortController().signal });
    expect(await due(late.id)).toMatchObject({ plan: body.id });
    await register('PATCH', 'assets/bulk_delete/', { ids: [late.id] });
    expect(await due(late.id)).toBeUndefined();
  });
});

describe('a reading', () => {
  it('goes on from the one before, and moves the mileage of a vehicle', async () => {
    const { id } = await vehicle();
    expect(await reading(id, 12_000, 10)).toMatchObject({ status: 201, body: { value: 12_000, correction: '' } });
    expect((await register('GET', `assets/${id}`)).body.mileage).toBe(12_000);
    await reading(id, 11_000, 20);
    expect((await register('GET', `assets/${id}`)).body.mileage).toBe(12_000);
    expect((await register('GET', `assets/${id}/readings/`)).body).toMatchObject({
      count: 2,
      results: [{ value: 12_000 }, { value: 11_000 }],
    });
  });

  it('is refused when it is lower, too high or to come, unless it says why', async () => {
    const { id } = await vehicle();
    await reading(id, 20_000, 10);
    const lower = await reading(id, 19_000, 5);
    expect(lower.status).toBe(400);
    expect(lower.body.value[0]).toMatch(/^The reading before was 20,000 km on .* Say why, if it is right\.$/);
    expect((await reading(id, 21_000, 15)).body.value[0]).toMatch(/^A later reading was 20,000 km/);
    expect((await reading(id, 30_001, 5)).body.value[0]).toMatch(/^That is 10,001 km since 20,000 km on/);
    expect((await reading(id, 30_000, 5)).status).toBe(201);
    expect((await reading(id, 31_000, -3)).body).toEqual({ read_on: ['Choose today or an earlier day.'] });
    expect(await reading(id, 100, 4, { correction: 'New odometer' })).toMatchObject({
      status: 201,
      body: { correction: 'New odometer' },
    });
    const history = (await register('GET', `assets/${id}/history/`)).body.results;
    expect(history[0].text).toBe('Read 100 km: New odometer');
  });

  it('comes with an entry, changes with it and goes with it', async () => {
    const { id } = await vehicle();
    await reading(id, 20_000, 10);
    const values = async () =>
      (await register('GET', `assets/${id}/readings/`)).body.results.map(({ value }: { value: number }) => value);
    const service = { asset: id, type: 'service', cost: 0, notes: 'Oil', date: daysFromNow(-2) };
    expect((await register('POST', 'maintenance/', { ...service, mileage: 5 })).body.mileage[0]).toMatch(/20,000 km/);
    const { body } = await register('POST', 'maintenance/', { ...service, mileage: 20_500, engine_hours: 300 });
    expect((await values()).toSorted()).toEqual([20_000, 20_500, 300]);
    await register('PATCH', `maintenance/${body.id}/`, { mileage: 20_400, engine_hours: null });
    expect(await values()).toEqual([20_400, 20_000]);
    await register('DELETE', `maintenance/${body.id}/`);
    expect(await values()).toEqual([20_000]);
    expect((await register('GET', `assets/${id}`)).body.mileage).toBe(20_000);
  });
});
