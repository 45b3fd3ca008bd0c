/**
 * Every act that takes an Idempotency-Key, sent twice with the same one: a person presses a button again when the answer was
 * lost, and has the first answer then, whatever has become of the thing meanwhile. Creations are sent twice in `statuses`.
 */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checklists } from '../../rules/fleet/checklist.ts';
import { firstSettings } from '../../rules/rota/settings.ts';
import { weekLater, weekOf } from '../../rules/rota/week.ts';
import { plainTerms } from '../../rules/timeoff/policy.ts';
import { newEmail } from '../../server/accounts/accounts.testing.ts';
import { fleetOf, newVehicle } from '../../server/fleet/fleet.testing.ts';
import { employeeIdOf, uploaded } from '../../server/hr/hr.testing.ts';
import { newOwner } from '../../server/onboarding/onboarding.testing.ts';
import { newMember } from '../../server/people/people.testing.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { inLagos } from '../../server/platform/time/lagos.testing.ts';
import { importsIn } from '../../server/shell/imports/imports.testing.ts';
import { bodiesWithIds, foreignIds } from './nobodys-ids.ts';
import { asJson, type Place, send } from './requests.ts';
import { namesBusiness, placeAt } from './scene.ts';
import { type Described, operations } from './schemas.ts';

const server = await startTestServer({ jobs: true });
const owner = await newOwner(server);
const member = await newMember(server, owner, newEmail());
const memberId = await employeeIdOf(server, owner, member.user.id);
const ownerId = await employeeIdOf(server, owner, owner.user.id);

type By = { token: string };
const call = (method: string, rest: string, json?: object, { token }: By = owner) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
async function made(rest: string, json?: object, by: By = owner): Promise<Record<string, string>> {
  const { status, body } = await call('POST', rest, json, by);
  if (status >= 300) throw new Error(`${rest}: ${status} ${JSON.stringify(body)}`);
  return body;
}
let count = 0;
const next = (what: string) => `${what} ${++count}`;
const employee = async () =>
  (await made('employees/post_employee_form_once/', { first_name: next('Person'), last_name: 'Obi' })).id;
const ended = async () => {
  const id = await employee();
  await made(`employees/${id}/terminate/`, { date: today, reason: 'other' });
  return id;
};
const benefit = async () => (await made('benefits/', { name: next('Benefit'), kind: 'health' })).id;
const policy = async () =>
  (await made('timeoff_policy/', { name: next('Policy'), kind: 'other', terms: plainTerms })).id;
