import { beforeAll, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf, uploaded } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
type Person = SignedIn & { id: string };
let owner: Owner;
let manager: Person;
let worker: Person;
let hr: Person;
let withHr: Person;
let colleague: Person;
let policy: string;

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const newPerson = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const member = await newMember(server, owner, newEmail(), permissions);
  return { ...member, id: await employeeIdOf(server, owner, member.user.id) };
};
const fileOf = async ({ token }: { token: string }, name = 'certificate.pdf') =>
  (await uploaded(server, { token, businessId: owner.businessId }, name)).body.id as string;
const newPolicy = async (name: string, terms: object, route?: object[]) => {
  const began = inLagos(-60);
  const year = { year: 'fixed', year_start: began.slice(5), count_holidays: true, prorate_joining: false };
  const body = { name, kind: 'other', holds_from: began, terms: { ...plainTerms, ...year, ...terms } };
  const { id } = (await call('POST', 'timeoff_policy/', { ...body, ...(route && { route }) })).body;
  const employees = [worker.id, colleague.id];
  expect((await call('POST', `timeoff_policy/${id}/assign/`, { employees, start_date: began })).status).toBe(200);
  return id as string;
};
let weeks = 1;
const nextWeek = () => {
  weeks += 1;
  const monday = dayPlus(inLagos(), { days: weeks * 7 - ((new Date(inLagos()).getUTCDay() + 6) % 7) });
  return { first_day: monday, last_day: dayPlus(monday, { days: 2 }) };
};
const ask = async (order: object = {}, by = worker) => {
  const days = nextWeek();
  const { status, body } = await call('POST', 'my_timeoff_requests/', { policy, ...days, ...order }, by.token);
  return { status, body, days, id: body.id as string };
};
const requestOf = async (id: string, { token }: { token: string }) => {
  const { results } = (await call('GET', 'timeoff_requests/?page_size=100', undefined, token)).body;
  return results.find((one: { id: string }) => one.id === id);
};
const mine = async (id: string) => {
  const { results } = (await call('GET', 'my_timeoff_requests/?page_size=100', undefined, worker.token)).body;
  return results.find((one: { id: string }) => one.id === id);
};
const add = (id: string, files: string[], by: Person) =>
  call('POST', `timeoff_requests/${id}/documents/`, { files }, by.token);
const open = (id: string, document: string, by: { token: string }, method = 'GET') =>
  call(method, `timeoff_requests/${id}/documents/${document}/`, undefined, by.token);
const dues = async ({ token }: { token: string }) =>
  (await call('GET', 'due/?module=hr&kind=timeoff_document&page_size=100', undefined, token)).body.results as {
    source: string;
    title: string;
    due_date: string;
  }[];
const toldTo = async ({ token }: Person) =>
  (await call('GET', 'notifications/', undefined, token)).body.results.map(({ text }: { text: string }) => text);

beforeAll(async () => {
  owner = await newOwner(server);
  manager = await newPerson();
  worker = await newPerson();
  hr = await newPerson(['access_hr', 'manage_time_off']);
  withHr = await newPerson(['access_hr', 'edit_people', 'manage_hr']);
  colleague = await newPerson();
  const job = await call('PUT', `employees/${worker.id}/update_job_details/`, { manager: manager.id });
  expect(job.status).toBe(200);
  policy = await newPolicy('Illness', { document_after_days: 2, document_later: true });
});

it('comes with the request, and is read by the employee, who answers and who manages time off', async () => {
  const { status, body, id } = await ask({ files: [await fileOf(worker)] });
  expect([status, body.document_due, body.documents.length]).toEqual([201, null, 1]);
  const [document] = body.documents;
  expect(document).toMatchObject({ fileInfo: { name: 'certificate.pdf', type: 'application/pdf' } });
  const read = await Promise.all([worker, manager, hr, owner].map((by) => open(id, document.id, by)));
  expect(read.map((one) => one.status)).toEqual([200, 200, 200, 200]);
  // Nobody else learns that there is one, whatever else they may do in HR.
  const others = await Promise.all([withHr, colleague].map((by) => open(id, document.id, by)));
  expect(others.map((one) => one.status)).toEqual([404, 404]);
  const opened = (await auditOf(server, owner)).filter((one) => one.action === 'timeoffRequest.documentOpened');
  expect(opened.length).toBe(3);
  expect(JSON.stringify(opened)).not.toContain('Illness');
});

