/** Two people edit the same thing at once: one saves, and the other is told what has changed and can save again. */

import { beforeEach, expect, it } from 'vitest';
import { firstSettings } from '../../rules/rota/settings.ts';
import { weekOf } from '../../rules/rota/week.ts';
import { versionOf } from '../../rules/shared/version.ts';
import { plainTerms } from '../../rules/timeoff/policy.ts';
import { added, laptopOf, type Parts, partsOf, registerOf } from '../../server/assets/assets.testing.ts';
import { addFile, newVehicle } from '../../server/fleet/fleet.testing.ts';
import { uploaded } from '../../server/hr/hr.testing.ts';
import { newOwner, type Owner } from '../../server/onboarding/onboarding.testing.ts';
import { newMember } from '../../server/people/people.testing.ts';
import { operationsOf, readContract } from '../../server/platform/contract.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { inLagos } from '../../server/platform/time/lagos.testing.ts';
import { bodiesWithIds, foreignIds } from './nobodys-ids.ts';
import { type Described, operations, resolved } from './schemas.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let parts: Parts;
// What one test makes may have the names of what another one makes.
beforeEach(async () => {
  owner = await newOwner(server);
  parts = await partsOf(server, owner);
});

const ask = (method: string, path: string, json?: object, headers: Record<string, string> = {}) =>
  server.call(method, `/c/${owner.businessId}/${path}`, { token: owner.token, headers, ...(json ? { json } : {}) });
async function made(path: string, json: object): Promise<Fields> {
  const { status, body } = await ask('POST', path, json);
  expect([path, status, body]).toEqual([path, 201, body]);
  return body;
}
const ids = async (path: string): Promise<string[]> => (await ask('GET', path)).body.map(({ id }: Fields) => id);
const read = async (path: string): Promise<Fields> => (await ask('GET', path)).body;
/** The one with this id in a list. */
const among = async (path: string, id: string): Promise<Fields> => {
  const { body } = await ask('GET', path);
  const rows: Fields[] = Array.isArray(body) ? body : (body.results ?? body.files);
  return rows.find((row) => row.id === id) ?? {};
};

// biome-ignore lint/suspicious/noExplicitAny: things of every kind, and what the tests expect of them is the check.
type Fields = Record<string, any>;
type Edit = {
  path: string;
  /** As a form has it before somebody types. */
  seen: () => Promise<Fields>;
  /** What the two send. */
  bodies: readonly [Fields, Fields];
};

const named =
  (path: string, list: string, one = (id: string) => `${path}${id}/`) =>
  async (): Promise<Edit> => {
    const { id } = await made(path, { name: `Of ${path}` });
    const bodies = [{ name: `Ada’s of ${path}` }, { name: `Ben’s of ${path}` }] as const;
    return { path: one(id), seen: () => among(list, id), bodies };
  };
const person = { first_name: 'Ngozi', last_name: 'Eze', employment_type: 'permanent', hire_date: '2024-01-08' };
const newEmployee = async () => String((await made('employees/post_employee_form_once/', person)).id);
const today = () => inLagos();
const contact = { name: 'Uche Eze', relationship: 'Brother', phone_number: '08031234567' };
const ofEmployee = (place: string, seenAt: string, bodies: Edit['bodies']) => async (): Promise<Edit> => {
  const id = await newEmployee();
  const seen = async () => {
    const found = await read(`employees/${id}${seenAt}`);
    return 'contact' in found ? (found.contact ?? { name: null, relationship: null, phone_number: null }) : found;
  };
  return { path: `employees/${id}/${place}/`, seen, bodies };
};
const register = 'asset-management';
const newAsset = async () => (await added(registerOf(server, owner), laptopOf(parts))).id as string;
const fleet = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  server.call(method, `/c/${owner.businessId}/${path}`, { token: owner.token, headers, ...(json ? { json } : {}) });
let names = 0;
const next = (what: string) => `${what} ${++names}`;
const vehicles = { count: 0 };
const vehicle = async () => {
  vehicles.count += 1;
  return String((await newVehicle(fleet, { plate_no: `ABC-${100 + vehicles.count}-XY` })).id);
};
const care = (list: string, first: Fields, bodies: Edit['bodies']) => async (): Promise<Edit> => {
  const id = await vehicle();
  const entry = await made(`vehicles/${id}/${list}/`, first);
  const listed = list === 'services' ? `vehicles/${id}/services` : `vehicles/${id}/${list}/`;
  return { path: `vehicles/${id}/${list}/${entry.id}/`, seen: () => among(listed, entry.id), bodies };
};

