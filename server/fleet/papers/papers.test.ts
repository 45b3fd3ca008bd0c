/** Papers: found by their state or type, and kept with the vehicle of their address. */
import { expect, it } from 'vitest';
import { newVehicle, startFleet } from '../fleet.testing.ts';

const { fleet } = await startFleet();

const add = async (id: string, given: object) => {
  const { status, body } = await fleet('POST', `vehicles/${id}/statutory/`, given);
  expect([status, body]).toEqual([201, body]);
  return body;
};
const insurance = { type: 'insurance', title: 'Third party', due_date: '2026-12-31' };

it('are found by state and by type, and those of no ready-made type as other', async () => {
  const { id } = await newVehicle(fleet);
  const [valid, due] = [
    await add(id, insurance),
    await add(id, { ...insurance, title: 'Old', due_date: '2026-03-20' }),
  ];
  const worthy = await add(id, { type: 'roadworthiness', title: 'Roadworthy', due_date: '2026-02-01' });
  const found = async (filter: string) =>
    (await fleet('GET', `vehicles/${id}/statutory/${filter}`)).body.results.map((one: { id: string }) => one.id);
  expect(new Set(await found('insurance'))).toEqual(new Set([valid.id, due.id]));
  expect(await found('due')).toEqual([due.id]);
  expect(await found('expired')).toEqual([worthy.id]);
  expect(await found('other')).toEqual([]);
});

it('expire no earlier than they were issued, and have a title, when added and when changed', async () => {
  const { id } = await newVehicle(fleet);
  const known = await add(id, insurance);
  for (const [method, path] of [
    ['POST', `vehicles/${id}/statutory/`],
    ['PUT', `vehicles/${id}/statutory/${known.id}/`],
  ] as const) {
    const early = await fleet(method, path, { ...insurance, issue_date: '2027-01-01' });
    expect([early.status, early.body]).toEqual([400, { due_date: ['It must not be before the date of issue.'] }]);
    const nameless = await fleet(method, path, { ...insurance, title: ' ' });
    expect([nameless.status, nameless.body]).toEqual([400, { title: ['Required'] }]);
  }
});

it('stay with their vehicle: another one changes and deletes none of them', async () => {
  const [mine, other] = [await newVehicle(fleet), await newVehicle(fleet)];
  const { id } = await add(mine.id, insurance);
  expect((await fleet('PUT', `vehicles/${other.id}/statutory/${id}/`, insurance)).status).toBe(404);
  const named = await fleet('PUT', `vehicles/${mine.id}/statutory/${id}/`, { ...insurance, vehicleId: other.id });
  expect([named.status, Object.keys(named.body)]).toEqual([400, ['vehicleId']]);
  expect((await fleet('PATCH', `vehicles/${other.id}/statutory/bulk-delete/`, { ids: [id] })).status).toBe(204);
  expect((await fleet('GET', `vehicles/${mine.id}/statutory/`)).body.count).toBe(1);
});
