/**
 * Every status that the contract gives to an operation for its place, its body or its marks is brought about; the others of
 * them are those of `refusals` (bodies and addresses) and `permissions`. What is answered must be declared.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checklists } from '../../rules/fleet/checklist.ts';
import { weekOf } from '../../rules/rota/week.ts';
import { plainTerms } from '../../rules/timeoff/policy.ts';
import { newPerson } from '../../server/accounts/accounts.testing.ts';
import { added, laptopOf, partsOf, registerOf } from '../../server/assets/assets.testing.ts';
import { oneMonth } from '../../server/billing/billing.testing.ts';
import { fleetOf, hilux, newVehicle } from '../../server/fleet/fleet.testing.ts';
import { uploaded } from '../../server/hr/hr.testing.ts';
import { newOwner, png } from '../../server/onboarding/onboarding.testing.ts';
import { answerFault } from '../../server/platform/answers.testing.ts';
import { newId } from '../../server/platform/database/ids.ts';
import { refuse } from '../../server/platform/errors.ts';
import { largestJson } from '../../server/platform/http/body.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { inLagos } from '../../server/platform/time/lagos.testing.ts';
import { bodiesWithIds, foreignIds } from './nobodys-ids.ts';
import { asBody, asJson, type Fields, fullBody, inject, type Sent, textAsJson } from './requests.ts';
import { placeAt, rightBody } from './scene.ts';
import { type Described, fits, operations } from './schemas.ts';

const server = await startTestServer({ jobs: true });
const ours = await newOwner(server);
const each = (list: readonly Described[]) => list.map((operation) => [operation.id, operation] as const);
afterEach(() => vi.restoreAllMocks());

/** An id, or all that a path and a query must name. */
type Subject = string | Record<string, string>;

async function answer(
  operation: Described,
  sent: Sent = rightBody(operation, ours.businessId),
  by = ours,
  subject: Subject = {},
) {
  const { path, query = {}, ...place } = placeAt(operation, by);
  const named: Record<string, string> = typeof subject === 'string' ? { id: subject } : subject;
  const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, named[name] ?? value]));
  const given = await inject(server, operation, sent, { ...place, path: { ...path, ...named }, query: asked });
  expect(answerFault(operation, given)).toBeNull();
  return given;
}

it.each<[string, number, string, string]>([
  ['a status that is not declared', 418, 'application/json', '{"detail":"I am a teapot."}'],
  ['a body that lacks a field', 200, 'application/json', '{"count":0,"next":null,"previous":null}'],
  [
    'a field that is not declared',
    200,
    'application/json',
    '{"count":0,"next":null,"previous":null,"results":[],"a":1}',
  ],
  ['another media type', 200, 'text/html', '<p>'],
])('%s would be noticed', (_name, status, type, text) => {
  const route = { method: 'GET', path: '/c/{domain}/departments/' };
  expect(answerFault(route, { status, headers: new Headers({ 'content-type': type }), text })).not.toBeNull();
});

const withoutBody = operations.filter(({ body, method }) => body === null && method !== 'GET');
describe.each(each(withoutBody))('%s takes no body', (_id, operation) => {
  it.each<[string, Sent, number]>([
    ['JSON', asJson({}), 400],
    ['broken JSON', textAsJson('{'), 400],
    ['XML', { headers: { 'content-type': 'application/xml' }, body: '<a/>' }, 415],
    ['too much', textAsJson(JSON.stringify('x'.repeat(largestJson))), 413],
  ])('of %s', async (_name, sent, status) => {
    expect((await answer(operation, sent)).status).toBe(status);
  });
});

const isLimited = ({ limits }: Described) => limits.address !== null || limits.account !== null;
it.each(each(operations))('%s says when a limit is used up', async (_id, operation) => {
  vi.spyOn(server.platform.limits, 'take').mockRejectedValue(refuse.limited(7));
  const { status, headers } = await answer(operation);
  if (isLimited(operation)) expect(status).toBe(429);
  if (status === 429) expect(headers.get('retry-after')).toBe('7');
});