const edits: Record<string, () => Promise<Edit>> = {
  setMemberPermissions: async () => {
    const { user } = await newMember(server, owner, 'member@palmoil.example');
    const give = (...names: string[]) => ({ permissions: names.map((codename) => ({ codename })) });
    return {
      path: `members/${user.id}/permissions/`,
      seen: () => among('members/', user.id),
      bodies: [give('access_assets'), give('access_hr')],
    };
  },
  updateEmployee: ofEmployee('update_employee_form_once', '', [
    { ...person, address: '1 Ada Street' },
    { ...person, address: '2 Ben Street' },
  ]),
  updateNextOfKin: ofEmployee('next-of-kin', '/next-of-kin/', [contact, { ...contact, name: 'Ifeoma Eze' }]),
  updateEmergencyContact: ofEmployee('emergency-contact', '/emergency-contact/', [
    contact,
    { ...contact, name: 'Ifeoma Eze' },
  ]),
  updateJobDetails: ofEmployee('update_job_details', '', [
    { hire_date: '2024-01-08', employment_type: 'contract' },
    { hire_date: '2024-01-08', employment_type: 'part_time' },
  ]),
  updatePensionBankAccount: ofEmployee('update_pension_bank_account', '/pay_details/', [
    { nin: '12345678901' },
    { nin: '10987654321' },
  ]),
  setConfirmationAndReviewDate: ofEmployee('confirmation_and_review_date', '', [
    { confirmation_date: '2024-07-08' },
    { confirmation_date: '2024-08-08' },
  ]),
  updateBenefit: async () => {
    const { id } = await made('benefits/', { name: 'HMO', kind: 'health' });
    const bodies = [
      { name: 'HMO', kind: 'health', provider: 'Ada' },
      { name: 'HMO', kind: 'health', provider: 'Ben' },
    ] as const;
    return { path: `benefits/${id}/`, seen: () => read(`benefits/${id}/`), bodies };
  },
  updateTimeoffPolicy: async () => {
    const { id } = await made('timeoff_policy/', { name: 'Leave', kind: 'maternity', terms: plainTerms });
    const bodies = [
      { name: 'Leave', terms: { ...plainTerms, amount: 21 } },
      { name: 'Leave', terms: { ...plainTerms, amount: 22 } },
    ] as const;
    return { path: `timeoff_policy/${id}/`, seen: () => read(`timeoff_policy/${id}/`), bodies };
  },
  updateCompanyFile: async () => {
    const { body: upload } = await uploaded(server, owner);
    const { body } = await ask('POST', 'company_files/', {
      files: [{ name: 'Handbook', upload: upload.id }],
      requires_acknowledgement: false,
      audience: { everyone: true, departments: [], people: [] },
    });
    const [{ id }] = body.files;
    const bodies = [
      { name: 'Handbook', description: 'Ada’s' },
      { name: 'Handbook', description: 'Ben’s' },
    ] as const;
    return { path: `company_files/${id}/`, seen: () => among('company_files/', id), bodies };
  },
  updateHrSettings: async () => ({
    path: 'hr_settings/',
    seen: () => read('hr_settings/'),
    bodies: [{ probation_months: 4 }, { probation_months: 5 }],
  }),
  updateWorkPattern: async () => {
    const { id } = await made('work_patterns/', { name: 'First', cycle: [480] });
    const bodies = [
      { name: 'Second', cycle: [480] },
      { name: 'Third', cycle: [480] },
    ] as const;
    return { path: `work_patterns/${id}/`, seen: () => among('work_patterns/', id), bodies };
  },
  updateHoliday: async () => {
    const form = { scope: 'business', days: [{ day: '2027-09-01', is_half: false }] };
    const { id } = await made('holidays/', { ...form, name: 'First' });
    const bodies = [
      { ...form, name: 'Second' },
      { ...form, name: 'Third' },
    ] as const;
    return { path: `holidays/${id}/`, seen: () => among('holidays/?year=2027', id), bodies };
  },
  updateSubsidiary: async () => {
    const { id } = await made('subsidiary/', { name: 'First' });
    const bodies = [{ name: 'Second' }, { name: 'Third' }] as const;
    return { path: `subsidiary/${id}/`, seen: () => among('subsidiary/', id), bodies };
  },
  updateShift: async () => {
    const [location] = await ids('regions/all/');
    const plain = { date: inLagos(30), start: '08:00', end: '16:00', break_minutes: 60, location };
    const { id } = await made('shift/', plain);
    const { year, week } = weekOf(inLagos(30));
    const seen = async () => {
      const { open, employees } = await read(`shift/?year=${year}&week_number=${week}`);
      const all = [...open, ...employees.flatMap(({ shifts }: Fields) => shifts)];
      return all.find((shift: Fields) => shift.id === id);
    };
    const bodies = [
      { ...plain, note: 'First' },
      { ...plain, note: 'Second' },
    ] as const;
    return { path: `shift/${id}/`, seen, bodies };
  },
  updateShiftConfig: async () => {
    const bodies = [
      { ...firstSettings, rest_hours: 10 },
      { ...firstSettings, rest_hours: 9 },
    ] as const;
    return { path: 'shift/config/', seen: () => read('shift/config/'), bodies };
  },
  updateRole: async () => {
    const { id } = await made('roles/', { name: 'First' });
    const bodies = [{ name: 'Second' }, { name: 'Third' }] as const;
    return { path: `roles/${id}/`, seen: () => among('roles/', id), bodies };
  },
  updateJob: named('jobs/', 'jobs/'),
  renameDepartment: named('departments/', 'departments/'),
  updateAssetType: named(
    `${register}/asset_types/`,
    `${register}/asset_types/all_asset_types/`,
    (id) => `${register}/asset_types/${id}/`,
  ),
  setAssetTypeDepreciation: async () => {
    const { id } = await made(`${register}/asset_types/`, { name: 'Kiln' });
    return {
      path: `${register}/asset_types/${id}/depreciation/`,
      seen: () => among(`${register}/asset_types/all_asset_types/`, id),
      bodies: [
        { useful_life_months: 36, residual_percent: 10 },
        { useful_life_months: 48, residual_percent: 10 },
      ],
    };
  },
  changeReminder: async () => {
    const reminder = { type: 'document_renewal', date: '09:30', set_reminder: '5d', asset: await newAsset() };
    const { id } = await made(`${register}/reminders/`, reminder);
    return {
      path: `${register}/reminders/${id}/`,
      seen: () => read(`${register}/reminders/${id}/`),
      bodies: [{ date: '10:00' }, { date: '11:00' }],
    };
  },
  renameDocumentType: named(
    `${register}/assets/create_document/`,
    `${register}/assets/list_of_document_types/`,
    (id) => `${register}/assets/${id}/edit_document_type/`,
  ),
  updateMaintenancePlan: async () => {
    const plan = {
      name: 'Oil',
      type: 'service',
      every: 3,
      unit: 'month',
      counts_from: 'completed',
      asset: await newAsset(),
    };
    const { id } = await made(`${register}/maintenance_plans/`, plan);
    const path = `${register}/maintenance_plans/${id}/`;
    return { path, seen: () => read(path), bodies: [{ name: 'Ada’s' }, { name: 'Ben’s' }] };
  },
  updateMaintenance: async () => {
    const entry = { asset: await newAsset(), type: 'repair', date: today(), cost: 900, notes: 'Gear' };
    const { id } = await made(`${register}/maintenance/`, entry);
    const path = `${register}/maintenance/${id}/`;
    return { path, seen: () => read(path), bodies: [{ vendor: 'Ada’s' }, { vendor: 'Ben’s' }] };
  },
  renameIssueType: named(`${register}/issue-type/`, `${register}/issue-type/`),
  updateIssue: async () => {
    const type = await made(`${register}/issue-type/`, { name: 'Noise' });
    const issue = { issue_type: type.id, priority_level: 'low', message: 'It hums', date: today() };
    const { id } = await made(`${register}/assets/${await newAsset()}/issues/`, issue);
    const path = `${register}/issues-list/${id}/`;
    const seen = async () => (await read(path)).issue as Fields;
    return { path, seen, bodies: [{ message: 'It hums loudly' }, { message: 'It stopped' }] };
  },
  renameAssetView: async () => {
    const { id } = await made(`${register}/asset_views/`, { name: 'Mine', filters: {} });
    const path = `${register}/asset_views/`;
    return { path: `${path}${id}/`, seen: () => among(path, id), bodies: [{ name: 'Ada’s' }, { name: 'Ben’s' }] };
  },
  updateVehicle: async () => {
    const id = await vehicle();
    const bodies = [{ color: 'Red' }, { color: 'Blue' }] as const;
    return { path: `vehicles/${id}/`, seen: () => read(`vehicles/${id}`), bodies };
  },
  putVehicleService: care('services', { description: 'Oil', service_date: '2025-01-06', attachments: [] }, [
    { description: 'Oil', service_date: '2025-01-06', is_correction: true, cost: 100, attachments: [] },
    { description: 'Oil', service_date: '2025-01-06', is_correction: true, cost: 200, attachments: [] },
  ]),
  putVehicleRepair: care('repairs', { description: 'Gear', repair_date: '2025-01-06', attachments: [] }, [
    { description: 'Gear', repair_date: '2025-01-06', vendor: 'Ada', attachments: [] },
    { description: 'Gear', repair_date: '2025-01-06', vendor: 'Ben', attachments: [] },
  ]),
  putVehiclePaper: care('statutory', { type: 'insurance', title: 'Policy', issue_date: '2025-01-06' }, [
    { title: 'Policy', issue_date: '2025-01-06', is_correction: true, cost: 100 },
    { title: 'Policy', issue_date: '2025-01-06', is_correction: true, cost: 200 },
  ]),
  putVehicleIncident: care('incidents', { kind: 'fine', happened_on: '2025-01-06', description: 'Lane' }, [
    { kind: 'fine', happened_on: '2025-01-06', description: 'Lane', amount: 100 },
    { kind: 'fine', happened_on: '2025-01-06', description: 'Lane', amount: 200 },
  ]),
  putVehicleTank: async () => {
    const id = await vehicle();
    const seen = async () => ({ litres: (await read(`vehicles/${id}/fuel-summary/`)).tank_litres });
    return { path: `vehicles/${id}/tank/`, seen, bodies: [{ litres: 60 }, { litres: 90 }] };
  },
};

