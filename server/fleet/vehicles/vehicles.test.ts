/** What the register refuses of a vehicle, in the words of the fleet, and one vehicle for one key. */
import { expect, it } from 'vitest';
import { hilux, newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();

it('is refused at the fields of the fleet, whatever the register calls them', async () => {
  const refused = async (more: object) => {
    const { status, body } = await fleet('POST', 'vehicles/', { ...hilux, ...more });
    return [status, body];
  };
  expect(await refused({ make: 'nobody' })).toEqual([400, { make: ['This make does not exist.'] }]);
  expect(await refused({ type: 'car' })).toEqual([400, { model: ['This model does not exist.'] }]);
  const { id } = await newVehicle(fleet);
  const changed = await fleet('PATCH', `vehicles/${id}/`, { model: 'nothing' });
  expect([changed.status, changed.body]).toEqual([400, { model: ['This model does not exist.'] }]);
});

it('is added once for one key, and the key is refused for another vehicle', async () => {
  const { count } = (await fleet('GET', 'vehicles/')).body;
  const key = { 'idempotency-key': 'one-vehicle' };
  const first = await fleet('POST', 'vehicles/', hilux, key);
  const again = await fleet('POST', 'vehicles/', hilux, key);
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  expect((await fleet('POST', 'vehicles/', { ...hilux, color: 'Blue' }, key)).status).toBe(409);
  expect((await fleet('GET', 'vehicles/')).body.count).toBe(count + 1);
});

it('keeps what a change does not name, also what only the register shows', async () => {
  const { id } = await newVehicle(fleet);
  const { businessId, token } = owner;
  const path = `/c/${businessId}/asset-management/assets/${id}`;
  const before = (await server.call('GET', path, { token })).body;
  expect((await fleet('PATCH', `vehicles/${id}/`, { color: 'Green' })).status).toBe(200);
  const { version, color, ...after } = (await server.call('GET', path, { token })).body;
  expect([color, version > before.version]).toEqual(['Green', true]);
  expect(before).toMatchObject(after);
});