describe.each(each(operations))('%s answers', (_id, operation) => {
  const failing = (problem: string) => {
    for (const way of ['system', 'as', 'read'] as const)
      vi.spyOn(server.platform.db, way).mockRejectedValue(new Error(problem));
    return answer(operation);
  };
  it('503 while the database does not', async () => {
    const { status } = await failing('Connection terminated unexpectedly');
    if (!operation.isOpen) expect(status).toBe(503);
  });
  it('500 after a defect', async () => {
    const { status } = await failing('a defect');
    if (!operation.isOpen) expect(status).toBe(500);
  });
});

/** What is sent as a list has a test of its own, beside its handler; acts are sent twice in `idempotency`. */
const idempotent = operations.filter(
  ({ parameters, body, isOnce }) =>
    !isOnce && parameters.some(({ name }) => name === 'Idempotency-Key') && body?.type !== 'array',
);
type By = { token: string; businessId: string };
const newLaptop = async (by: By): Promise<string> =>
  (await added(registerOf(server, by), laptopOf(await partsOf(server, by)))).id;
const newTruck = async (by: By): Promise<string> => (await newVehicle(fleetOf(server, by))).id;
/** What a path must name, where the operation is about something that must be there. */
const subjects: Record<string, (by: By) => Promise<Subject>> = {
  addReading: newLaptop,
  reportIssue: newLaptop,
  createVehicleService: newTruck,
  createVehicleRepair: newTruck,
  createVehiclePaper: newTruck,
  addVehicleReading: newTruck,
  createFuelEntry: newTruck,
  createVehicleCheck: newTruck,
  createVehicleIncident: newTruck,
  reportVehicleIssue: newTruck,
  putVehicleService: async (by) => {
    const id = await newTruck(by);
    const done = { description: 'Oil', service_date: '2026-01-05' };
    return { id, serviceId: (await fleetOf(server, by)('POST', `vehicles/${id}/services/`, done)).body.id };
  },
  putVehiclePaper: async (by) => {
    const id = await newTruck(by);
    const paper = { type: 'insurance', title: 'Third party', due_date: '2026-06-01' };
    return { id, documentId: (await fleetOf(server, by)('POST', `vehicles/${id}/statutory/`, paper)).body.id };
  },
  skipPlannedMaintenance: async (by) => {
    const { laptop } = await partsOf(server, by);
    const plan = { name: 'Cleaning', type: 'service', counts_from: 'completed', asset_type: laptop };
    return (await registerOf(server, by)('POST', 'maintenance_plans/', { ...plan, every: 1, unit: 'year' })).body.id;
  },
  createTimeoffAdjustment: async (by) => ({ timeoff: await employeeIdIn(by) }),
  createEmployeeTimeoffRequest: (by) => employeeIdIn(by),
  recordEmployeeTimeoffTaken: (by) => employeeIdIn(by),
  addEmployeeDocument: (by) => employeeIdIn(by),
  renewEmployeeDocument: async (by) => {
    const path = `/c/${by.businessId}/employees/${await employeeIdIn(by)}/document/`;
    const json = { kind: 'passport', ...(await anUpload(by)) };
    return (await server.call('POST', path, { token: by.token, json })).body.id;
  },
  renewDocument: async (by) => (await sendForm(by, 'add/', { ...(await aboutLaptop(by)), name: 'Policy', file })).id,
};
const anUpload = async (by: By) => ({ upload: (await uploaded(server, by)).body.id as string });
const employeeIdIn = async ({ businessId, token }: By): Promise<string> =>
  (await server.call('GET', `/c/${businessId}/employees/all`, { token })).body[0].id;