/** Operations that put or patch and need no `If-Version`, each with why. */
const exceptions: Record<string, string> = {
  updateBusiness: 'a version is in its body',
  updateBusinessDuringOnboarding: 'a version is in its body',
  updateAsset: 'a version is in its body',
  saveOnboardingForm: 'a revision is in its body',
  updateCurrentUser: 'only its own person edits an account, and only what was typed is sent',
  changeReminderPreference: 'only its own person has the choice, and it is one press',
  replaceCalendarFeed: 'only its own person has the address, which is made anew',
  replaceShiftLink: 'an address that is made anew, whatever there was: that is what was asked for',
  updateAppOnboarding: 'one mark that is set and never edited',
  setSecondStepRequirement: 'one switch: what is pressed is what was seen',
  updateAssetSettings: 'one switch: what is pressed is what was seen',
  toggleDefaultBenefit: 'one switch: what is pressed is what was seen',
  setVehiclePaperNeed: 'one switch: what is pressed is what was seen',
  replaceBusinessLogo: 'a picture in the place of another, of which nothing is typed',
  updateEmployeePhoto: 'a picture in the place of another, of which nothing is typed',
  deleteEmployeePhoto: 'a picture is taken away',
  uploadAssetImage: 'a picture in the place of another, of which nothing is typed',
  removeAssetImage: 'a picture is taken away',
  sendImportRows: 'a part of a new import, whose own it is',
  changeAssets: 'gives many assets one place or status, whatever they had: that is what was asked for',
  ...Object.fromEntries(
    [
      ...['bulkDeleteBenefits', 'bulkDeleteTimeoffPolicies', 'deleteCompanyFiles', 'deleteAssets', 'deleteVehicles'],
      ...['bulkDeleteRoles', 'deleteVehicleServices', 'deleteVehicleRepairs', 'deleteVehiclePapers'],
    ].map((id) => [id, 'deletes']),
  ),
};

