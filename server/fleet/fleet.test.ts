/** What is written through the door of the fleet shows through that of the register, and the other way round. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newEmployee, partsOf, type Register, registerOf } from '../assets/assets.testing.ts';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { addFile, type Fleet, fleetOf, hilux, newVehicle } from './fleet.testing.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
let owner: Owner;
let fleet: Fleet;
let register: Register;

beforeAll(async () => {
  owner = await newOwner(server);
  fleet = fleetOf(server, owner);
  register = registerOf(server, owner);
});

const idsIn = ({ body }: { body: { results: { id: string }[] } }) => body.results.map(({ id }) => id);

describe('a vehicle', () => {
  it('is added here and is an asset there', async () => {
    const vehicle = await newVehicle(fleet);
    expect(vehicle).toMatchObject({
      type_display: 'Truck',
      make: { name: 'Toyota' },
      model: { name: 'Hilux' },
      status: 'active',
      assignee: null,
      status_display: 'Active',
      start_mileage: 12_000,
      purchase_price: 29_000_000,
      attachments: [],
    });
    expect((await register('GET', `assets/${vehicle.id}`)).body).toMatchObject({
      name: 'Toyota Hilux',
      number: vehicle.number,
      vehicle_type: 'truck',
      status: 'unassigned',
      mileage: 12_000,
      cost: 29_000_000,
      purchase_date: '2024-02-01',
      plate_no: 'KJA-117-YD',
      contact: expect.stringMatching(/\S/),
    });
  });

  it('is added there and stands here, with the status that the register has', async () => {
    const { vehicle: asset_type } = await partsOf(server, owner);
    const facts = {
      asset_type,
      vehicle_type: 'car',
      vehicle_make: 'toyota',
      contact: 'Musa',
      status: 'missing',
      year: 1988,
    };
    const { body: asset } = await register('POST', 'assets/', facts);
    expect((await fleet('GET', `vehicles/${asset.id}`)).body).toMatchObject({
      status: 'inactive',
      status_display: 'Missing',
      model: null,
      year: 1988,
      plate_no: '',
    });
    const changed = await fleet('PATCH', `vehicles/${asset.id}/`, { status: 'inactive', color: 'Red' });
    expect([changed.status, changed.body.status_display, changed.body.color]).toEqual([200, 'Missing', 'Red']);
    await fleet('PATCH', `vehicles/${asset.id}/`, { status: 'in_shop' });
    expect((await register('GET', `assets/${asset.id}`)).body).toMatchObject({
      status: 'out_for_repair',
      contact: 'Musa',
    });
  });

  it.each([
    [{ plate_no: ' ' }, { plate_no: ['Required'] }],
    [{ make: '' }, { make: ['Required'] }],
    [{ make: 'nobody' }, { make: ['This make does not exist.'] }],
    [{ model: 'nothing' }, { model: ['This model does not exist.'] }],
  ])('is refused at the field of the fleet: %j', async (wrong, body) => {
    expect(await fleet('POST', 'vehicles/', { ...hilux, ...wrong })).toMatchObject({ status: 400, body });
  });

  it('is listed by search, type and status, ten a page', async () => {
    const own = fleetOf(server, await newOwner(server));
    for (let n = 0; n < 11; n += 1) await newVehicle(own, { plate_no: `ABC-${100 + n}-XY` });
    await newVehicle(own, { status: 'sold' });
    const { body } = await own('GET', 'vehicles/');
    expect([body.results.length, body.count, body.results[0].status_display]).toEqual([10, 12, 'Sold']);
    expect((await own('GET', 'vehicles/?search=ABC-105')).body.count).toBe(1);
    expect((await own('GET', 'vehicles/?type=truck&status=active')).body.count).toBe(11);
    expect((await own('GET', 'vehicles/?status=in_shop')).body.count).toBe(0);
    expect((await own('GET', 'vehicle-dashboard/type-stats/')).body).toMatchObject({ trucks: 12, cars: 0 });
    expect((await own('GET', 'vehicle-dashboard/status-stats/')).body).toEqual({
      active: 11,
      inactive: 0,
      in_shop: 0,
      sold: 1,
    });
  });

  it('goes to the bin of the register, alone or with others; what is no vehicle stays', async () => {
    const [one, two] = [await newVehicle(fleet), await newVehicle(fleet)];
    const { laptop, region } = await partsOf(server, owner);
    const facts = { asset_type: laptop, name: 'HP', location: region, status: 'unassigned', asset_condition: 'new' };
    const { body: thing } = await register('POST', 'assets/', facts);
    expect((await fleet('DELETE', `vehicles/${one.id}`)).status).toBe(204);
    const { body } = await fleet('PATCH', 'vehicles/bulk-delete/', { ids: [two.id, thing.id] });
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'missing']);
    expect((await fleet('GET', `vehicles/${thing.id}`)).status).toBe(404);
    expect(idsIn(await register('GET', 'assets/bin/'))).toEqual(expect.arrayContaining([one.id, two.id]));
    expect((await register('GET', `assets/${thing.id}`)).status).toBe(200);
  });

  it('is changed and deleted there, and so it is here', async () => {
    const { id } = await newVehicle(fleet);
    await register('PATCH', 'assets/bulk_change/', { ids: [id], status: 'out_for_repair' });
    expect((await fleet('GET', `vehicles/${id}`)).body).toMatchObject({ status: 'in_shop', status_display: 'In-shop' });
    const { body: asset } = await register('GET', `assets/${id}`);
    const named = { asset_type: asset.asset_type.id, vehicle_type: 'truck', vehicle_make: 'toyota', contact: 'Musa' };
    const { status, body } = await register('PUT', `assets/${id}/`, {
      ...named,
      status: 'out_for_repair',
      plate_no: 'LND-204-AA',
      color: 'Blue',
      version: asset.version,
    });
    expect([status, body]).toEqual([200, body]);
    expect((await fleet('GET', `vehicles/${id}`)).body).toMatchObject({ plate_no: 'LND-204-AA', color: 'Blue' });
    await register('PATCH', 'assets/bulk_delete/', { ids: [id] });
    expect((await fleet('GET', `vehicles/${id}`)).status).toBe(404);
    await register('POST', 'assets/bin/restore/', { ids: [id] });
    expect((await fleet('GET', `vehicles/${id}`)).body.status).toBe('in_shop');
  });

  it('is assigned there and taken back there, and so it is here', async () => {
    const assignee = await newEmployee(server, owner);
    const { id } = await newVehicle(fleet);
    await register('POST', `assets/${id}/add_assignee/`, { assignee, date_assigned: '2026-03-01' });
    expect((await fleet('GET', `vehicles/${id}`)).body).toMatchObject({
      assignee: { id: assignee },
      date_assigned: '2026-03-01',
    });
    await register('POST', `assets/${id}/remove_assignee/`, { end_date: '2026-03-10' });
    expect((await fleet('GET', `vehicles/${id}`)).body.assignee).toBeNull();
    expect((await fleet('GET', `vehicles/${id}/assignee-history/`)).body.results).toMatchObject([
      { assignee: { id: assignee }, date_assigned: '2026-03-01', end_date: '2026-03-10' },
    ]);
  });

  it('is with somebody until a day, and planned for the next one from then on', async () => {
    const [ngozi, musa] = [await newEmployee(server, owner), await newEmployee(server, owner)];
    const { id } = await newVehicle(fleet, { assignee: ngozi });
    await fleet('POST', `vehicles/${id}/remove-assignee/`, { end_date: '2026-03-20' });
    await fleet('POST', `vehicles/${id}/add-assignee/`, { assignee: musa, date_assigned: '2026-03-21' });
    expect((await fleet('GET', `vehicles/${id}`)).body).toMatchObject({
      assignee: { id: ngozi },
      assigned_until: '2026-03-20',
      next_assignment: { assignee: { id: musa }, date_assigned: '2026-03-21' },
    });
    const periods: { state: string }[] = (await fleet('GET', `vehicles/${id}/assignee-history/`)).body.results;
    expect(periods.map(({ state }) => state)).toEqual(['planned', 'held']);
  });

  it('is assigned here and has its assignee there', async () => {
    const employee = await newEmployee(server, owner);
    const { id } = await newVehicle(fleet, { assignee: employee });
    const history = (await register('GET', `assets/${id}/assignee_history/`)).body.results;
    expect(history).toMatchObject([{ assignee: { id: employee }, date_assigned: '2026-03-10', end_date: null }]);
    expect((await fleet('POST', `vehicles/${id}/add-assignee/`, { assignee: employee })).status).toBe(409);
    const past = await fleet('POST', `vehicles/${id}/remove-assignee/`, { end_date: '2026-03-01' });
    expect([past.status, past.body.end_date]).toEqual([400, ['The end date cannot be before today.']]);
    await fleet('POST', `vehicles/${id}/remove-assignee/`, { end_date: '2026-03-10' });
    expect((await fleet('GET', `vehicles/${id}/assignee-history/`)).body.results[0]).toMatchObject({
      end_date: '2026-03-10',
    });
    expect((await register('GET', `assets/${id}`)).body).toMatchObject({ assignee: null, status: 'unassigned' });
  });
});

describe('a service', () => {
  const done = { description: 'Oil and filters', service_date: '2026-01-10', due_date: '2026-03-20', cost: 45_000 };

  it('is recorded here and is maintenance there, with its file and its reminder', async () => {
    const { id } = await newVehicle(fleet);
    const file = await addFile(server, owner);
    const given = { ...done, reminder_days: 14, mileage: 12_500, attachments: [file.id] };
    const { status, body } = await fleet('POST', `vehicles/${id}/services/`, given);
    expect([status, body]).toMatchObject([
      201,
      { due_in: 10, reminder_days: 14, attachments: [{ name: 'policy.pdf' }] },
    ]);
    const { results } = (await register('GET', `assets/${id}/get_asset_maintenance/`)).body;
    expect(results).toMatchObject([
      { id: body.id, type: 'service', notes: 'Oil and filters', reminder: { set_reminder: '14d' }, status: 'upcoming' },
    ]);
    expect((await fleet('GET', `vehicles/${id}`)).body).toMatchObject({
      start_mileage: 12_500,
      attachments: [{ id: file.id }],
    });
    expect((await fleet('GET', `vehicles/${id}/services?search=filter`)).body.count).toBe(1);
  });

  it('is moved there, and its reminder still leads to the fleet', async () => {
    const { id } = await newVehicle(fleet);
    const { body } = await fleet('POST', `vehicles/${id}/services/`, { ...done, reminder_days: 14 });
    await register('PATCH', `maintenance/${body.id}/`, { due_date: '2026-03-25' });
    expect((await register('GET', `reminders/reminders_filter/?asset=${id}`)).body.results).toMatchObject([
      { due_date: '2026-03-25', link: `/fleet/home/${id}?tab=services` },
    ]);
  });

  it('is changed and deleted there, and so it is here', async () => {
    const { id } = await newVehicle(fleet);
    const { body } = await fleet('POST', `vehicles/${id}/services/`, done);
    await register('PATCH', `maintenance/${body.id}/`, { notes: 'Brakes', cost: 12_000, due_date: '2026-03-25' });
    expect((await fleet('GET', `vehicles/${id}/services`)).body.results).toMatchObject([
      { id: body.id, description: 'Brakes', cost: 12_000, due_date: '2026-03-25', due_in: 15 },
    ]);
    await register('DELETE', `maintenance/${body.id}/`);
    expect((await fleet('GET', `vehicles/${id}/services`)).body.count).toBe(0);
  });

  it('is recorded there and is due here', async () => {
    const { id } = await newVehicle(fleet);
    const entry = { asset: id, type: 'service', notes: 'Brakes', cost: 0, date: '2026-01-10', due_date: '2026-03-01' };
    await register('POST', 'maintenance/', entry);
    const { results } = (await fleet('GET', `vehicle-service-reminders/?vehicle=${id}`)).body;
    expect(results).toMatchObject([
      { description: 'Brakes', due_in: -9, vehicle: { make: 'Toyota', plate_no: 'KJA-117-YD' } },
    ]);
  });

  it('is renewed with a later date, once, and the one before stays', async () => {
    const { id } = await newVehicle(fleet);
    const { body: first } = await fleet('POST', `vehicles/${id}/services/`, done);
    const path = `vehicles/${id}/services/${first.id}/`;
    const next = { ...done, service_date: '2026-03-09', due_date: '2026-09-09', vehicleId: id, serviceId: first.id };
    const key = { 'Idempotency-Key': `renewal-${id}` };
    const [one, again] = [await fleet('PUT', path, next, key), await fleet('PUT', path, next, key)];
    expect([one.status, again.body.id]).toEqual([200, one.body.id]);
    expect((await fleet('PUT', path, next)).body.code).toBe('renewed');
    const { results } = (await fleet('GET', `vehicles/${id}/services`)).body;
    expect(results).toMatchObject([
      { service_date: '2026-03-09', due_in: 183 },
      { id: first.id, due_in: null },
    ]);
    expect((await fleet('GET', `vehicle-service-reminders/?vehicle=${id}`)).body.count).toBe(0);
  });

  it('is renewed together with another one, which has a copy of its file', async () => {
    const file = await addFile(server, owner);
    const next = { ...done, service_date: '2026-03-09', due_date: '2026-09-09', attachments: [file.id] };
    const files: string[][] = [];
    for (const plate_no of ['KJA-117-YD', 'LND-24-XA']) {
      const { id } = await newVehicle(fleet, { plate_no });
      const { body: old } = await fleet('POST', `vehicles/${id}/services/`, done);
      const { body } = await fleet('PUT', `vehicles/${id}/services/${old.id}/`, next);
      files.push(body.attachments.map((each: { id: string }) => each.id));
    }
    expect(files).toEqual([[file.id], [expect.any(String)]]);
    expect(files[1]).not.toEqual(files[0]);
  });

  it('is corrected otherwise, and deleted alone or with others', async () => {
    const { id } = await newVehicle(fleet);
    const { body: first } = await fleet('POST', `vehicles/${id}/services/`, done);
    const { body: second } = await fleet('POST', `vehicles/${id}/services/`, { ...done, service_date: '2026-02-10' });
    const path = `vehicles/${id}/services/${first.id}/`;
    expect((await fleet('PUT', path, { ...done, cost: 50_000 })).body).toMatchObject({ id: first.id, cost: 50_000 });
    expect((await register('GET', `maintenance/${first.id}/`)).body).toMatchObject({ type: 'service', cost: 50_000 });
    const blank = await fleet('PUT', path, { ...done, description: ' ' });
    expect([blank.status, blank.body]).toEqual([400, { description: ['Feild is required'] }]);
    expect((await fleet('DELETE', path)).status).toBe(204);
    expect((await fleet('DELETE', path)).status).toBe(404);
    expect((await fleet('PATCH', `vehicles/${id}/services/bulk-delete/`, { ids: [second.id] })).status).toBe(204);
    expect((await register('GET', `assets/${id}/get_asset_maintenance/`)).body.count).toBe(0);
  });
});

describe('a repair', () => {
  it('is recorded, changed and deleted through either door', async () => {
    const { id } = await newVehicle(fleet);
    const { body } = await fleet('POST', `vehicles/${id}/repairs/`, {
      description: 'Radiator',
      repair_date: '2026-03-01',
      cost: 9_000,
    });
    const entry = { asset: id, type: 'repair', notes: 'Clutch', cost: 80_000, date: '2026-03-05' };
    const { body: other } = await register('POST', 'maintenance/', entry);
    expect((await fleet('GET', `vehicles/${id}/repairs/`)).body).toMatchObject({
      count: 2,
      results: [{ id: other.id }, { id: body.id }],
    });
    const changed = { description: 'Radiator and hose', repair_date: '2026-03-01', cost: 11_000 };
    await fleet('PUT', `vehicles/${id}/repairs/${body.id}/`, changed);
    expect((await register('GET', `maintenance/${body.id}/`)).body).toMatchObject({
      notes: 'Radiator and hose',
      cost: 11_000,
    });
    await register('PATCH', `maintenance/${other.id}/`, { notes: 'Clutch and cable', cost: 90_000 });
    expect((await fleet('GET', `vehicles/${id}/repairs/`)).body.results[0]).toMatchObject({
      id: other.id,
      description: 'Clutch and cable',
      cost: 90_000,
    });
    expect((await fleet('DELETE', `vehicles/${id}/services/${body.id}/`)).status).toBe(404);
    await register('DELETE', `maintenance/${other.id}/`);
    expect(idsIn(await fleet('GET', `vehicles/${id}/repairs/`))).toEqual([body.id]);
    const { body: third } = await fleet('POST', `vehicles/${id}/repairs/`, changed);
    expect((await fleet('GET', `vehicles/${id}/repairs?search=radiator`)).body.count).toBe(2);
    await fleet('DELETE', `vehicles/${id}/repairs/${third.id}/`);
    await fleet('PATCH', `vehicles/${id}/repairs/bulk-delete/`, { ids: [body.id] });
    expect((await register('GET', `assets/${id}/get_asset_maintenance/`)).body.count).toBe(0);
  });
});

it('offers kinds, states, makes and models', async () => {
  const { body } = await fleet('GET', 'vehicles/choicefield-metadata/');
  expect(body.status).toContainEqual({ value: 'in_shop', display_name: 'In-shop' });
  expect(body.type).toContainEqual({ value: 'forklift', display_name: 'Forklift' });
  expect((await fleet('GET', 'make/?type=truck')).body).toContainEqual({ id: 'toyota', name: 'Toyota' });
  expect((await fleet('GET', 'make/toyota/models/?type=truck')).body).toContainEqual({
    id: 'toyota-hilux-truck',
    name: 'Hilux',
    make: 'toyota',
  });
});