/** Of whoever owns the business: nothing is granted, so that nothing runs out, unless it is said. */
async function heldPolicy(by: By, more: object = { accrual: 'none', amount: 0 }): Promise<string> {
  const ask = async (path: string, json: object) =>
    (await server.call('POST', `/c/${by.businessId}/timeoff_policy/${path}`, { token: by.token, json })).body;
  const terms = { ...plainTerms, ...more };
  const { id } = await ask('', { name: 'Leave', kind: 'annual', terms });
  await ask(`${id}/assign/`, { employees: [await employeeIdIn(by)] });
  return id;
}
const aWeek = { first_day: inLagos(), last_day: inLagos(6), from_noon: false, until_noon: false };
const everyone = { everyone: true, departments: [], people: [] };
const aboutLaptop = async (by: By) => ({ content_type: 'asset', object_id: await newLaptop(by) });
const file = new Blob([new Uint8Array(png)]);
async function sendForm({ businessId, token }: By, path: string, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { body } = await server.call('POST', `/c/${businessId}/asset-management/attachments/${path}`, { token, form });
  return body;
}
/** What has no place in an upload that names the file. */
const ofNothing = { reminder: undefined, document_type: undefined, attachment_type: undefined };
/** Files that are not there, and names of what the path names. */
const ofVehicle = { attachments: [], id: undefined, vehicleId: undefined, serviceId: undefined, documentId: undefined };
/** What a body must agree with besides the contract; what is undefined is left out. */
const orders: Record<string, (by: By) => Promise<object>> = {
  createReminder: async (by) => ({
    asset: await newLaptop(by),
    recipients: undefined,
    document: undefined,
    maintenance: undefined,
  }),
  createMaintenancePlan: async (by) => ({ asset: await newLaptop(by), asset_type: undefined, reminder: undefined }),
  skipPlannedMaintenance: async (by) => ({ asset: await newLaptop(by) }),
  createMaintenance: async (by) => ({
    asset: await newLaptop(by),
    issue: null,
    plan: null,
    editId: undefined,
    reminder: undefined,
  }),
  reportIssue: async (by) => {
    const [type] = (await registerOf(server, by)('GET', 'issue-type/')).body.results;
    return { issue_type: type.id, asset: undefined, attachments: undefined };
  },
  addDocument: async (by) => ({
    ...(await aboutLaptop(by)),
    ...ofNothing,
    attachment: (await sendForm(by, '', { file })).id,
  }),
  renewDocument: async (by) => ({ ...ofNothing, attachment: (await sendForm(by, '', { file })).id }),
  addEmployeeDocument: anUpload,
  renewEmployeeDocument: anUpload,
  createCompanyFiles: async (by) => ({ files: [{ ...(await anUpload(by)), name: 'Handbook' }], audience: everyone }),
  createDocumentRequest: async () => ({ audience: everyone }),
  buySubscription: async () => oneMonth,
  createOnboarding: async () => ({ employee: null, work: undefined }),
  inviteEmployees: async (by) => ({ employees: [await employeeIdIn(by)] }),
  createEmployee: async () => ({ subsidiary: null, department: null, region: null, job: null, manager: null }),
  createWorkPattern: async () => ({ cycle: [480] }),
  startStockTake: async (by) => ({ location: (await partsOf(server, by)).region }),
  createImport: async (by) => ({
    location: (await partsOf(server, by)).region,
    words: [],
    policy: await heldPolicy(by, { accrual: 'up_front', amount: 20 }),
  }),
  createAsset: async (by) => {
    const { vehicle } = await partsOf(server, by);
    return { asset_type: vehicle, location: null, assignee: null, vehicle_make: 'toyota', vehicle_model: '' };
  },
  createVehicle: async () => ({ ...hilux, assignee: null, date_assigned: null }),
  createVehicleService: async () => ofVehicle,
  createVehicleRepair: async () => ofVehicle,
  createVehiclePaper: async () => ofVehicle,
  addVehicleReading: async () => ({ value: 12_500, read_on: undefined, photo: null }),
  createFuelEntry: async () => ({
    attachments: [],
    driver: null,
    filled_on: '2026-01-05',
    mileage: null,
    litres: 40,
    total: 3_800_000,
    price_per_litre: 95_000,
  }),
  createVehicleCheck: async () => ({ passed: checklists.truck, faults: [], mileage: null, driver: null }),
  createVehicleIncident: async () => ({ attachments: [], driver: null, happened_on: '2026-01-05', paid_on: null }),
  putVehicleService: async () => ofVehicle,
  putVehiclePaper: async () => ofVehicle,
  createTimeoffPolicy: async () => ({ kind: 'other', gender: null, departments: [], terms: plainTerms }),
  createTimeoffAdjustment: async (by) => ({ policy: await heldPolicy(by), day: undefined }),
  createMyTimeoffRequest: async (by) => ({ policy: await heldPolicy(by), ...aWeek }),
  createEmployeeTimeoffRequest: async (by) => ({ policy: await heldPolicy(by), ...aWeek }),
  createTimeoffShutdown: async (by) => ({
    policy: await heldPolicy(by),
    first_day: inLagos(),
    last_day: inLagos(6),
    departments: [],
    exceptions: [],
  }),
  createShift: async (by) => {
    const [region] = (await server.call('GET', `/c/${by.businessId}/regions/all/`, { token: by.token })).body;
    const times = { date: inLagos(6), start: '08:00', end: '16:00', break_minutes: 60 };
    return { ...times, employee: null, location: region.id, role: null, despite: null };
  },
  offerShift: async (by) => {
    const ask = async (rest: string, json?: object) =>
      (
        await server.call(json ? 'POST' : 'GET', `/c/${by.businessId}/${rest}`, {
          token: by.token,
          ...(json && { json }),
        })
      ).body;
    const [[region], date] = [await ask('regions/all/'), inLagos(6)];
    const times = { date, start: '08:00', end: '16:00', break_minutes: 60 };
    const { id } = await ask('shift/', { ...times, employee: await employeeIdIn(by), location: region.id });
    const { year, week: week_number } = weekOf(date);
    const { version } = await ask(`shift/publish/?year=${year}&week_number=${week_number}`);
    await ask('shift/publish/', { year, week_number, version });
    return { shift: id, to: null, in_exchange: null };
  },
  createTimeoffBlackout: async () => ({ first_day: inLagos(), last_day: inLagos(6), departments: [], exceptions: [] }),
  recordEmployeeTimeoffTaken: async (by) => ({ policy: await heldPolicy(by), ...aWeek }),
  handOverAssets: async (by) => {
    const [owner] = (await server.call('GET', `/c/${by.businessId}/employees/all`, { token: by.token })).body;
    return { assets: [await newLaptop(by)], assignee: owner.id, expected_return_date: null };
  },
};
/** Other values, of which one may fit. */
const changed = (value: unknown) => {
  if (Array.isArray(value)) return [[...value, newId()]];
  return typeof value === 'number' ? [value + 1] : [`${value}x`, newId()];
};
/** A body that is taken. */
const takenBody = async (operation: Described, by: By) =>
  Object.fromEntries(
    Object.entries({ ...fullBody(operation), ...(await orders[operation.id]?.(by)) }).filter(
      ([field, value]) => !operation.fileFields.includes(field) && value !== undefined,
    ),
  );
