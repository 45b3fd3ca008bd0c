/** Plates and serial numbers that two things have, however they are written. */
import { expect, it } from 'vitest';
import { added, laptopOf, partsOf, registerOf, truckOf } from '../assets/assets.testing.ts';
import { startFleet } from './fleet.testing.ts';

const { server, owner, fleet } = await startFleet();
const register = registerOf(server, owner);
const parts = await partsOf(server, owner);

const historyOf = async (id: string): Promise<string[]> =>
  (await register('GET', `assets/${id}/history/`)).body.results.map(({ text }: { text: string }) => text);
const same = async (query: string) => (await register('GET', `assets/same_codes/?${query}`)).body.results;

it('names who has a plate or a serial number, and not the asset itself', async () => {
  const { id, name, number } = await added(register, truckOf(parts, { plate_no: 'SPC-001-TT' }));
  const laptop = await added(register, laptopOf(parts, { serial_no: '5CG 10421' }));
  for (const plate of ['spc-001-tt', 'SPC001TT', ' spc 001 tt'])
    expect(await same(`plate_no=${encodeURIComponent(plate)}`)).toEqual([{ field: 'plate_no', id, name, number }]);
  expect(await same('serial_no=5cg-10421')).toMatchObject([{ field: 'serial_no', id: laptop.id }]);
  expect(await same(`plate_no=SPC-001-TT&but=${id}`)).toEqual([]);
  expect(await same('plate_no=SPC-001-T&serial_no=N/A')).toEqual([]);
});

it('refuses a plate that something else has at both doors, and takes it with a reason that the history keeps', async () => {
  const first = await added(register, truckOf(parts, { plate_no: 'KAN-365-EP' }));
  const second = truckOf(parts, { plate_no: 'kan365ep' });
  const refused = await register('POST', 'assets/', second);
  const detail = `${first.name} (${first.number}) has this plate number already. Correct it, or say why both have it.`;
  expect([refused.status, refused.body]).toEqual([400, { plate_no: [detail], code: 'same_code' }]);
  const vehicle = { type: 'truck', make: 'toyota', model: 'toyota-hilux-truck', plate_no: 'KAN 365 EP' };
  expect(await fleet('POST', 'vehicles/', vehicle)).toMatchObject({ status: 400, body: { plate_no: [detail] } });
  const taken = await added(register, { ...second, duplicate_reason: ' The plate moved. ' });
  expect(await historyOf(taken.id)).toEqual([
    expect.stringMatching(/^Added the vehicle\. It has the plate number of .* too: The plate moved\.$/),
  ]);
  const added2 = await fleet('POST', 'vehicles/', { ...vehicle, duplicate_reason: 'Two trailers.' });
  expect(added2.status).toBe(201);
});

it('asks an edit about another plate only', async () => {
  const [one, two] = [truckOf(parts, { plate_no: 'LND-1-AA' }), truckOf(parts, { plate_no: 'LND-2-AA' })];
  await added(register, one);
  const twin = await added(register, { ...one, duplicate_reason: 'Bought with it.' });
  const path = `assets/${twin.id}/`;
  expect((await register('PUT', path, { ...one, color: 'Red' })).status).toBe(200);
  expect((await register('PUT', path, { ...one, plate_no: 'lnd 1 aa' })).status).toBe(200);
  await added(register, two);
  expect((await register('PUT', path, two)).body).toMatchObject({ code: 'same_code' });
  expect(await fleet('PATCH', `vehicles/${twin.id}/`, { plate_no: 'LND2AA' })).toMatchObject({ status: 400 });
  const reason = { plate_no: 'LND2AA', duplicate_reason: 'A trailer.' };
  expect((await fleet('PATCH', `vehicles/${twin.id}/`, reason)).status).toBe(200);
  expect((await historyOf(twin.id))[0]).toMatch(/^Changed plate number .* too: A trailer\.$/);
});

it('restores from the bin what has the plate of something else by now, and says so', async () => {
  const old = await added(register, truckOf(parts, { plate_no: 'APP-9-XA' }));
  await register('PATCH', 'assets/bulk_delete/', { ids: [old.id] });
  const { name, number } = await added(register, truckOf(parts, { plate_no: 'APP9XA' }));
  const { body } = await register('POST', 'assets/bin/restore/', { ids: [old.id] });
  const said = `It has the plate number of ${name} (${number}).`;
  expect(body.results).toMatchObject([{ outcome: 'done', detail: said }]);
  expect((await historyOf(old.id))[0]).toBe(`Restored from the bin. ${said}`);
});

it('finds a plate in every list, whatever stands between its parts', async () => {
  const { id, number } = await added(register, truckOf(parts, { plate_no: 'KTU-482-XA', serial_no: '' }));
  for (const search of ['KTU482XA', 'ktu-482xa', 'KTU 482-XA', 'ktu482-x', 'ktu']) {
    const query = `search=${encodeURIComponent(search)}`;
    const lists = [
      await register('GET', `assets/?${query}`),
      await register('GET', `assets/?${query}&assetSearch=true`),
      await register('GET', `assets/?${query}&kind=vehicle&ordering=name`),
      await fleet('GET', `vehicles/?${query}`),
    ];
    for (const { body } of lists)
      expect([body.count, body.results.map((one: { id: string }) => one.id)]).toEqual([1, [id]]);
  }
  expect((await register('GET', 'assets/by_code/?code=ktu482xa')).body).toMatchObject({ number });
});
