/** A vehicle in whose check something grave was found is not to be driven, at every door, until somebody decides. */
import { expect, it } from 'vitest';
import { checklists } from '../../../rules/fleet/checklist.ts';
import { registerOf } from '../../assets/assets.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { fleetOf, newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();
const register = registerOf(server, owner);
const member = await newMember(server, owner, 'driver-of-a-stopped-truck@example.test');
const driver = fleetOf(server, member);
const employee = await employeeIdOf(server, owner, member.user.id);
const manager = await newMember(server, owner, 'manager-of-a-fleet@example.test', ['access_vehicles']);

type Item = (typeof checklists)['truck'][number];
const check = (ask: typeof fleet, id: string, ...items: Item[]) =>
  ask('POST', `vehicles/${id}/checks/`, {
    passed: checklists.truck.filter((item) => !items.includes(item)),
    faults: items.map((item) => ({ item, note: 'Not good' })),
  });
const stopOf = async (id: string) => (await fleet('GET', `vehicles/${id}`)).body.stop;
const lift = (ask: typeof fleet, vehicle: string, { id, items }: { id: string; items: string[] }, note = 'New pads') =>
  ask('POST', `vehicles/${vehicle}/stops/${id}/lift/`, { items, note });
const theirs = { assignee: employee, date_assigned: '2026-03-01' };
const newTruck = async (more: object = {}) => (await newVehicle(fleet, more)).id as string;
const newsOf = async ({ token }: { token: string }) =>
  (await server.call('GET', `/c/${owner.businessId}/notifications/`, { token })).body.results.map(
    ({ text }: { text: string }) => text,
  );

it('is marked by the check itself, and seen at every door', async () => {
  const id = await newTruck({ ...theirs, plate_no: 'STP-101-AA' });
  expect((await check(driver, id, 'horn')).status).toBe(201);
  expect(await stopOf(id)).toBeNull();
  const { body: failed } = await check(driver, id, 'brakes', 'horn');
  const stop = { items: ['brakes'], check: failed.id, stopped_on: '2026-03-10', stopped_by: failed.recorded_by };
  expect(await stopOf(id)).toMatchObject(stop);
  const listed = async (query: string) => (await fleet('GET', `vehicles/?${query}`)).body;
  expect(await listed('needs=decision')).toMatchObject({ count: 1, results: [{ id, stop }] });
  expect(await listed('needs=decision&search=nothing')).toMatchObject({ count: 0 });
  expect((await fleet('GET', 'vehicle-dashboard/need-stats/')).body).toMatchObject({ decision: 1 });
  expect((await driver('GET', 'my_vehicles/')).body.results).toMatchObject([{ id, stop }]);
  expect((await driver('GET', `vehicles/${id}/driver-sheet/`)).body.vehicle).toMatchObject({ stop });
  expect((await register('GET', `assets/${id}`)).body).toMatchObject({ is_stopped: true });
  expect((await register('GET', `handovers/assets/?ids=${id}`)).body).toMatchObject([{ id, is_stopped: true }]);
  const { body: link } = await fleet('POST', `vehicles/${id}/roadside-links/`, { days: 1 });
  const { body: shown } = await server.call('GET', `/roadside/${String(link.url).split('/r/')[1]}/`);
  expect(shown).toMatchObject({ is_stopped: true });
  expect(JSON.stringify(shown)).not.toContain(failed.recorded_by);
});

it('tells those who look after the fleet, and stands in the history', async () => {
  const id = await newTruck({ plate_no: 'STP-102-AA' });
  await check(fleet, id, 'tyres', 'steering');
  const { number } = (await fleet('GET', `vehicles/${id}`)).body;
  const said = `Toyota Hilux (${number}) is not to be driven: Tyres and wheel nuts; Steering`;
  expect(await newsOf(manager)).toContain(said);
  expect(await newsOf(member)).not.toContain(said);
  expect(await newsOf(owner)).not.toContain(said);
  const stop = await stopOf(id);
  expect((await lift(fleet, id, stop, ' Both repaired ')).status).toBe(204);
  expect(await stopOf(id)).toBeNull();
  const { results } = (await register('GET', `assets/${id}/history/`)).body;
  const texts = results.map(({ text }: { text: string }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Marked it as not to be driven: Tyres and wheel nuts; Steering',
      'Let it be driven again: “Both repaired”',
    ]),
  );
  const rows = await server.sql('select lifted_by, note from vehicle_stops where asset_id = $1', [id]);
  expect(rows).toEqual([{ lifted_by: owner.user.id, note: 'Both repaired' }]);
});

it('is added to by a later check, and only lifted by whoever has read all of it', async () => {
  const id = await newTruck();
  await check(fleet, id, 'brakes');
  const first = await stopOf(id);
  await check(fleet, id, 'brakes', 'lights');
  expect(await stopOf(id)).toEqual({ ...first, items: ['brakes', 'lights'] });
  expect((await check(fleet, id)).status).toBe(201);
  expect((await lift(fleet, id, first)).body).toMatchObject({ code: 'more_found' });
  expect((await lift(fleet, id, await stopOf(id))).status).toBe(204);
  await check(fleet, id, 'brakes');
  expect(await stopOf(id)).toMatchObject({ items: ['brakes'] });
  expect((await stopOf(id)).id).not.toBe(first.id);
});

it('is lifted once: who comes second is told who decided and why', async () => {
  const id = await newTruck();
  await check(fleet, id, 'brakes');
  const stop = await stopOf(id);
  const answers = await Promise.all([lift(fleet, id, stop), lift(fleetOf(server, manager), id, stop, 'Old pads')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('lifted');
  expect(refused?.body.detail).toMatch(/^.+ has let it be driven already: “(New|Old) pads”\.$/);
});

it('is not lifted by its driver, without words, of another vehicle or by another business', async () => {
  const id = await newTruck({ ...theirs, plate_no: 'STP-103-AA' });
  await check(driver, id, 'brakes');
  const stop = await stopOf(id);
  expect((await lift(driver, id, stop)).status).toBe(403);
  expect((await lift(fleet, id, stop, '  ')).status).toBe(400);
  expect((await lift(fleet, await newTruck(), stop)).status).toBe(404);
  const stranger = fleetOf(server, await newOwner(server));
  expect((await lift(stranger, id, stop)).status).toBe(404);
  expect(await stopOf(id)).toEqual(stop);
});

it('warns whoever gives it away, and forbids nothing', async () => {
  const id = await newTruck();
  await check(fleet, id, 'brakes');
  const { body } = await register('POST', 'assets/bulk_asset_assignee_add', {
    assets: [id],
    assignee: employee,
    date_assigned: '2026-03-10',
  });
  expect(body.results).toMatchObject([{ outcome: 'done', detail: 'It is not to be driven until somebody decides.' }]);
  expect((await fleet('POST', `vehicles/${id}/remove-assignee/`, { end_date: '2026-03-10' })).status).toBe(200);
  expect((await fleet('POST', `vehicles/${id}/add-assignee/`, { assignee: employee })).status).toBe(200);
  expect(await stopOf(id)).not.toBeNull();
});
