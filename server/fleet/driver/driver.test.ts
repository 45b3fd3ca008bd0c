/** A driver's day without the right to the fleet: what is open on the vehicle they have, and what is not. */
import { expect, it } from 'vitest';
import { checklists } from '../../../rules/fleet/checklist.ts';
import { registerOf } from '../../assets/assets.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { addFile, fleetOf, newVehicle, startFleet } from '../fleet.testing.ts';

const { server, owner, fleet } = await startFleet();
const member = await newMember(server, owner, 'driver-of-a-hilux@example.test');
const driver = fleetOf(server, member);
const register = registerOf(server, owner);
const employee = await employeeIdOf(server, owner, member.user.id);
const own = await newVehicle(fleet, { plate_no: 'KJA-201-YD', assignee: employee, date_assigned: '2026-03-01' });
const others = await newVehicle(fleet, { plate_no: 'KJA-202-YD' });
const passed = [...checklists.truck];
const fine = { kind: 'fine', happened_on: '2026-03-09', description: 'Parked at the bridge', amount: 500_000 };

it('checks, fuels and reports on it, with pictures, as the one who drove it', async () => {
  expect((await driver('POST', `vehicles/${own.id}/checks/`, { passed, faults: [] })).body.driver.id).toBe(employee);
  const fuel = { litres: 40, total: 3_800_000, attachments: [(await addFile(server, member)).id] };
  expect((await driver('POST', `vehicles/${own.id}/fuel/`, fuel)).body).toMatchObject({ driver: { id: employee } });
  const reported = await driver('POST', `vehicles/${own.id}/issues/`, { message: ' It pulls to the left ' });
  expect(reported.body).toMatchObject({ message: 'It pulls to the left', status: 'pending', priority_level: 'medium' });
  expect((await driver('POST', `vehicles/${own.id}/incidents/`, fine)).status).toBe(201);
  const { body } = await driver('GET', `vehicles/${own.id}/issues/`);
  expect(body.results).toEqual([reported.body]);
  expect((await fleet('GET', `vehicles/${own.id}/issues/`)).body.results).toEqual([reported.body]);
});

it('names nobody else as the driver', async () => {
  const other = { driver: null };
  for (const [path, body] of [
    ['checks', { passed, faults: [] }],
    ['fuel', { litres: 40, total: 3_800_000 }],
    ['incidents', fine],
  ] as const)
    expect((await driver('POST', `vehicles/${own.id}/${path}/`, { ...body, ...other })).body).toEqual({
      driver: ['Record only what you drove yourself.'],
    });
});

it('reads its sheet, in which nothing is said about costs', async () => {
  await fleet('POST', `vehicles/${own.id}/statutory/`, {
    type: 'insurance',
    title: 'Policy',
    due_date: '2026-03-20',
    cost: 15_000,
  });
  const service = { description: 'Oil', service_date: '2026-01-05', due_date: '2026-03-15', cost: 40_000 };
  expect((await fleet('POST', `vehicles/${own.id}/services/`, service)).status).toBe(201);
  const plan = { name: 'Coolant', type: 'service', counts_from: 'completed', asset: own.id, every: 30, unit: 'day' };
  const { body: planned } = await register('POST', 'maintenance_plans/', plan);
  expect(planned).toMatchObject({ name: 'Coolant' });
  const { status, body } = await driver('GET', `vehicles/${own.id}/driver-sheet/`);
  expect([status, body]).toMatchObject([
    200,
    {
      vehicle: { id: own.id, plate_no: 'KJA-201-YD', assignee: { id: employee }, checked_on: '2026-03-10' },
      fuel: 'petrol',
      dues: [
        { kind: 'service', title: 'Oil', due_date: '2026-03-15', days_left: 5 },
        { kind: 'plan', title: 'Coolant' },
      ],
    },
  ]);
  expect(body.papers).toContainEqual({
    type: 'insurance',
    name: 'Insurance',
    state: 'due',
    due_date: '2026-03-20',
    files: [],
  });
  expect(body.papers.map(({ state }: { state: string }) => state)).toContain('missing');
  expect(JSON.stringify(body)).not.toMatch(/cost|price|total|vendor/);
  expect((await fleet('GET', `vehicles/${own.id}/driver-sheet/`)).body).toEqual(body);
});

it('opens the files of its papers, and of nothing else', async () => {
  const policy = (await addFile(server, owner)).id;
  const other = (await addFile(server, owner)).id;
  const paper = { title: 'Licence', due_date: '2026-12-20' };
  const licence = { ...paper, type: 'autoreg', attachments: [policy] };
  expect((await fleet('POST', `vehicles/${own.id}/statutory/`, licence)).status).toBe(201);
  await fleet('POST', `vehicles/${others.id}/statutory/`, { ...licence, attachments: [other] });
  const { papers } = (await driver('GET', `vehicles/${own.id}/driver-sheet/`)).body;
  expect(papers).toContainEqual(
    expect.objectContaining({ type: 'autoreg', files: [{ id: policy, name: 'policy.pdf' }] }),
  );
  const open = async (vehicle: string, file: string) =>
    (await driver('GET', `vehicles/${vehicle}/paper-files/${file}/`)).status;
  expect(await open(own.id, policy)).toBe(200);
  expect(await open(own.id, other)).toBe(404);
  expect(await open(others.id, other)).toBe(403);
  expect((await driver('GET', `vehicle-attachments/${policy}/file/`)).status).toBe(403);
});

it('lists the vehicles that one has, which are none to everybody else', async () => {
  const { body } = await driver('GET', 'my_vehicles/');
  expect(body.results).toMatchObject([{ id: own.id, checked_on: '2026-03-10' }]);
  expect((await fleet('GET', 'my_vehicles/')).body).toEqual({ results: [] });
});

it('may nothing else: no other vehicle, no change, no costs, and nothing once it was taken back', async () => {
  const refused = async (method: string, path: string, body?: object) => {
    const answer = await driver(method, path, body);
    expect([path, answer.status]).toEqual([path, 403]);
  };
  await refused('POST', `vehicles/${others.id}/checks/`, { passed, faults: [] });
  await refused('GET', `vehicles/${others.id}/driver-sheet/`);
  await refused('GET', `vehicles/${own.id}`);
  await refused('PATCH', `vehicles/${own.id}/`, { color: 'Red' });
  await refused('DELETE', `vehicles/${own.id}`);
  await refused('GET', `vehicles/${own.id}/fuel-summary/`);
  await refused('GET', `vehicle-costs/?vehicle=${own.id}`);
  await fleet('POST', `vehicles/${own.id}/remove-assignee/`, { end_date: '2026-03-10' });
  await refused('GET', `vehicles/${own.id}/driver-sheet/`);
  await refused('POST', `vehicles/${own.id}/issues/`, { message: 'It pulls' });
  expect((await driver('GET', 'my_vehicles/')).body).toEqual({ results: [] });
});
