/** What the register refuses of a service or a repair, in the words of the fleet. */
import { expect, it } from 'vitest';
import { newVehicle, startFleet } from '../fleet.testing.ts';

const { fleet } = await startFleet();

const service = { description: 'Oil', service_date: '2026-03-01' };
const repair = { description: 'Clutch', repair_date: '2026-03-01' };

it.each([
  { place: 'services', given: service, day: 'service_date' },
  { place: 'repairs', given: repair, day: 'repair_date' },
])('of $place, at the fields of the fleet, when added and when changed', async ({ place, given, day }) => {
  const { id } = await newVehicle(fleet);
  const { body: known } = await fleet('POST', `vehicles/${id}/${place}/`, given);
  const late = { ...given, [day]: '2026-03-11' };
  const wordless = { ...given, description: ' ' };
  for (const [method, path] of [
    ['POST', `vehicles/${id}/${place}/`],
    ['PUT', `vehicles/${id}/${place}/${known.id}/`],
  ] as const) {
    const isCorrection = method === 'PUT' && place === 'services' ? { is_correction: true } : {};
    const refused = await fleet(method, path, { ...late, ...isCorrection });
    expect([refused.status, refused.body]).toEqual([400, { [day]: ['Choose today or an earlier day.'] }]);
    const empty = await fleet(method, path, { ...wordless, ...isCorrection });
    expect([empty.status, Object.keys(empty.body)]).toEqual([400, ['description']]);
  }
  expect((await fleet('GET', `vehicles/${id}/${place}`)).body.count).toBe(1);
});

it('is of one vehicle: another one neither changes nor deletes it', async () => {
  const [mine, other] = [await newVehicle(fleet), await newVehicle(fleet)];
  const { body: known } = await fleet('POST', `vehicles/${mine.id}/repairs/`, repair);
  expect((await fleet('PUT', `vehicles/${other.id}/repairs/${known.id}/`, repair)).status).toBe(404);
  expect((await fleet('DELETE', `vehicles/${other.id}/repairs/${known.id}/`)).status).toBe(404);
  expect((await fleet('DELETE', `vehicles/${mine.id}/services/${known.id}/`)).status).toBe(404);
  expect((await fleet('GET', `vehicles/${mine.id}/repairs`)).body.count).toBe(1);
});