const document = readContract();
const changing = operationsOf(document).filter(({ method }) => method === 'PUT' || method === 'PATCH');

it('every operation that edits takes a version, or is an exception with a reason', () => {
  const taking = changing.filter(({ path, method }) =>
    document.paths[path]?.[method.toLowerCase()]?.parameters?.some(({ $ref }) => $ref?.endsWith('/ifVersion')),
  );
  expect(taking.map(({ id }) => id).sort()).toEqual(Object.keys(edits).sort());
  const others = changing.filter((operation) => !taking.includes(operation)).map(({ id }) => id as string);
  expect(others.sort()).toEqual(Object.keys(exceptions).sort());
});

it.each(Object.keys(edits))('of two at once, %s stores one and tells the other, who can save again', async (id) => {
  const { path, seen, bodies } = await (edits[id] as () => Promise<Edit>)();
  const method = changing.find((each) => each.id === id)?.method ?? '';
  const before = await seen();
  const send = (body: Fields, version: string) => ask(method, path, body, { 'If-Version': version });
  const answers = await Promise.all(bodies.map((body) => send(body, versionOf(before, Object.keys(body)))));
  expect(answers.map(({ status, body }) => (status < 300 ? 'stored' : [status, body.code])).sort()).toEqual([
    [409, 'changed_meanwhile'],
    'stored',
  ]);
  const refused = answers.findIndex(({ status }) => status === 409);
  expect(answers[refused]?.body.detail).toContain('What you typed is still here.');
  const again = await send(bodies[refused] as Fields, answers[refused]?.headers.get('x-version') ?? '');
  expect([again.status, again.body]).toEqual([200, again.body]);
});

