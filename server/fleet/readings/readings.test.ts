/** Readings that are not taken leave nothing behind. */
import { expect, it } from 'vitest';
import { addFile, newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();

const read = (id: string, given: object) => fleet('POST', `vehicles/${id}/readings/`, given);

it('is refused for a day to come, and with a photo that something else has, and moves no mileage', async () => {
  const { id } = await newVehicle(fleet);
  const late = await read(id, { value: 13_000, read_on: '2026-03-11' });
  expect([late.status, late.body]).toEqual([400, { read_on: ['Choose today or an earlier day.'] }]);
  const photo = await addFile(server, owner);
  expect((await read(id, { value: 12_500, photo: photo.id })).status).toBe(201);
  const taken = await read(id, { value: 13_000, photo: photo.id });
  expect([taken.status, Object.keys(taken.body)]).toEqual([400, ['photo']]);
  expect((await fleet('GET', `vehicles/${id}`)).body.start_mileage).toBe(12_500);
  expect((await fleet('GET', `vehicles/${id}/readings/`)).body.count).toBe(1);
});