const timeoffRequest = async () => {
  const counted = { name: next('Policy'), kind: 'other', terms: { ...plainTerms, accrual: 'none', amount: 0 } };
  const [{ id }, who] = [await made('timeoff_policy/', counted), await employee()];
  await made(`timeoff_policy/${id}/assign/`, { employees: [who] });
  const days = { first_day: today, last_day: inLagos(6) };
  return (await made(`employees/${who}/timeoff_requests/`, { policy: id, ...days })).id;
};
const shiftDay = inLagos(30);
let weeks = 0;
/** An open one on that day. */
const shift = async () => {
  const [{ id: location }] = (await call('GET', 'regions/all/')).body;
  const body = { date: shiftDay, start: '08:00', end: '16:00', break_minutes: 60, location };
  return { ...body, id: (await made('shift/', body)).id };
};
const publication = async () => {
  await shift();
  const { year, week: week_number } = weekOf(shiftDay);
  const { body } = await call('GET', `shift/publish/?year=${year}&week_number=${week_number}`);
  return { year, week_number, version: body.version };
};
const filling = async () => {
  const { id, date } = await shift();
  const { year, week: week_number } = weekOf(date);
  const { body } = await call('GET', `shift/fill/?year=${year}&week_number=${week_number}`);
  return { year, week_number, version: body.version, shifts: [{ shift: id, employee: memberId }] };
};
/** Of somebody, published, in the week after. */
const ownShift = async (who: string | null) => {
  const [{ id: location }] = (await call('GET', 'regions/all/')).body;
  const date = inLagos(40 + ++weeks);
  const times = { date, start: '08:00', end: '09:00', break_minutes: 0 };
  const { id } = await made('shift/', { ...times, location, employee: who });
  const { year, week: week_number } = weekOf(date);
  const { body } = await call('GET', `shift/publish/?year=${year}&week_number=${week_number}`);
  await made('shift/publish/', { year, week_number, version: body.version });
  return id;
};
const swap = async (by: By, who: string) => ({
  id: (await made('shift/swaps/', { shift: await ownShift(who) }, by)).id,
});
const takenSwap = async () => {
  const offered = await swap(member, memberId);
  await made(`shift/swaps/${offered.id}/accept/`);
  return offered;
};
const department = async () => (await made('departments/', { name: next('Department') })).id;
const today = inLagos();
const dayOff = { scope: 'business', days: [{ day: '2027-09-01', is_half: false }] };
const pattern = async () => (await made('work_patterns/', { name: next('Pattern'), cycle: [480] })).id;
const holiday = async () => (await made('holidays/', { ...dayOff, name: next('Day off') })).id;
const kin = { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' };

async function onboarding() {
  const { id } = await made('onboardings/', { first_name: 'Ngozi', last_name: 'Eze' });
  const { link } = await made(`onboardings/${id}/link/`);
  const form = `/onboarding_forms/${link?.split('/').at(-1)}/`;
  const details = { first_name: 'Ngozi', last_name: 'Eze' };
  const json = { revision: 0, details, bank: {}, next_of_kin: kin, emergency_contact: kin };
  await server.call('PATCH', form, { json });
  await server.call('POST', `${form}submit/`, { json: { revision: 1 } });
  return { id, revision: (await call('GET', `onboardings/${id}/`)).body.revision };
}
async function profileChange() {
  const open = (await call('GET', 'my_profile_changes/', undefined, member)).body.results[0];
  if (open?.state === 'open') await made(`my_profile_changes/${open.id}/withdraw/`, undefined, member);
  const details = { first_name: 'Ada', last_name: 'Obi', address: next('Street') };
  return made('my_profile_changes/', { reason: 'I moved', details }, member);
}
const upload = async (by: By) => (await uploaded(server, { ...owner, token: by.token })).body.id as string;
async function asked() {
  return made('document_requests/', {
    kind: 'passport',
    audience: { ...everyone, everyone: false, people: [memberId] },
  });
}
async function sent() {
  const { id } = await asked();
  await made(`my_document_requests/${id}/send/`, { upload: await upload(member) }, member);
  return { id, employee: memberId };
}
const everyone = { everyone: true, departments: [], people: [] };
async function companyFile() {
  const file = { upload: await upload(owner), name: next('Handbook') };
  const json = { files: [file], audience: everyone, requires_acknowledgement: true };
  return (await call('POST', 'company_files/', json)).body.files[0].id as string;
}

const vehicle = async () => (await newVehicle(fleetOf(server, owner))).id as string;
const columnsOf: Record<string, (name: string) => Record<string, string>> = {
  assets: (name) => ({ asset_or_vehicle_type: 'laptop', name, status: 'unassigned', asset_condition: 'new' }),
  employees: (name) => ({ first_name: name, last_name: 'Sheet' }),
};
async function ofFile(kind: string) {
  const cells = columnsOf[kind]?.(next('Imported')) ?? {};
  if (kind !== 'balances') return { rows: [{ cells }], options: {} };
  const terms = { ...plainTerms, accrual: 'up_front', amount: 20 };
  const [{ id }, who] = [
    await made('timeoff_policy/', { name: next('Policy'), kind: 'other', terms }),
    await employee(),
  ];
  await made(`timeoff_policy/${id}/assign/`, { employees: [who] });
  const { employee_id } = (await call('GET', `employees/${who}`)).body;
  return { rows: [{ cells: { employee: employee_id, left: '3' } }], options: { policy: id ?? '' } };
}
async function brought(kind: string) {
  const { rows, options } = await ofFile(kind);
  const ask = (method: string, path: string, json?: unknown) => call(method, path, json as object);
  return { rows, ...importsIn(kind, ask, { atOnce: 1, ...options }) };
}
async function sentImport(kind = '') {
  const { rows, sent } = await brought(kind);
  return sent(rows);
}
async function stored(kind = '') {
  const { rows, ...imports } = await brought(kind);
  return (await imports.stored(rows)).id as string;
}

type Scene = { path?: Record<string, string | undefined>; body?: object; by?: By };
/** What stands before an act, and what it is sent. */
const scenes: Record<string, (kind?: string) => Promise<Scene>> = {
  updateEmployee: async () => ({ path: { id: await employee() }, body: { first_name: next('New'), last_name: 'Obi' } }),
  updateJobDetails: async () => ({ path: { id: await employee() }, body: { job_title: 'Driver' } }),
  setConfirmationAndReviewDate: async () => ({ path: { id: await employee() }, body: { review_date: today } }),
  updateNextOfKin: async () => ({ path: { id: await employee() }, body: kin }),
  updateEmergencyContact: async () => ({ path: { id: await employee() }, body: kin }),
  terminateEmployee: async () => ({ path: { id: await employee() }, body: { date: today, reason: 'other' } }),
  reinstateEmployee: async () => ({ path: { id: await ended() }, body: {} }),
  withdrawMyProfileChange: async () => ({ path: { id: (await profileChange()).id }, by: member }),
  approveProfileUpdateRequest: async () => {
    const { id } = await profileChange();
    const { version } = (await call('GET', `profile_change_requests/${id}/`)).body;
    const approved = ['address'];
    return { path: { id: memberId }, body: { request: id, version, approved, refused: [] } };
  },
  createOnboardingLink: async () => ({
    path: { id: (await made('onboardings/', { first_name: 'Ngozi', last_name: 'Eze' })).id },
  }),
  revokeOnboardingLink: async () => {
    const { id } = await made('onboardings/', { first_name: 'Ngozi', last_name: 'Eze' });
    await made(`onboardings/${id}/link/`);
    return { path: { id } };
  },
  returnOnboarding: async () => {
    const { id, revision } = await onboarding();
    return { path: { id }, body: { revision, notes: { bank: 'Which bank?' } } };
  },
  approveOnboarding: async () => {
    const { id, revision } = await onboarding();
    return { path: { id }, body: { revision } };
  },
  cancelOnboarding: async () => ({ path: { id: (await onboarding()).id } }),
  updateBenefit: async () => ({ path: { id: await benefit() }, body: { name: next('Benefit'), kind: 'health' } }),
  deleteBenefit: async () => ({ path: { id: await benefit() } }),
  bulkDeleteBenefits: async () => ({ body: { ids: [await benefit()] } }),
  toggleDefaultBenefit: async () => ({ path: { id: await benefit() }, body: { is_default: true } }),
  assignBenefit: async () => ({
    path: { id: await benefit() },
    body: { employees: [await employee()], start_date: today },
  }),
  unassignBenefit: async () => {
    const [id, who] = [await benefit(), await employee()];
    await made(`benefits/${id}/assign/`, { employees: [who], start_date: today });
    return { path: { id }, body: { employees: [who], end_date: today } };
  },
  bulkAssignBenefits: async () => ({
    body: { benefits: [await benefit()], employees: [await employee()], start_date: today },
  }),
  clearBenefit: async () => ({ path: { id: await benefit() } }),
  updateTimeoffPolicy: async () => ({
    path: { id: await policy() },
    body: { name: next('Policy'), terms: { ...plainTerms, amount: 21 } },
  }),
  bulkDeleteTimeoffPolicies: async () => ({ body: { ids: [await policy()] } }),
  restoreTimeoffPolicy: async () => ({ path: { id: await policy() } }),
  addTimeoffPack: async () => ({}),
  assignTimeoffPolicy: async () => ({ path: { id: await policy() }, body: { employees: [await employee()] } }),
  unassignTimeoffPolicy: async () => {
    const [id, who] = [await policy(), await employee()];
    await made(`timeoff_policy/${id}/assign/`, { employees: [who] });
    return { path: { id }, body: { employees: [who] } };
  },
  setMyTimeoffDelegation: async () => ({ body: { delegate: memberId, first_day: today, last_day: inLagos(6) } }),
  approveTimeoffRequest: async () => ({ path: { id: await timeoffRequest() } }),
  addTimeoffDocuments: async () => ({ path: { id: await timeoffRequest() }, body: { files: [await upload(owner)] } }),
  removeTimeoffDocument: async () => {
    const id = await timeoffRequest();
    const { body } = await call('POST', `timeoff_requests/${id}/documents/`, { files: [await upload(owner)] });
    return { path: { id, document: body.documents[0].id } };
  },
  declineTimeoffRequest: async () => ({ path: { id: await timeoffRequest() }, body: { reason: 'Too many' } }),
  askBackTimeoffRequest: async () => ({ path: { id: await timeoffRequest() }, body: { question: 'A week later?' } }),
  replyTimeoffRequest: async () => {
    const id = await timeoffRequest();
    await made(`timeoff_requests/${id}/ask_back/`, { question: 'A week later?' });
    return { path: { id }, body: { reply: 'Yes', first_day: today, last_day: inLagos(6) } };
  },
  cancelTimeoffRequest: async () => ({ path: { id: await timeoffRequest() } }),
  undoTimeoffShutdown: async () => {
    const counted = { name: next('Policy'), kind: 'other', terms: { ...plainTerms, accrual: 'none', amount: 0 } };
    const [{ id: of }, who] = [await made('timeoff_policy/', counted), await employee()];
    await made(`timeoff_policy/${of}/assign/`, { employees: [who] });
    const days = { policy: of, first_day: today, last_day: inLagos(6), reason: 'The year ends' };
    return { path: { id: (await made('timeoff_shutdowns/', days)).id } };
  },
  recordTimeoffTaken: async () => {
    const counted = { name: next('Policy'), kind: 'other', terms: { ...plainTerms, accrual: 'none', amount: 0 } };
    const [{ id }, who] = [await made('timeoff_policy/', counted), await employee()];
    await made(`timeoff_policy/${id}/assign/`, { employees: [who] });
    return { body: { employees: [who], policy: id, first_day: today, last_day: inLagos(6) } };
  },
  shortenTimeoffRequest: async () => {
    const id = await timeoffRequest();
    await made(`timeoff_requests/${id}/approve/`);
    return { path: { id }, body: { first_day: today, last_day: inLagos(5) } };
  },
  multiAssignTimeoffPolicies: async () => ({
    body: { policies: [await policy()], employees: [await employee()] },
  }),
  deleteDocumentRequest: async () => ({ path: { id: (await asked()).id } }),
  remindOfDocumentRequest: async () => ({ path: { id: (await asked()).id } }),
  sendMyDocument: async () => ({
    path: { id: (await asked()).id },
    by: member,
    body: { upload: await upload(member) },
  }),
  acceptDocumentAnswer: async () => ({ path: await sent(), body: {} }),
  sendBackDocumentAnswer: async () => ({ path: await sent(), body: { note: 'Not readable' } }),
  deleteCompanyFile: async () => ({ path: { id: await companyFile() } }),
  deleteCompanyFiles: async () => ({ body: { ids: [await companyFile()] } }),
  shareCompanyFiles: async () => ({
    body: { ids: [await companyFile()], audience: everyone, requires_acknowledgement: true },
  }),
  updateCompanyFile: async () => ({ path: { id: await companyFile() }, body: { name: next('Handbook') } }),
  moveDepartmentEmployees: async () => {
    const [from, to] = [await department(), await department()];
    return { path: { id: from }, body: { department: to } };
  },
  remindOfCompanyFile: async () => ({ path: { id: await companyFile() } }),
  acknowledgeMyFile: async () => {
    const id = await companyFile();
    await call('GET', `my_files/${id}/file/`, undefined, member);
    return { path: { id }, body: { version: 1 }, by: member };
  },
  deleteEmployeeDocument: async () => ({
    path: { id: (await made(`employees/${memberId}/document/`, { upload: await upload(owner), kind: 'passport' })).id },
  }),
  updateWorkPattern: async () => ({ path: { id: await pattern() }, body: { name: next('Pattern'), cycle: [420] } }),
  deleteWorkPattern: async () => ({ path: { id: await pattern() } }),
  assignWorkPattern: async () => ({
    path: { id: await pattern() },
    body: { first_day: today, everyone: true, departments: [], employees: [] },
  }),
  updateHoliday: async () => ({ path: { id: await holiday() }, body: { ...dayOff, name: next('Day off') } }),
  deleteHoliday: async () => ({ path: { id: await holiday() } }),
  cancelHoliday: async () => ({ path: { id: await holiday() } }),
  declareHoliday: async () => ({
    path: { id: await holiday() },
    body: { days: [{ day: '2027-09-02', is_half: false }] },
  }),
  updateSubsidiary: async () => ({
    path: { id: (await made('subsidiary/', { name: next('subsidiary') })).id },
    body: { name: next('subsidiary') },
  }),
  deleteSubsidiary: async () => ({ path: { id: (await made('subsidiary/', { name: next('subsidiary') })).id } }),
  updateShift: async () => {
    const { id, ...body } = await shift();
    return { path: { id }, body: { ...body, note: next('Note') } };
  },
  deleteShift: async () => ({ path: { id: (await shift()).id } }),
  updateShiftConfig: async () => ({ body: { ...firstSettings, rest_hours: 10 } }),
  publishShifts: async () => ({ body: await publication() }),
  withdrawShifts: async () => {
    const { version: _, ...body } = await publication();
    await made('shift/publish/', { ...body, version: _ });
    return { body };
  },
  fillShifts: async () => ({ body: await filling() }),
  copyShiftWeek: async () => {
    await shift();
    const from = weekOf(shiftDay);
    const { year, week } = weekLater(from, ++weeks);
    return { body: { year, week_number: week, from_year: from.year, from_week_number: from.week } };
  },
  claimShift: async () => ({ path: { id: await ownShift(null) } }),
  acceptShiftSwap: async () => ({ path: await swap(member, memberId) }),
  withdrawShiftSwap: async () => ({ path: await swap(owner, ownerId) }),
  approveShiftSwap: async () => ({ path: await takenSwap(), body: {} }),
  declineShiftSwap: async () => ({ path: await takenSwap(), body: { reason: 'Not then' } }),
  deleteUnavailability: async () => ({
    path: { id: (await made('unavailability/', { employee: await employee(), first_day: today })).id },
  }),
  updateRole: async () => ({
    path: { id: (await made('roles/', { name: next('role') })).id },
    body: { name: next('role') },
  }),
  deleteRole: async () => ({ path: { id: (await made('roles/', { name: next('role') })).id } }),
  bulkDeleteRoles: async () => ({ body: { ids: [(await made('roles/', { name: next('role') })).id] } }),
  updateJob: async () => ({
    path: { id: (await made('jobs/', { name: next('Job') })).id },
    body: { name: next('Job') },
  }),
  deleteJob: async () => ({ path: { id: (await made('jobs/', { name: next('Job') })).id } }),
  renameDepartment: async () => ({ path: { id: await department() }, body: { name: next('Department') } }),
  deleteDepartment: async () => ({ path: { id: await department() } }),
  commitImport: async (kind) => ({ path: { id: await sentImport(kind) } }),
  cancelImport: async (kind) => ({ path: { id: await sentImport(kind) } }),
  undoImport: async (kind) => ({ path: { id: await stored(kind) }, body: { rest: false } }),
  addVehicleAssignee: async () => ({ path: { id: await vehicle() }, body: { assignee: await employee() } }),
  removeVehicleAssignee: async () => {
    const id = await vehicle();
    await made(`vehicles/${id}/add-assignee/`, { assignee: await employee() });
    return { path: { id }, body: { end_date: today } };
  },
  liftVehicleStop: async () => {
    const id = await vehicle();
    const passed = checklists.truck.filter((item) => item !== 'brakes');
    await made(`vehicles/${id}/checks/`, { passed, faults: [{ item: 'brakes', note: 'Soft' }] });
    const { stop } = (await call('GET', `vehicles/${id}`)).body;
    return { path: { id, stopId: stop.id }, body: { items: stop.items, note: 'New pads' } };
  },
  deleteVehicles: async () => ({ body: { ids: [await vehicle()] } }),
  updateHrSettings: async () => ({ body: { employee_id_digits: 5 } }),
};

/** Assets' own test asks each of these three times. */
const ofAssets = readFileSync('server/assets/retries.test.ts', 'utf8');
const acts = operations.filter(({ isOnce, id }) => isOnce && !ofAssets.includes(`  ${id}: async () =>`));

it.each(acts.map((operation) => [operation.id, operation] as const))('%s has one answer', async (id, operation) => {
  const { path = {}, body, by = owner } = (await scenes[id]?.(operation.kind)) ?? {};
  const place = placeFor(operation, path as Record<string, string>, by);
  const json = body === undefined ? {} : asJson(body);
  const ask = (key: string) =>
    send(server.url, operation, { ...json, headers: { ...json.headers, 'idempotency-key': key } }, place);
  const twice = ['twice', id, operation.kind ?? ''].join('-');
  const first = await ask(twice);
  expect([first.status, first.text]).toEqual([operation.status, first.text]);
  const twin = await ask(twice);
  expect([twin.status, parsed(twin.text)]).toEqual([first.status, parsed(first.text)]);
  const stored = await server.sql<{ text: string }>(
    'select answer::text as text from idempotency_keys where key = $1',
    [twice],
  );
  expect(stored.map(({ text }) => text)).toEqual([expect.stringMatching(/^"sealed:/)]);
});

const foreign = await foreignIds(server);
const naming = acts.filter((one) => bodiesWithIds(one, {}, foreign).length > 0);
it.each(naming.map((operation) => [operation.id, operation] as const))(
  '%s refuses ids that are nobody’s, and other businesses’, in words',
  async (id, operation) => {
    const { path = {}, body = {}, by = owner } = (await scenes[id]?.(operation.kind)) ?? {};
    const place = placeFor(operation, path as Record<string, string>, by);
    for (const { name, fields } of bodiesWithIds(operation, body, foreign)) {
      const { status, text } = await send(server.url, operation, asJson(fields), place);
      expect([name, status, text, status < 500]).toEqual([name, status, text, true]);
    }
  },
);

it('refuses a key that came with another address', async () => {
  const ask = async () =>
    server.call('PUT', `/c/${owner.businessId}/employees/${await employee()}/update_job_details/`, {
      token: owner.token,
      json: { job_title: 'Driver' },
      headers: { 'idempotency-key': 'elsewhere' },
    });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 409]);
});

const parsed = (text: string): unknown => (text === '' ? '' : JSON.parse(text));

function placeFor(operation: Described, path: Record<string, string>, by: By): Place {
  const found = placeAt(operation, { token: by.token, businessId: owner.businessId });
  return namesBusiness(operation) ? { ...found, path: { ...found.path, ...path } } : found;
}