/** What is sent of each edit with all that may be left out of it. */
const account = { bank: '011', account_number: '0000014579', account_name: 'Ngozi Eze' };
const pay = {
  nin: '12345678901',
  tax_id: '1234567890',
  pension_provider: 'stanbic-ibtc',
  pension_pin: 'PEN100000000001',
  ...account,
  pay: 500_000,
  pay_period: 'monthly',
};
const work = async () => ({
  job: (await made('jobs/', { name: next('Job') })).id,
  department: (await ids('departments/all/'))[0],
  region: parts.region,
  subsidiary: (await made('subsidiary/', { name: next('Subsidiary') })).id,
  manager: await newEmployee(),
  employment_type: 'contract',
  hire_date: '2024-02-01',
  probation_end_date: '2024-08-01',
});
const contactMore = { email: 'uche@example.test', address: '3 Uche Street' };
const cared = { mileage: 15_000, cost: 900 };
const wholes: Record<string, (path: string) => Promise<Fields>> = {
  updateEmployee: async () => ({
    ...(await work()),
    ...pay,
    nin: '12345678902',
    employee_id: next('E'),
    first_name: 'Ngozi',
    last_name: 'Obi',
    title: 'mrs',
    middle_name: 'Ada',
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
    status: 'inactive',
  }),
  updateNextOfKin: async () => contactMore,
  updateEmergencyContact: async () => contactMore,
  updateJobDetails: work,
  updatePensionBankAccount: async () => ({ ...pay, nin: '12345678903' }),
  setConfirmationAndReviewDate: async () => ({ confirmation_date: '2024-07-08', review_date: '2025-07-08' }),
  updateBenefit: async () => ({ provider: 'Hygeia', description: 'For all' }),
  updateTimeoffPolicy: async () => ({
    gender: 'female',
    departments: (await ids('departments/all/')).slice(0, 1),
    route: [{ by: 'person', employee: await newEmployee() }],
    wait_days: 9,
  }),
  updateCompanyFile: async () => ({ description: 'For all' }),
  updateHrSettings: async () => ({
    employee_id_prefix: 'P-',
    employee_id_digits: 6,
    probation_months: 5,
    onboarding_link_days: 9,
    document_reminder_days: 21,
    default_benefit_types: ['contract'],
    default_benefit_start: 'probation_end',
    employees_see_benefits: true,
    managers_see_contacts: true,
  }),
  updateHoliday: async () => ({ scope: 'state', state: 'Enugu' }),
  updateSubsidiary: async () => ({ rc_number: 'RC123456', tin: '12345678-0001', address: '1 Road', is_archived: true }),
  updateShift: async () => ({
    employee: await newEmployee(),
    break_minutes: 45,
    role: (await made('roles/', { name: next('Role') })).id,
    note: 'At the gate',
    despite: 'They asked for it',
  }),
  updateRole: async () => ({ colour: 'red', needs: ['passport'], note: 'At the gate' }),
  updateJob: async () => ({ description: 'Drives' }),
  changeReminder: async () => ({
    type: 'document_renewal',
    date: '11:00',
    set_reminder: '3d',
    further_reminders: ['1d'],
    recipients: { everyone: false, holder: true, people: [] },
    escalate_after: 3,
  }),
  updateMaintenancePlan: async () => ({
    name: 'Oil',
    type: 'service',
    every: 4,
    unit: 'month',
    every_km: 5000,
    every_hours: 250,
    counts_from: 'completed',
    last_done_on: '2026-01-05',
    reminder: { date: '09:00', set_reminder: '3d' },
    is_paused: true,
  }),
  updateMaintenance: async () => ({
    type: 'service',
    date: '2026-01-05',
    due_date: '2099-01-05',
    ...cared,
    engine_hours: 40,
    vendor: 'Musa',
    notes: 'Oil',
  }),
  updateIssue: async () => ({
    issue_type: (await made(`${register}/issue-type/`, { name: next('Type') })).id,
    priority_level: 'high',
    message: 'It hums',
    date: '2026-01-05',
  }),
  updateVehicle: async () => ({
    year: 2021,
    color: 'Red',
    start_mileage: 12_000,
    date_purchased: '2024-01-05',
    purchase_price: 900_000,
    status: 'in_shop',
  }),
  putVehicleService: async () => ({ ...cared, due_date: '2099-01-05', reminder_days: 7 }),
  putVehicleRepair: async () => ({ ...cared, vendor: 'Musa' }),
  putVehiclePaper: async () => ({ ...cared, issue_date: '2025-01-06', due_date: '2099-01-05', reminder_days: 7 }),
  putVehicleIncident: async () => ({
    place: 'Lekki',
    driver: await newEmployee(),
    amount: 900,
    paid_on: '2026-01-05',
    attachments: [(await addFile(server, owner)).id],
  }),
};
/** What may be left out and is not stored, or is another way to say what is sent already. */
const besides: Record<string, string> = {
  updateEmployee: 'job_title photo holder_proof',
  updateJobDetails: 'job_title',
  updatePensionBankAccount: 'holder_proof',
  updateTimeoffPolicy: 'holds_from',
  updateCompanyFile: 'upload',
  updateAssetType: 'starting_number',
  updateMaintenance: 'asset issue plan attachments reminder renews',
  updateVehicle: 'type make model plate_no assignee date_assigned duplicate_reason',
  putVehicleService: 'vehicleId serviceId is_correction attachments renews',
  putVehicleRepair: 'attachments',
  putVehiclePaper: 'type service_date id vehicleId documentId is_correction attachments',
};

