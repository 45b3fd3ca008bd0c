/** How much vehicles are used: what each door to a status leaves behind, and what it adds up to. */
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../accounts/accounts.testing.ts';
import { newEmployee, type Parts, partsOf, type Register, registerOf, truckOf } from '../assets/assets.testing.ts';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { inLagos } from '../platform/time/lagos.testing.ts';
import { type Fleet, fleetOf, newVehicle } from './fleet.testing.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-01T11:00:00Z') });
const day = 86_400_000;
let owner: Owner;
let fleet: Fleet;
let register: Register;
let parts: Parts;

const signInAgain = async () => {
  owner = { ...owner, ...(await signIn(server, owner.user.email)) };
  fleet = fleetOf(server, owner);
  register = registerOf(server, owner);
};
/** The clock goes on, further than a sign-in lasts. */
const later = async (days: number) => {
  server.clock.advance(days * day);
  await signInAgain();
};
beforeAll(async () => {
  owner = await newOwner(server);
  await signInAgain();
  parts = await partsOf(server, owner);
});

const periodsOf = (id: string) =>
  server.sql<{ status: string; isOpen: boolean }>(
    `select status, until is null as "isOpen" from asset_status_periods where asset_id = $1 order by since`,
    [id],
  );
const statusesOf = async (id: string) => (await periodsOf(id)).map(({ status }) => status);
const was = async (id: string, ...statuses: string[]) =>
  expect(await periodsOf(id)).toEqual(statuses.map((status, at) => ({ status, isOpen: at === statuses.length - 1 })));
const soon = () => server.clock.advance(1000);

describe('the history of statuses is written by', () => {
  it('the form of the register', async () => {
    const { status, body } = await register('POST', 'assets/', truckOf(parts));
    expect(status).toBe(201);
    soon();
    const change = (more: object) =>
      register('PUT', `assets/${body.id}/`, truckOf(parts, { version: 1, status: 'out_for_repair', ...more }));
    expect((await change({})).status).toBe(200);
    await was(body.id, 'unassigned', 'out_for_repair');
    soon();
    expect((await change({ version: 2, notes: 'The gearbox' })).status).toBe(200);
    await was(body.id, 'unassigned', 'out_for_repair');
  });

  it('the forms of the fleet', async () => {
    const { id } = await newVehicle(fleet, { status: 'in_shop' });
    soon();
    await fleet('PATCH', `vehicles/${id}/`, { status: 'inactive' });
    await was(id, 'out_for_repair', 'inactive');
  });

  it('a change of many', async () => {
    const [one, two] = [await newVehicle(fleet), await newVehicle(fleet, { status: 'sold' })];
    soon();
    await register('PATCH', 'assets/bulk_change/', { ids: [one.id, two.id], status: 'sold' });
    await was(one.id, 'unassigned', 'sold');
    await was(two.id, 'sold');
  });

  it('whoever gives it to somebody and takes it back, through both doors', async () => {
    const assignee = await newEmployee(server, owner);
    const { id } = await newVehicle(fleet);
    soon();
    await fleet('POST', `vehicles/${id}/add-assignee/`, { assignee });
    soon();
    await register('POST', `assets/${id}/remove_assignee/`, { end_date: '2026-03-01' });
    await was(id, 'unassigned', 'active', 'unassigned');
  });

  it('an import', async () => {
    const row = {
      row_num: 1,
      asset_or_vehicle: 'vehicle',
      asset_or_vehicle_type: 'Trucks',
      make: 'Innoson',
      model: 'G40',
    };
    const more = { serial_no: 'KJA-7', status: 'in repair' };
    const { status, body } = await register('POST', 'assets/bulk_import/', [{ ...row, ...more }]);
    expect([status, body]).toEqual([201, { created: 1 }]);
    const [{ id }] = (await register('GET', 'assets/?search=KJA-7')).body.results;
    await was(id, 'out_for_repair');
  });

  it('a stock-take', async () => {
    const [region] = await server.sql<{ id: string }>(
      `insert into regions (business_id, id, name, country, state, city, address1, address2, is_default, created_at)
       values ($1, gen_random_uuid(), 'Yard', 'NG', '', '', '', '', false, now()) returning id`,
      [owner.businessId],
    );
    const { id } = (await register('POST', 'assets/', truckOf(parts, { location: region?.id }))).body;
    soon();
    const { body } = await register('POST', 'stock_takes/', { location: region?.id });
    const closed = await register('POST', `stock_takes/${body.id}/close/`, {
      mark_missing: true,
      move_unexpected: false,
    });
    expect(closed.status).toBe(200);
    await was(id, 'unassigned', 'missing');
  });

  it('the bin, in which a vehicle is nothing, and its way back', async () => {
    const { id } = await newVehicle(fleet);
    soon();
    await fleet('DELETE', `vehicles/${id}`);
    expect(await periodsOf(id)).toEqual([{ status: 'unassigned', isOpen: false }]);
    soon();
    await register('POST', 'assets/bin/restore/', { ids: [id] });
    await was(id, 'unassigned', 'unassigned');
  });

  it('nobody for a moment: what changes twice at once was never anything in between', async () => {
    const { id } = await newVehicle(fleet);
    await server.platform.db.as({ userId: owner.user.id, businessId: owner.businessId }, async (tx) => {
      for (const status of ['missing', 'inactive', 'out_for_repair'])
        await tx.query('update assets set status = $2 where id = $1', [id, status]);
    });
    expect((await statusesOf(id)).slice(-1)).toEqual(['out_for_repair']);
    expect(await statusesOf(id)).not.toContain('inactive');
  });
});

