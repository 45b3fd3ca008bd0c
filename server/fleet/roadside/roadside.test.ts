/** Who made and revoked a roadside link stands in the history of its vehicle. */
import { expect, it } from 'vitest';
import { registerOf } from '../../assets/assets.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { fleetOf, newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();

it('is told of once when it is made and once when it is revoked, however often that is asked', async () => {
  const [mine, other] = [await newVehicle(fleet), await newVehicle(fleet)];
  const { body: link } = await fleet('POST', `vehicles/${mine.id}/roadside-links/`, { days: 1 });
  expect((await fleet('DELETE', `vehicles/${other.id}/roadside-links/${link.id}/`)).status).toBe(404);
  for (const _time of [1, 2])
    expect((await fleet('DELETE', `vehicles/${mine.id}/roadside-links/${link.id}/`)).status).toBe(204);
  const { results } = (await registerOf(server, owner)('GET', `assets/${mine.id}/history/`)).body;
  expect(results.map(({ text }: { text: string }) => text)).toEqual([
    'Revoked a roadside link',
    'Made a roadside link for 1 day',
    'Added the vehicle',
  ]);
});

it('leads nowhere while the business is closed', async () => {
  const own = await newOwner(server);
  const ask = fleetOf(server, own);
  const { id } = await newVehicle(ask);
  const { body } = await ask('POST', `vehicles/${id}/roadside-links/`, { days: 1 });
  const open = async () => (await server.call('GET', `/roadside/${String(body.url).split('/r/')[1]}/`)).status;
  expect(await open()).toBe(200);
  await server.sql('update businesses set closed_at = now(), deletes_at = now() where id = $1', [own.businessId]);
  expect(await open()).toBe(404);
});