const described = (id: string) => operations.find((one) => one.id === id) as Described;
const optionalIn = ({ body }: Described) =>
  Object.keys(body?.properties ?? {}).filter((field) => !body?.required?.includes(field));
const leaving = Object.keys(edits).filter((id) => optionalIn(described(id)).length > 0);

it('tries every field that an edit may leave out, but those that are named', async () => {
  for (const id of leaving) {
    const tried = Object.keys((await wholes[id]?.('')) ?? {});
    const left = optionalIn(described(id)).filter((field) => !tried.includes(field));
    expect([id, left.sort()]).toEqual([id, (besides[id]?.split(' ') ?? []).sort()]);
  }
});

it('fills nothing in that an edit leaves out', () => {
  const defaults = leaving.flatMap((id) =>
    Object.entries(described(id).body?.properties ?? {}).flatMap(([field, schema]) =>
      'default' in resolved(schema) ? [`${id} ${field}`] : [],
    ),
  );
  expect(defaults).toEqual(['putVehicleService is_correction', 'putVehiclePaper is_correction']);
});

it.each(Object.keys(wholes))('what %s leaves out stays as it is', async (id) => {
  const { path, seen, bodies } = await (edits[id] as () => Promise<Edit>)();
  const { method, body: schema } = described(id);
  const { is_correction, ...first } = bodies[0];
  const whole = { ...first, ...(await wholes[id]?.(path)) };
  const always = Object.fromEntries(Object.entries(whole).filter(([field]) => schema?.required?.includes(field)));
  const send = async (fields: Fields) => {
    const { status, body } = await ask(method, path, { ...fields, ...(is_correction ? { is_correction } : {}) });
    expect([fields, status, body]).toEqual([fields, 200, body]);
    return seen();
  };
  const stored = await send(whole);
  for (const field of Object.keys(whole))
    if (field in stored) expect([field, stored[field] ?? '']).not.toEqual([field, '']);
  if (Object.keys(always).length > 0) expect(await send(always)).toEqual(stored);
  for (const field of Object.keys(whole)) expect(await send({ ...always, [field]: whole[field] })).toEqual(stored);
});

