/** What meters show: readings that people enter, and those that come with an entry of maintenance. */
import { describe, expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { added, partsOf, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
const owner = await newOwner(server);
const register = registerOf(server, owner);
const parts = await partsOf(server, owner);

/** In UTC, so the tests keep off the edge of today. */
const daysFromNow = (days: number) => inLagos(days, server.clock.now());
const vehicle = () =>
  added(register, {
    asset_type: parts.vehicle,
    status: 'unassigned',
    vehicle_type: 'car',
    vehicle_make: 'toyota',
    contact: '0801',
    mileage: 10_000,
  });
const reading = (assetId: string, value: number, daysAgo: number, more: object = {}) =>
  register('POST', `assets/${assetId}/readings/`, {
    meter: 'odometer',
    value,
    read_on: daysFromNow(-daysAgo),
    ...more,
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