it.each(each(idempotent))('%s refuses a used key with another body', async (_id, operation) => {
  const { body, isOfBusiness } = operation;
  const by = isOfBusiness ? await newOwner(server) : { ...(await newPerson(server)), businessId: '' };
  const whole = await takenBody(operation, by);
  const subject = await subjects[operation.id]?.(by);
  const [other] = Object.entries(whole)
    .flatMap(([field, value]) => changed(value).map((one) => ({ ...whole, [field]: one })))
    .filter((fields) => fits(body ?? {}, fields));
  const key = { 'idempotency-key': newId() };
  const send = (fields: object = whole) => {
    const { headers, ...sent } = asBody(operation, fields as Fields);
    return answer(operation, { ...sent, headers: { ...headers, ...key } }, by, subject);
  };
  const [first, again] = [await send(), await send()];
  expect([first.status, JSON.parse(again.text)]).toEqual([operation.status, JSON.parse(first.text)]);
  expect((await send(other)).status).toBe(409);
});

const foreign = await foreignIds(server);
const naming = idempotent.filter((one) => one.isOfBusiness && bodiesWithIds(one, {}, foreign).length > 0);
it.each(each(naming))('%s refuses ids that are nobody’s, and other businesses’, in words', async (_id, operation) => {
  const by = await newOwner(server);
  const [right, subject] = [await takenBody(operation, by), await subjects[operation.id]?.(by)];
  for (const { name, fields } of bodiesWithIds(operation, right, foreign)) {
    const { status, text } = await answer(operation, asBody(operation, fields), by, subject);
    expect([name, status, text, status < 500]).toEqual([name, status, text, true]);
  }
});