it('a title of one’s own takes the place of a job, and a job that is taken away takes its title along', async () => {
  const id = await newEmployee();
  const path = `employees/${id}/update_job_details/`;
  const { name, id: job } = await made('jobs/', { name: next('Job') });
  const put = async (fields: Fields) => (await ask('PUT', path, fields)).body;
  expect(await put({ job })).toMatchObject({ job: { id: job }, job_title: name });
  expect(await put({ job_title: null })).toMatchObject({ job: { id: job }, job_title: name });
  expect(await put({ job_title: 'Chief' })).toMatchObject({ job: null, job_title: 'Chief' });
  expect(await put({ job })).toMatchObject({ job: { id: job }, job_title: name });
  expect(await put({ job: null })).toMatchObject({ job: null, job_title: null });
});

const foreign = await foreignIds(server);
it.each(Object.keys(edits))('%s refuses ids that are nobody’s, and other businesses’, in words', async (id) => {
  const { path, bodies } = await (edits[id] as () => Promise<Edit>)();
  const operation = described(id);
  for (const { name, fields } of bodiesWithIds(operation, bodies[0], foreign)) {
    const { status, body } = await ask(operation.method, path, fields);
    expect([name, status, body, status < 500]).toEqual([name, status, body, true]);
  }
});

it('two who change different fields of one thing are not in each other’s way', async () => {
  const id = await vehicle();
  const before = await read(`vehicles/${id}`);
  for (const body of [{ color: 'Red' }, { year: 2022 }])
    expect(
      (await ask('PATCH', `vehicles/${id}/`, body, { 'If-Version': versionOf(before, Object.keys(body)) })).status,
    ).toBe(200);
  expect(await read(`vehicles/${id}`)).toMatchObject({ color: 'Red', year: 2022 });
});
