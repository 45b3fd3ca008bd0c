/** Every form that edits, with a record in which everything is filled: what the form does not change stays as it was. */
import { expect, it } from 'vitest';
import { versionOf } from '../../rules/shared/version.ts';
import { laptopOf, partsOf, truckOf } from '../../server/assets/assets.testing.ts';
import { newOwner, png } from '../../server/onboarding/onboarding.testing.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import * as assetForm from '../../src/domain/assets/asset-form.ts';
import * as issueForm from '../../src/domain/assets/issue-form.ts';
import * as maintenanceForm from '../../src/domain/assets/maintenance-form.ts';
import * as planForm from '../../src/domain/assets/plan-form.ts';
import * as careForm from '../../src/domain/fleet/care-form.ts';
import * as vehicleForm from '../../src/domain/fleet/vehicle-form.ts';
import * as employeeForm from '../../src/domain/hr/employee-form.ts';

const server = await startTestServer({ jobs: true });
const owner = await newOwner(server);
const parts = await partsOf(server, owner);

// biome-ignore lint/suspicious/noExplicitAny: records of every kind, and what the tests expect of them is the check.
type Fields = Record<string, any>;
async function ask(method: string, path: string, json?: object): Promise<Fields> {
  const { token, businessId } = owner;
  const { status, body } = await server.call(method, `/c/${businessId}/${path}`, { token, ...(json ? { json } : {}) });
  expect([method, path, status, body]).toEqual([method, path, method === 'POST' ? 201 : 200, body]);
  return body;
}
const rowIn = async (path: string, id: string) =>
  ((await ask('GET', path)).results as Fields[]).find((row) => row.id === id) ?? {};

type Form = {
  /** The record, with everything filled. */
  make: () => Promise<Fields>;
  read: (record: Fields) => Promise<Fields>;
  method: 'PUT' | 'PATCH';
  at: (record: Fields) => string;
  /** What the form sends when one field is changed. */
  sends: (record: Fields) => object;
  changes: Fields;
  /** What follows from any edit. */
  follows?: readonly string[];
};

const register = 'asset-management';
const dates = { purchase_date: '2024-02-01', cost: 900_000 };
const more = {
  color: 'White',
  notes: 'Bought after the flood',
  vendor: 'Slot Systems',
  duplicate_reason: 'Tests have several.',
  asset_condition: 'new' as const,
};
const newAsset = () =>
  ask('POST', `${register}/assets/`, {
    ...laptopOf(parts, { ...dates, ...more, brand: 'HP', model: 'EliteBook 840', serial_no: 'CND1' }),
  });
const newVehicle = () =>
  ask('POST', `${register}/assets/`, {
    ...truckOf(parts, {
      ...dates,
      ...more,
      location: parts.region,
      plate_no: `ABC-${Math.floor(Math.random() * 900) + 100}-XY`,
    }),
    year: 2021,
    mileage: 12_000,
    contact: 'Musa',
    brand: 'Toyota',
    serial_no: 'VIN1',
  });
const assetAt = ({ id }: Fields) => `${register}/assets/${id}`;
const ofAsset = (make: Form['make'], changed: Partial<assetForm.AssetFields>, changes: Fields): Form => ({
  make,
  method: 'PUT',
  changes,
  at: (record) => `${assetAt(record)}/`,
  read: (record) => ask('GET', assetAt(record)),
  sends: (record) => ({
    ...assetForm.toChangedAsset({ ...assetForm.fieldsOf(record as never), ...changed }),
    version: record.version,
  }),
  follows: ['version'],
});
const entryOf = (list: string, first: object, sends: Form['sends'], changes: Fields): Form => {
  const listed = list === 'services' ? list : `${list}/`;
  return {
    method: 'PUT',
    sends,
    changes,
    make: async () => {
      const vehicle = await newVehicle();
      const { id } = await ask('POST', `vehicles/${vehicle.id}/${list}/`, first);
      return rowIn(`vehicles/${vehicle.id}/${listed}`, String(id));
    },
    at: ({ vehicle, id }) => `vehicles/${vehicle}/${list}/${id}/`,
    read: ({ vehicle, id }) => rowIn(`vehicles/${vehicle}/${listed}`, String(id)),
  };
};

