/** What a fleet writes down every day: readings, fuel, checks, accidents and fines, and what all of it adds up to. */
import { beforeAll, describe, expect, it } from 'vitest';
import { checklists } from '../../rules/fleet/checklist.ts';
import { newEmployee, type Register, registerOf } from '../assets/assets.testing.ts';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { type Fleet, fleetOf, newVehicle } from './fleet.testing.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
let owner: Owner;
let fleet: Fleet;
let register: Register;

beforeAll(async () => {
  owner = await newOwner(server);
  fleet = fleetOf(server, owner);
  register = registerOf(server, owner);
});

const upload = async () => {
  const form = new FormData();
  form.append('file', new Blob([pdf]), 'dial.pdf');
  const path = `/c/${owner.businessId}/vehicle-attachments/`;
  return (await server.call('POST', path, { token: owner.token, form })).body;
};
const fuelled = { litres: 40, total: 3_800_000, mileage: 12_000, filled_on: '2026-03-01' };
const fill = async (id: string, more: object = {}, by = fleet) => {
  const { status, body } = await by('POST', `vehicles/${id}/fuel/`, { ...fuelled, ...more });
  expect([status, body]).toEqual([201, body]);
  return body;
};

describe('a reading', () => {
  it('has a photo and who took it, and is the mileage here and there', async () => {
    const { id } = await newVehicle(fleet);
    const photo = await upload();
    const { status, body } = await fleet('POST', `vehicles/${id}/readings/`, { value: 13_000, photo: photo.id });
    expect([status, body]).toMatchObject([
      201,
      { value: 13_000, read_on: '2026-03-10', source: 'reading', photo: { name: 'dial.pdf' } },
    ]);
    expect(body.recorded_by).toMatch(/\S/);
    expect((await server.call('GET', body.photo.file.replace('/api', ''), { token: owner.token })).status).toBe(200);
    expect((await fleet('GET', `vehicles/${id}`)).body.start_mileage).toBe(13_000);
    expect((await register('GET', `assets/${id}/readings/`)).body.results).toMatchObject([{ value: 13_000 }]);
    const lower = await fleet('POST', `vehicles/${id}/readings/`, { value: 12_900 });
    expect([lower.status, lower.body.value[0]]).toEqual([400, expect.stringMatching(/Say why, if it is right\.$/)]);
    const said = await fleet('POST', `vehicles/${id}/readings/`, { value: 10, correction: 'New dashboard' });
    expect([said.status, said.body.correction]).toEqual([201, 'New dashboard']);
  });

  it('comes with fuel, a check, a service and a repair: one log', async () => {
    const { id } = await newVehicle(fleet);
    await fleet('POST', `vehicles/${id}/services/`, {
      description: 'Oil',
      service_date: '2026-02-20',
      mileage: 12_500,
    });
    await fill(id, { mileage: 12_900 });
    await fleet('POST', `vehicles/${id}/checks/`, { passed: checklists.truck, faults: [], mileage: 13_100 });
    const sources = (await fleet('GET', `vehicles/${id}/readings/`)).body.results.map(
      ({ value, source }: { value: number; source: string }) => [value, source],
    );
    expect(sources).toEqual([
      [13_100, 'check'],
      [12_900, 'fuel'],
      [12_500, 'maintenance'],
    ]);
  });
});

