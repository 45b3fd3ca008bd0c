/** The use of vehicles is that of one business, and of what is a vehicle. */
import { expect, it } from 'vitest';
import { added, laptopOf, partsOf, registerOf } from '../../assets/assets.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { fleetOf, newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();

it('knows neither vehicles of others nor assets that are none', async () => {
  const theirs = await newVehicle(fleetOf(server, await newOwner(server)));
  const laptop = await added(registerOf(server, owner), laptopOf(await partsOf(server, owner)));
  for (const { id } of [theirs, laptop]) expect((await fleet('GET', `vehicle-use/?vehicle=${id}`)).status).toBe(404);
  await newVehicle(fleet);
  const { body } = await fleet('GET', 'vehicle-use/vehicles/');
  expect([body.count, body.results[0].note]).toEqual([1, 'KJA-117-YD']);
});

it('has the months that have begun: all of a year before, none of one to come', async () => {
  const monthsIn = async (year: number) => (await fleet('GET', `vehicle-use/?year=${year}`)).body.months.length;
  expect([await monthsIn(2025), await monthsIn(2026), await monthsIn(2027)]).toEqual([12, 3, 0]);
});