const forms: Record<string, Form> = {
  'an employee': {
    make: async () => {
      const job = await ask('POST', 'jobs/', { name: 'Driver' });
      const [department] = (await ask('GET', 'departments/all/')) as Fields[];
      const boss = await ask('POST', 'employees/post_employee_form_once/', { first_name: 'Ada', last_name: 'Obi' });
      const { id } = await ask('POST', 'employees/post_employee_form_once/', {
        title: 'mrs',
        first_name: 'Ngozi',
        middle_name: 'Ada',
        last_name: 'Eze',
        gender: 'female',
        birth_date: '1990-04-05',
        marital_status: 'married',
        nationality: 'NG',
        state_of_origin: 'Enugu',
        lga_of_origin: 'Nsukka',
        address: '1 Ada Street',
        email: 'ngozi@palmoil.example',
        personal_email: 'ngozi@example.test',
        phone_number: '08031234567',
        other_phone_number: '08031234568',
        job: job.id,
        department: department?.id,
        region: parts.region,
        manager: boss.id,
        employment_type: 'permanent',
        hire_date: '2024-01-08',
        probation_end_date: '2024-07-08',
        nin: '12345678901',
        tax_id: '1234567890',
        pay: 500_000,
        pay_period: 'monthly',
      });
      await ask('PUT', `employees/${id}/confirmation_and_review_date/`, {
        confirmation_date: '2024-07-09',
        review_date: '2025-07-09',
      });
      return ask('GET', `employees/${id}`);
    },
    method: 'PUT',
    at: ({ id }) => `employees/${id}/update_employee_form_once/`,
    read: ({ id }) => ask('GET', `employees/${id}`),
    sends: (record) => {
      const known = employeeForm.fieldsOf(record as never);
      return employeeForm.changeOf(known, { ...known, address: '2 Ben Street' });
    },
    changes: { address: '2 Ben Street' },
  },
  'an asset': ofAsset(newAsset, { color: 'Red' }, { color: 'Red' }),
  'an asset whose vendor is emptied': ofAsset(newAsset, { vendor: '' }, { vendor: '' }),
  'a vehicle, among the assets': ofAsset(newVehicle, { color: 'Red' }, { color: 'Red' }),
  'a vehicle, in the fleet': {
    make: newVehicle,
    method: 'PATCH',
    at: ({ id }) => `vehicles/${id}/`,
    read: (record) => ask('GET', assetAt(record)),
    sends: () => {
      const known = { ...vehicleForm.emptyVehicle, type: 'truck', color: 'White' };
      return vehicleForm.changesOf(known, { ...known, color: 'Red' });
    },
    changes: { color: 'Red' },
    follows: ['version'],
  },
  'an entry of maintenance': {
    make: async () => {
      const { id } = await newAsset();
      return ask('POST', `${register}/maintenance/`, {
        asset: id,
        type: 'service',
        date: '2025-01-06',
        due_date: '2099-01-06',
        cost: 900,
        mileage: 4_000,
        engine_hours: 20,
        vendor: 'Slot Systems',
        notes: 'Oil and filters',
      });
    },
    method: 'PATCH',
    at: ({ id }) => `${register}/maintenance/${id}/`,
    read: ({ id }) => ask('GET', `${register}/maintenance/${id}/`),
    sends: (record) => {
      const known = maintenanceForm.maintenanceFieldsOf(record as never);
      return maintenanceForm.changesOf(known, { ...known, notes: 'Oil' });
    },
    changes: { notes: 'Oil' },
  },
  'a plan of maintenance': {
    make: async () => {
      const { id } = await newAsset();
      return ask('POST', `${register}/maintenance_plans/`, {
        asset: id,
        name: 'Oil',
        type: 'service',
        every: 6,
        unit: 'month',
        every_hours: 250,
        every_km: 5_000,
        counts_from: 'completed',
        last_done_on: '2025-01-06',
      });
    },
    method: 'PATCH',
    at: ({ id }) => `${register}/maintenance_plans/${id}/`,
    read: ({ id }) => ask('GET', `${register}/maintenance_plans/${id}/`),
    sends: (record) =>
      planForm.toChange(
        { ...planForm.planFieldsOf(record as never), name: 'Oil change' },
        planForm.choiceOf(record as never),
        record as never,
      ),
    changes: { name: 'Oil change' },
  },
  'an issue': {
    make: async () => {
      const { id: asset } = await newAsset();
      const { id: type } = await ask('POST', `${register}/issue-type/`, { name: 'Noise' });
      const issue = { issue_type: type, priority_level: 'low', message: 'It hums', date: '2025-01-06' };
      const { id } = await ask('POST', `${register}/assets/${asset}/issues/`, issue);
      return (await ask('GET', `${register}/issues-list/${id}/`)).issue;
    },
    method: 'PATCH',
    at: ({ id }) => `${register}/issues-list/${id}/`,
    read: async ({ id }) => (await ask('GET', `${register}/issues-list/${id}/`)).issue,
    sends: (record) =>
      issueForm.correctedIssue(record as never, {
        ...issueForm.fieldsOfIssue(record as never),
        message: 'It hums loudly',
      }) ?? {},
    changes: { message: 'It hums loudly' },
  },
  'a service of a vehicle': entryOf(
    'services',
    {
      description: 'Oil',
      service_date: '2025-01-06',
      due_date: '2099-01-06',
      mileage: 13_000,
      cost: 900,
      reminder_days: 7,
      attachments: [],
    },
    (record) => {
      const known = careForm.fieldsOfService(record as never);
      return careForm.correctedService(known, { ...known, cost: '950' });
    },
    { cost: 950 },
  ),
  'a repair of a vehicle': entryOf(
    'repairs',
    { description: 'Gear', repair_date: '2025-01-06', mileage: 13_000, cost: 900, vendor: 'Musa', attachments: [] },
    (record) => careForm.correctedRepair({ ...careForm.fieldsOfRepair(record as never), cost: '950' }),
    { cost: 950 },
  ),
  'a paper of a vehicle': entryOf(
    'statutory',
    {
      type: 'insurance',
      title: 'Policy',
      issue_date: '2025-01-06',
      due_date: '2099-01-06',
      mileage: 13_000,
      cost: 900,
      reminder_days: 7,
    },
    (record) => {
      const known = careForm.fieldsOfPaper(record as never);
      return careForm.correctedPaper(known, { ...known, cost: '950' });
    },
    { cost: 950 },
  ),
};