describe('fuel', () => {
  it('is recorded once, with its driver, price and receipt', async () => {
    const driver = await newEmployee(server, owner);
    const { id } = await newVehicle(fleet, { assignee: driver });
    const receipt = await upload();
    const body = { ...fuelled, station: ' NNPC Ikeja ', attachments: [receipt.id] };
    const key = { 'idempotency-key': 'one-fill-of-fuel' };
    const first = await fleet('POST', `vehicles/${id}/fuel/`, body, key);
    expect([first.status, first.body]).toMatchObject([
      201,
      { price_per_litre: 95_000, total: 3_800_000, is_full: true, station: 'NNPC Ikeja', fuel: 'petrol', doubts: [] },
    ]);
    expect([first.body.driver.id, first.body.attachments[0].id, first.body.consumption]).toEqual([
      driver,
      receipt.id,
      null,
    ]);
    expect((await fleet('POST', `vehicles/${id}/fuel/`, body, key)).body).toEqual(first.body);
    expect((await fleet('GET', `vehicles/${id}/fuel/`)).body.count).toBe(1);
    expect((await fleet('DELETE', `vehicles/${id}/fuel/${first.body.id}/`)).status).toBe(204);
    expect((await fleet('DELETE', `vehicles/${id}/fuel/${first.body.id}/`)).status).toBe(404);
    expect((await fleet('GET', `vehicles/${id}/readings/`)).body.count).toBe(0);
  });

  it('says what is burnt between full tanks, whatever was filled between them', async () => {
    const { id } = await newVehicle(fleet);
    await fill(id, { filled_on: '2026-02-01', mileage: 10_000 });
    await fill(id, { filled_on: '2026-02-05', mileage: 10_200, litres: 20, total: 1_900_000, is_full: false });
    await fill(id, { filled_on: '2026-02-09', mileage: 10_500, litres: 30, total: 2_850_000 });
    await fill(id, { filled_on: '2026-02-12', mileage: null, litres: 10, total: 950_000 });
    await fill(id, { filled_on: '2026-02-15', mileage: 11_000, litres: 40, total: 3_800_000 });
    const { results } = (await fleet('GET', `vehicles/${id}/fuel/`)).body;
    expect(results.map(({ consumption }: { consumption: number }) => consumption)).toEqual([10, null, 10, null, null]);
    expect((await fleet('GET', `vehicles/${id}/fuel-summary/`)).body).toEqual({
      consumption: 10,
      litres: 140,
      total: 13_300_000,
      tank_litres: 600,
      is_usual_tank: true,
      mileage: 11_000,
      fuel: 'petrol',
    });
  });

  it('that does not fit is shown: tank, price, odometer and consumption', async () => {
    const own = fleetOf(server, await newOwner(server));
    const { id } = await newVehicle(own);
    expect((await own('PUT', `vehicles/${id}/tank/`, { litres: 80 })).body).toMatchObject({
      tank_litres: 80,
      is_usual_tank: false,
    });
    for (const [at, day] of ['01', '04', '08', '12'].entries())
      await fill(id, { filled_on: `2026-02-${day}`, mileage: 20_000 + at * 400 }, own);
    const last = { filled_on: '2026-02-20', mileage: 21_400, litres: 90, total: 12_600_000 };
    expect((await fill(id, last, own)).doubts).toEqual(['tank', 'price', 'consumption']);
    const back = await own('POST', `vehicles/${id}/fuel/`, { ...fuelled, mileage: 100 });
    expect([back.status, back.body.mileage[0]]).toEqual([400, expect.stringMatching(/Say why/)]);
    expect((await fill(id, { mileage: 100, correction: 'New dashboard' }, own)).doubts).toEqual(['odometer']);
  });

  it.each([
    [{ filled_on: '2026-03-11' }, { filled_on: ['Choose today or an earlier day.'] }],
    [{ price_per_litre: 50_000 }, { total: ['It is not the litres times the price.'] }],
    [{ driver: '01b00000-0000-7000-8000-0000000000a1' }, { driver: ['Choose an employee.'] }],
  ])('is refused at its field: %j', async (wrong, body) => {
    const { id } = await newVehicle(fleet);
    expect(await fleet('POST', `vehicles/${id}/fuel/`, { ...fuelled, ...wrong })).toMatchObject({ status: 400, body });
  });
});

describe('a daily check', () => {
  it('reports what is not all right as an issue of the vehicle, with its picture', async () => {
    const own = await newOwner(server);
    const [ownFleet, ownRegister] = [fleetOf(server, own), registerOf(server, own)];
    const { id } = await newVehicle(ownFleet);
    await newVehicle(ownFleet, { status: 'in_shop' });
    expect((await ownFleet('GET', 'vehicle-checks/missing/')).body).toMatchObject({
      count: 1,
      results: [{ vehicle: { id }, assignee: '', checked_on: null }],
    });
    const [failed, ...passed] = checklists.truck;
    expect((await ownFleet('POST', `vehicles/${id}/checks/`, { passed, faults: [] })).body).toEqual({
      passed: ['Answer every item of the checklist.'],
    });
    const faults = [{ item: failed, note: 'The left rear one is bald' }];
    const { status, body } = await ownFleet('POST', `vehicles/${id}/checks/`, { passed, faults, mileage: 12_400 });
    expect([status, body]).toMatchObject([
      201,
      { checked_on: '2026-03-10', faults: [{ item: 'tyres', issue_status: 'pending' }] },
    ]);
    const { results } = (await ownRegister('GET', `assets/${id}/issues/`)).body;
    expect(results).toMatchObject([
      { id: body.faults[0].issue, message: 'Tyres and wheel nuts: The left rear one is bald', priority_level: 'high' },
    ]);
    expect((await ownFleet('GET', 'vehicle-checks/missing/')).body.count).toBe(0);
    await ownRegister('DELETE', `issues/${body.faults[0].issue}/`);
    expect((await ownFleet('GET', `vehicles/${id}/checks/`)).body.results[0].faults).toMatchObject([
      { item: 'tyres', note: 'The left rear one is bald' },
    ]);
  });

  it('whose mileage cannot be believed changes nothing', async () => {
    const { id } = await newVehicle(fleet);
    await fill(id, { filled_on: '2026-03-09', mileage: 50_000 });
    const [failed, ...passed] = checklists.truck;
    const check = { passed, faults: [{ item: failed, note: 'Bald' }], mileage: 49_000 };
    expect((await fleet('POST', `vehicles/${id}/checks/`, check)).body.mileage[0]).toMatch(/Say why/);
    expect((await fleet('GET', `vehicles/${id}/checks/`)).body.count).toBe(0);
    expect((await register('GET', `assets/${id}/issues/`)).body.count).toBe(0);
  });
});

