/** Fuel that is not taken, and the tank that was said. */
import { expect, it } from 'vitest';
import { newVehicle, startFleet } from '../fleet.testing.ts';

const { fleet } = await startFleet();

const fuelled = { litres: 40, total: 3_800_000, mileage: 12_500, filled_on: '2026-03-01' };

it('is refused with a sum that is not the litres times the price, for a day to come, and by a driver who is nobody', async () => {
  const { id } = await newVehicle(fleet);
  const refused = async (more: object) => {
    const { status, body } = await fleet('POST', `vehicles/${id}/fuel/`, { ...fuelled, ...more });
    return [status, Object.keys(body)];
  };
  expect(await refused({ price_per_litre: 50_000 })).toEqual([400, ['total']]);
  expect(await refused({ filled_on: '2026-03-11' })).toEqual([400, ['filled_on']]);
  expect(await refused({ driver: id })).toEqual([400, ['driver']]);
  expect((await fleet('GET', `vehicles/${id}/fuel/`)).body.count).toBe(0);
  expect((await fleet('GET', `vehicles/${id}/readings/`)).body.count).toBe(0);
});

it('is doubted by the tank that somebody said, also what was filled before', async () => {
  const { id } = await newVehicle(fleet);
  const { body } = await fleet('POST', `vehicles/${id}/fuel/`, fuelled);
  expect(body.doubts).toEqual([]);
  const said = await fleet('PUT', `vehicles/${id}/tank/`, { litres: 30 });
  expect(said.body).toMatchObject({ tank_litres: 30, is_usual_tank: false });
  expect((await fleet('GET', `vehicles/${id}/fuel/`)).body.results[0].doubts).toEqual(['tank']);
});

it('takes its mileage back when it is deleted', async () => {
  const { id } = await newVehicle(fleet);
  await fleet('POST', `vehicles/${id}/readings/`, { value: 12_100, read_on: '2026-02-01' });
  const { body } = await fleet('POST', `vehicles/${id}/fuel/`, fuelled);
  expect((await fleet('GET', `vehicles/${id}`)).body.start_mileage).toBe(12_500);
  await fleet('DELETE', `vehicles/${id}/fuel/${body.id}/`);
  expect((await fleet('GET', `vehicles/${id}`)).body.start_mileage).toBe(12_100);
});