it.each(Object.entries(forms))('the form of %s leaves alone what it does not change', async (_name, form) => {
  const { make, read, method, at, sends, changes, follows = [] } = form;
  const before = await read(await make());
  await ask(method, at(before), sends(before));
  const after = await read(before);
  const left = (record: Fields) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !follows.includes(name)));
  expect(left(after)).toEqual({ ...left(before), ...changes });
});

it('two who change different fields of an employee are both stored; of two who change the same one is told', async () => {
  const made = await ask('POST', 'employees/post_employee_form_once/', { first_name: 'Ngozi', last_name: 'Eze' });
  const at = `/c/${owner.businessId}/employees/${made.id}`;
  const known = employeeForm.fieldsOf(made as never);
  const save = async (typed: Partial<employeeForm.EmployeeFields>) => {
    const json = employeeForm.changeOf(known, { ...known, ...typed });
    const headers = { 'If-Version': versionOf(made, Object.keys(json)) };
    const { status, body } = await server.call('PUT', `${at}/update_employee_form_once/`, {
      token: owner.token,
      json,
      headers,
    });
    return [status, body.code];
  };
  expect(
    await save({ address: '1 Lagos Street', photo: `data:image/png;base64,${Buffer.from(png).toString('base64')}` }),
  ).toEqual([200, undefined]);
  expect(await save({ middle_name: 'Chidinma' })).toEqual([200, undefined]);
  expect(await save({ address: '2 Ben Street' })).toEqual([409, 'changed_meanwhile']);
  expect(await save({ photo: 'data:image/png;base64,AAAA' })).toEqual([409, 'changed_meanwhile']);
  const after = await ask('GET', `employees/${made.id}`);
  expect(after).toEqual({ ...made, address: '1 Lagos Street', middle_name: 'Chidinma', photo: after.photo });
});

it('a call that leaves a field of an asset out leaves it as it is, and another make takes the model along', async () => {
  const before = await newVehicle();
  const { id, version } = before;
  const put = (json: object) => ask('PUT', `${register}/assets/${id}/`, { ...truckOf(parts), ...json });
  const { contact: _, ...truck } = truckOf(parts) as Fields;
  const kept = await ask('PUT', `${register}/assets/${id}/`, { ...truck, version });
  expect(kept).toMatchObject({ vendor: before.vendor, notes: before.notes, plate_no: before.plate_no, cost: 900_000 });
  const other = await put({ vehicle_make: 'mack', vehicle_model: undefined, version: kept.version });
  expect(other).toMatchObject({ vehicle_make: 'mack', vehicle_model: null, vendor: before.vendor });
});
