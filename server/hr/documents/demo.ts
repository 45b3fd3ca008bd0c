/** Company files of the demo business, partly acknowledged; documents of its people, some expiring; and a request in progress. */
import { todayIn } from '../../directory/business-day.ts';
import type { Answer, Handlers } from '../../platform/contract.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall } from '../../plug/sample-stage.ts';
import { acknowledge, noteOpened } from '../company-files/store.ts';
import { claimAnswer, moveAnswer } from '../document-requests/store.ts';
import { takeUploads } from '../files/store.ts';
import { dropMailings } from '../mailings/store.ts';
import type { Kind } from './store.ts';

type Means = { handlers: Handlers; call: OwnerCall; upload: (title: string) => Promise<string> };
type Employee = Answer<'listEmployees'>['results'][number];

/** Name, whom it is for, and one in how many has acknowledged it; null where nobody is asked. */
const companyFiles = [
  ['Employee handbook', 'everyone', 'What everybody should know in their first week.', 1.4],
  ['Code of conduct', 'everyone', 'How we treat each other, our customers and their goods.', 2],
  ['Leave policy', 'everyone', '', null],
  ['Expense claim form', 'everyone', '', null],
  ['Road safety policy', 'Transport', 'For everybody who drives for us.', 3],
] as const;

/** Days until each expires; null where it never does. */
const documents: readonly (readonly [Kind, number | null])[] = [
  ['drivers_licence', -6],
  ['national_id', null],
  ['medical_report', 9],
  ['drivers_licence', 24],
  ['employment_contract', null],
  ['police_clearance', 140],
  ['drivers_licence', 420],
  ['professional_licence', 17],
  ['nysc_certificate', null],
  ['drivers_licence', 610],
  ['work_permit', 75],
  ['certificate', null],
];

async function addCompanyFiles(means: Means, people: readonly Employee[], now: Date) {
  const { handlers, call } = means;
  const departments = await handlers.listAllDepartments(call);
  for (const [name, whom, description, oneIn] of companyFiles) {
    const some = departments.filter((department) => department.name === whom).map(({ id }) => id);
    const everyone = whom === 'everyone' || some.length === 0;
    const audience = { everyone, departments: everyone ? [] : some, people: [] };
    const files = [{ upload: await means.upload(name), name }];
    const body = { files, description, audience, requires_acknowledgement: oneIn !== null };
    const [file] = (await handlers.createCompanyFiles({ ...call, body })).files;
    if (file === undefined || oneIn === null) continue;
    const readers = people.filter(({ department }) => everyone || some.includes(department?.id ?? ''));
    const given = readers.filter((_, at) => Math.floor(at / oneIn) !== Math.floor((at - 1) / oneIn));
    for (const { id: employeeId } of given) {
      const read = { id: file.id, version: 1, employeeId, now };
      await noteOpened(call.tx, call.businessId, read);
      await acknowledge(call.tx, call.businessId, read);
    }
  }
}

async function addDocuments(means: Means, people: readonly Employee[], today: string) {
  const { handlers, call } = means;
  for (const [at, [kind, days]] of documents.entries()) {
    const employee = people[at * 3];
    if (employee === undefined) continue;
    const expires = days === null ? null : dayPlus(today, { days });
    const body = {
      upload: await means.upload(`${kind} ${employee.employee_id}`.replaceAll('_', ' ')),
      kind,
      number: `NG${String(40_817_263 + at * 7_919)}`,
      ...(expires === null
        ? {}
        : {
            issue_date: dayPlus(expires, { years: -2 }),
            expiry_date: expires,
            reminder_days: 30,
          }),
    };
    await handlers.addEmployeeDocument({ ...call, params: { ...call.params, id: employee.id }, body });
  }
}

/** Whoever drives for a living has a licence: most of them a valid one; one is due, one has expired, and one never brought it. */
async function addLicences(means: Means, people: readonly Employee[], today: string) {
  const { handlers, call } = means;
  const drivers = people.filter(({ job_title }) => /driver|rider/i.test(job_title ?? ''));
  for (const [at, employee] of drivers.entries()) {
    if (at % 8 === 3) continue;
    const params = { ...call.params, id: employee.id };
    const { results: known } = await handlers.listEmployeeDocuments({ ...call, params, query: {} });
    if (known.some(({ kind }) => kind === 'drivers_licence')) continue;
    const days = at % 8 === 1 ? 18 : at % 8 === 5 ? -20 : 200 + ((at * 97) % 700);
    const until = dayPlus(today, { days });
    const body = {
      upload: await means.upload(`Driver's licence ${employee.employee_id}`),
      kind: 'drivers_licence',
      number: `ABC${String(41_263_857 + at * 6_131)}`,
      issue_date: dayPlus(until, { years: -3 }),
      expiry_date: until,
      reminder_days: 30,
    } as const;
    await handlers.addEmployeeDocument({ ...call, params, body });
  }
}

/** Of six people, two have sent it, of whom one was accepted, and one has to send it again. */
async function askForGuarantors(means: Means, people: readonly Employee[], today: string, now: Date) {
  const { handlers, call } = means;
  const { tx, businessId, userId } = call;
  const asked = people.slice(8, 14).map(({ id }) => id);
  const due_date = dayPlus(today, { days: 10 });
  const note = 'Two guarantors, each with a passport photograph and a copy of their ID.';
  const audience = { everyone: false, departments: [], people: asked };
  const body = { kind: 'guarantor_form' as const, note, due_date, audience };
  const { id } = await handlers.createDocumentRequest({ ...call, body });
  for (const employee of asked.slice(0, 3)) {
    const answer = await claimAnswer(tx, businessId, id, employee);
    if (answer === undefined) continue;
    const fileId = await means.upload('Guarantor form');
    await takeUploads(tx, businessId, { ids: [fileId], userId, field: 'upload' });
    const sent = { fileId, number: null, issueDate: null, expiryDate: null };
    await moveAnswer(tx, businessId, answer, { state: 'sent', note: '', sent, now });
  }
  const [accepted = '', returned = ''] = asked;
  const params = { ...call.params, id };
  await handlers.acceptDocumentAnswer({ ...call, params: { ...params, employee: accepted }, body: {} });
  const why = { note: 'The second guarantor has not signed.' };
  await handlers.sendBackDocumentAnswer({ ...call, params: { ...params, employee: returned }, body: why });
}

export async function demoFiles({ handlers, platform: { clock }, asOwner, uploadSample }: DemoStage) {
  await asOwner(async (call) => {
    const { count } = await handlers.listCompanyFiles({ ...call, query: {} });
    if (count > 0) return;
    const now = clock.now();
    const today = await todayIn(call.tx, call.businessId, now);
    const { results } = await handlers.listEmployees({ ...call, query: { page_size: 100, status: 'active' } });
    const people = results.filter(({ is_member }) => !is_member);
    const means = { handlers, call, upload: (title: string) => uploadSample(call, title) };
    await addCompanyFiles(means, results, now);
    await addDocuments(means, people, today);
    await addLicences(means, people, today);
    await askForGuarantors(means, people, today, now);
    // Nobody reads the mails of the demo business.
    await dropMailings(call.tx, call.businessId);
  });
}