describe('the use of vehicles', () => {
  it('is the days with an assignee of those in the fleet, and the days out of use by cause', async () => {
    owner = await newOwner(server);
    await signInAgain();
    const assignee = await newEmployee(server, owner);
    // From the first of March at noon in Lagos.
    const [used, sold] = [await newVehicle(fleet), await newVehicle(fleet, { plate_no: 'LND-1' })];
    await later(4);
    await fleet('POST', `vehicles/${used.id}/add-assignee/`, { assignee });
    await fleet('PATCH', `vehicles/${sold.id}/`, { status: 'in_shop' });
    await later(2);
    await fleet('PATCH', `vehicles/${sold.id}/`, { status: 'sold' });
    await later(4);
    await fleet('POST', `vehicles/${used.id}/remove-assignee/`, { end_date: '2026-03-11' });
    await fleet('PATCH', `vehicles/${used.id}/`, { status: 'inactive' });
    await later(22);

    const none = { times: 0, out_for_repair: 0, inactive: 0, missing: 0, condemned: 0 };
    const { status, body } = await fleet('GET', 'vehicle-use/');
    expect([status, body.year, body.months.length]).toEqual([200, 2026, 4]);
    expect(body.months[1]).toEqual({ ...none, month: '2026-02', days: 0, assigned: 0, down: 0 });
    // Used from the first at noon; the other was there for six days. Given on the fifth, which counts, back on the eleventh.
    expect(body.months[2]).toEqual({
      ...none,
      month: '2026-03',
      days: 36.5,
      assigned: 7,
      down: 22.5,
      times: 2,
      out_for_repair: 2,
      inactive: 20.5,
    });
    expect(body.months[3]).toEqual({ ...none, month: '2026-04', days: 1.5, assigned: 0, down: 1.5, inactive: 1.5 });
    expect(body.sums).toMatchObject({ days: 38, assigned: 7, down: 24, times: 2 });
    expect((await fleet('GET', `vehicle-use/?vehicle=${sold.id}`)).body.sums).toMatchObject({ days: 6, down: 2 });
    expect((await fleet('GET', 'vehicle-use/vehicles/')).body).toMatchObject({
      count: 2,
      results: [
        { id: used.id, name: 'Toyota Hilux', note: 'KJA-117-YD', down: 22, assigned: 7 },
        { id: sold.id, note: 'LND-1', days: 6, down: 2, times: 1 },
      ],
    });
    const { results } = (await fleet('GET', 'vehicle-use/vehicles/?period=2026-04')).body;
    expect(results).toMatchObject([{ id: used.id, days: 1.5, down: 1.5, times: 0 }]);
    expect((await fleet('GET', 'vehicle-use/?year=2025')).body.sums).toEqual({
      ...none,
      days: 0,
      assigned: 0,
      down: 0,
    });
  });

  it('counts a day on which a vehicle changes hands once', async () => {
    owner = await newOwner(server);
    await signInAgain();
    const [one, two] = [await newEmployee(server, owner), await newEmployee(server, owner)];
    const { id } = await newVehicle(fleet);
    await fleet('POST', `vehicles/${id}/add-assignee/`, { assignee: one });
    await later(3);
    const today = inLagos(0, server.clock.now());
    await fleet('POST', `vehicles/${id}/remove-assignee/`, { end_date: today });
    await fleet('POST', `vehicles/${id}/add-assignee/`, { assignee: two });
    await later(1);
    const sums = async () => (await fleet('GET', 'vehicle-use/')).body.sums;
    expect(await sums()).toMatchObject({ days: 4, assigned: 4 });
    // What was found before does not hide what changes.
    await server.sql('delete from asset_assignments where asset_id = $1 and employee_id = $2', [id, one]);
    expect(await sums()).toMatchObject({ days: 4, assigned: 1.5 });
    await fleet('PATCH', 'vehicles/bulk-delete/', { ids: [id] });
    expect(await sums()).toMatchObject({ days: 0, assigned: 0 });
  });
});
