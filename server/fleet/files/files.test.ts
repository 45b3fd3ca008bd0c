/** Files of vehicles: those of other assets are not reached from here, and what they belong to follows. */
import { expect, it } from 'vitest';
import { added, laptopOf, partsOf, registerOf } from '../../assets/assets.testing.ts';
import { addFile, newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();

const fileOf = (id: string) => `vehicle-attachments/${id}/`;

it('of an asset that is no vehicle are neither opened nor deleted here', async () => {
  const register = registerOf(server, owner);
  const file = await addFile(server, owner);
  await added(register, laptopOf(await partsOf(server, owner), { attachments: [file.id] }));
  expect((await fleet('GET', `${fileOf(file.id)}file/`)).status).toBe(404);
  expect((await fleet('DELETE', fileOf(file.id))).status).toBe(404);
  expect((await register('GET', `attachments/${file.id}/file/`)).status).toBe(200);
});

it('are added to what is there, and leave it when they are deleted', async () => {
  const { id } = await newVehicle(fleet);
  const { body: service } = await fleet('POST', `vehicles/${id}/services/`, {
    description: 'Oil',
    service_date: '2026-03-01',
  });
  const to = (object_id: string) =>
    addFile(server, owner, 'vehicle-attachments/add/', { content_type: 'vehicleservice', object_id });
  const file = await to(service.id);
  const filesOfService = async () => (await fleet('GET', `vehicles/${id}/services`)).body.results[0].attachments;
  expect(await filesOfService()).toEqual([file]);
  expect((await fleet('DELETE', fileOf(file.id))).status).toBe(204);
  expect(await filesOfService()).toEqual([]);
  expect((await fleet('GET', `${fileOf(file.id)}file/`)).status).toBe(404);
  await expect(to(id)).rejects.toThrow();
});