describe('an accident or a fine', () => {
  it('is recorded with its driver, changed when it is paid, and deleted', async () => {
    const driver = await newEmployee(server, owner);
    const { id } = await newVehicle(fleet, { assignee: driver });
    const given = { kind: 'fine', happened_on: '2026-03-02', place: 'Ojota', description: 'LASTMA: wrong lane' };
    const picture = await upload();
    const { status, body } = await fleet('POST', `vehicles/${id}/incidents/`, {
      ...given,
      amount: 2_000_000,
      attachments: [picture.id],
    });
    expect([status, body]).toMatchObject([201, { driver: { id: driver }, amount: 2_000_000, paid_on: null }]);
    const path = `vehicles/${id}/incidents/${body.id}/`;
    const paid = await fleet('PUT', path, { ...given, amount: 2_500_000, driver, paid_on: '2026-03-05' });
    expect(paid.body).toMatchObject({ amount: 2_500_000, paid_on: '2026-03-05', attachments: [{ id: picture.id }] });
    expect((await fleet('PUT', path, { ...given, attachments: [] })).body).toMatchObject({
      driver: { id: driver },
      attachments: [],
    });
    expect((await fleet('PUT', path, { ...given, paid_on: '2026-03-01' })).body).toEqual({
      paid_on: ['Choose a day since it happened, today at the latest.'],
    });
    expect((await fleet('DELETE', path)).status).toBe(204);
    expect((await fleet('GET', `vehicles/${id}/incidents/`)).body.count).toBe(0);
  });
});

describe('costs', () => {
  it('are those of every month, vehicle and driver, and follow each change', async () => {
    const own = await newOwner(server);
    const by = fleetOf(server, own);
    const driver = await newEmployee(server, own);
    const { id } = await newVehicle(by, { assignee: driver });
    const other = await newVehicle(by);
    await fill(id, { filled_on: '2026-02-03', mileage: 12_000 }, by);
    const second = await fill(id, { filled_on: '2026-03-03', mileage: 12_500 }, by);
    const service = { description: 'Oil', service_date: '2026-02-20', mileage: 12_300, cost: 45_000 };
    const { body: served } = await by('POST', `vehicles/${id}/services/`, service);
    await by('POST', `vehicles/${other.id}/repairs/`, {
      description: 'Clutch',
      repair_date: '2026-02-21',
      cost: 100_000,
    });
    const fine = { kind: 'fine', happened_on: '2026-03-02', description: 'No belt', amount: 500_000 };
    const { body: fined } = await by('POST', `vehicles/${id}/incidents/`, fine);

    const { body } = await by('GET', 'vehicle-costs/?year=2026');
    expect(body.months[1]).toEqual({
      month: '2026-02',
      fuel: 3_800_000,
      services: 4_500_000,
      repairs: 10_000_000,
      papers: 0,
      fines: 0,
      accidents: 0,
      total: 18_300_000,
      km: 300,
    });
    expect(body.months[2]).toMatchObject({ fuel: 3_800_000, fines: 500_000, total: 4_300_000, km: 200 });
    expect(body.sums).toMatchObject({ total: 22_600_000, km: 500 });
    expect((await by('GET', `vehicle-costs/?vehicle=${other.id}`)).body.sums).toMatchObject({
      total: 10_000_000,
      km: 0,
    });
    expect((await by('GET', 'vehicle-costs/vehicles/?period=2026-02')).body.results).toMatchObject([
      { id: other.id, name: 'Toyota Hilux', note: 'KJA-117-YD', total: 10_000_000 },
      { id, total: 8_300_000, km: 300 },
    ]);
    expect((await by('GET', 'vehicle-costs/drivers/')).body).toMatchObject({
      count: 1,
      results: [{ id: driver, fuel: 7_600_000, fines: 500_000, total: 8_100_000 }],
    });

    await by('DELETE', `vehicles/${id}/fuel/${second.id}/`);
    await by('PUT', `vehicles/${id}/services/${served.id}/`, { ...service, cost: 50_000, mileage: 12_400 });
    await by('PUT', `vehicles/${id}/incidents/${fined.id}/`, { ...fine, kind: 'accident', happened_on: '2026-01-02' });
    const after = (await by('GET', 'vehicle-costs/')).body;
    expect(after.months[0]).toMatchObject({ accidents: 500_000, fines: 0, total: 500_000 });
    expect(after.months[1]).toMatchObject({ services: 5_000_000, km: 400 });
    expect(after.months[2]).toMatchObject({ total: 0, km: 0 });
  });
});