it('is missing until it comes, which is due to who manages time off alone', async () => {
  const { id, days } = await ask();
  const due = days.last_day;
  expect([(await mine(id)).document_due, (await requestOf(id, manager)).document_due]).toEqual([due, due]);
  const listed = (await dues(hr)).find(({ source }) => source === id);
  expect(listed).toMatchObject({ title: 'Document for time off' });
  expect([listed?.due_date, (await dues(withHr)).length]).toEqual([due, 0]);
  expect((await call('GET', 'due/figures/?module=hr', undefined, withHr.token)).body.due).toBe(0);

  expect((await call('POST', `timeoff_requests/${id}/approve/`, undefined, manager.token)).status).toBe(200);
  expect((await dues(hr)).some(({ source }) => source === id)).toBe(true);
  const file = await fileOf(worker);
  const added = await add(id, [file], worker);
  expect([added.status, added.body.document_due, added.body.documents.length]).toEqual([200, null, 1]);
  expect((await dues(hr)).some(({ source }) => source === id)).toBe(false);
  const told = (await toldTo(hr))[0];
  expect(told).toMatch(/^A document came for the time off of /);
  expect(told).not.toContain('Illness');
  // A file is taken once, and only by whoever uploaded it.
  expect((await add(id, [file], worker)).body).toEqual({ files: ['This file is gone. Upload it again.'] });
  expect((await add(id, [await fileOf(hr)], worker)).status).toBe(400);
});

it('is not asked for of what is short, declined, cancelled or shortened', async () => {
  const day = nextWeek().first_day;
  expect((await ask({ first_day: day, last_day: day })).body.document_due).toBe(null);
  const preview = new URLSearchParams({ policy, ...nextWeek() });
  const { body } = await call('GET', `my_timeoff_requests/preview/?${preview}`, undefined, worker.token);
  expect(body.document_due).toBe(preview.get('last_day'));
  const [declined, shortened] = [await ask(), await ask()];
  const answer = (id: string, what: string, json?: object) =>
    call('POST', `timeoff_requests/${id}/${what}/`, json, manager.token);
  expect((await answer(declined.id, 'decline', { reason: 'No' })).body.document_due).toBe(null);
  expect((await add(declined.id, [await fileOf(worker)], worker)).status).toBe(409);
  expect((await answer(shortened.id, 'approve')).body.document_due).toBe(shortened.days.last_day);
  const days = { first_day: shortened.days.first_day, last_day: dayPlus(shortened.days.first_day, { days: 1 }) };
  expect((await answer(shortened.id, 'shorten', days)).body.document_due).toBe(null);
  const due = (await dues(hr)).map(({ source }) => source);
  expect(due).not.toContain(declined.id);
  expect(due).not.toContain(shortened.id);
});

it('is asked for at once where it may not come later', async () => {
  const first = await newPolicy('Examination', { document_after_days: 0 });
  const { body, days } = await ask({ policy: first });
  expect(body.document_due).toBe(days.first_day);
});

it('is removed by the employee until somebody answers, and then by who manages time off', async () => {
  const { id, body } = await ask({ files: [await fileOf(worker), await fileOf(worker)] });
  const [one, other] = body.documents;
  expect(body.may_remove_documents).toBe(true);
  expect((await open(id, one.id, manager, 'DELETE')).status).toBe(409);
  expect((await open(id, one.id, worker, 'DELETE')).status).toBe(204);
  expect((await open(id, one.id, worker)).status).toBe(404);
  expect((await call('POST', `timeoff_requests/${id}/approve/`, undefined, manager.token)).status).toBe(200);
  const late = await open(id, other.id, worker, 'DELETE');
  expect([late.status, late.body.detail]).toEqual([409, 'It is approved already. Ask who manages time off.']);
  expect((await open(id, other.id, colleague, 'DELETE')).status).toBe(404);
  expect((await open(id, other.id, hr, 'DELETE')).status).toBe(204);
  expect((await mine(id)).document_due).not.toBe(null);
  const left = await server.sql(
    'select from hr_files f join timeoff_documents d on d.file_id = f.id where d.request_id = $1',
    [id],
  );
  expect(left).toEqual([]);
});

it('is for who answers by the route, not for everybody above', async () => {
  const byHr = await newPolicy('Surgery', { document_after_days: 0 }, [{ by: 'time_off', employee: null }]);
  const { id, body } = await ask({ policy: byHr, files: [await fileOf(worker)] });
  expect(await requestOf(id, manager)).toMatchObject({ documents: [], document_due: null, may_add_documents: false });
  expect((await open(id, body.documents[0].id, manager)).status).toBe(404);
  expect((await add(id, [await fileOf(manager)], manager)).status).toBe(404);
  expect((await requestOf(id, hr)).documents.length).toBe(1);
});

it('makes no second request when the answer was lost, and goes with what it belongs to', async () => {
  const key = crypto.randomUUID();
  const json = { policy, ...nextWeek(), files: [await fileOf(worker)] };
  const send = () =>
    server.call('POST', `/c/${owner.businessId}/my_timeoff_requests/`, {
      token: worker.token,
      json,
      headers: { 'Idempotency-Key': key },
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.body]).toEqual([201, first.body]);
  const { id } = (await ask()).body;
  await server.sql('delete from timeoff_requests where id = $1', [id]);
  expect(await server.sql('select from dues where source_id = $1', [id])).toEqual([]);
});
