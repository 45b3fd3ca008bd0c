/** The cards above the list of vehicles count what the list shows. */
import { expect, it } from 'vitest';
import { registerOf } from '../../assets/assets.testing.ts';
import { newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();

it('follow kind, status, bin and the register, whose other states are inactive', async () => {
  const [truck, sold, gone] = [await newVehicle(fleet), await newVehicle(fleet), await newVehicle(fleet)];
  await newVehicle(fleet, { type: 'car', model: 'toyota-corolla-car' });
  await fleet('PATCH', `vehicles/${sold.id}/`, { status: 'sold' });
  await fleet('DELETE', `vehicles/${gone.id}`);
  await registerOf(server, owner)('PATCH', 'assets/bulk_change/', { ids: [truck.id], status: 'missing' });
  expect((await fleet('GET', 'vehicle-dashboard/type-stats/')).body).toEqual({
    cars: 1,
    buses: 0,
    trucks: 2,
    bikes: 0,
    forklifts: 0,
  });
  expect((await fleet('GET', 'vehicle-dashboard/status-stats/')).body).toEqual({
    active: 1,
    inactive: 1,
    in_shop: 0,
    sold: 1,
  });
});

it('count the vehicles with open issues, which are the rows that the number opens', async () => {
  const [open, done, gone] = [await newVehicle(fleet), await newVehicle(fleet), await newVehicle(fleet)];
  const report = async ({ id }: { id: string }) =>
    (await fleet('POST', `vehicles/${id}/issues/`, { message: 'It pulls to the left' })).body.id as string;
  await report(open);
  await report(open);
  await report(gone);
  const ended = await report(done);
  const resolved = { status: 'resolved', note: 'Wheels aligned' };
  const register = registerOf(server, owner);
  expect((await register('POST', `issues-list/${ended}/close/`, resolved)).status).toBe(200);
  await fleet('DELETE', `vehicles/${gone.id}`);
  const { body } = await fleet('GET', 'vehicles/?needs=issues');
  expect([body.count, body.results.map(({ id }: { id: string }) => id)]).toEqual([1, [open.id]]);
  expect((await fleet('GET', 'vehicle-dashboard/need-stats/')).body).toEqual({ decision: 0, issues: 1 });
});
