import { beforeAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { employeeIdOf, uploaded } from '../hr.testing.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
let owner: Owner;
let driver: SignedIn & { businessId: string };
let reader: SignedIn & { businessId: string };
let driverId = '';
const nobody = { everyone: false, departments: [] as string[], people: [] as string[] };

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const upload = async (by = owner as { token: string; businessId: string }) =>
  (await uploaded(server, by, 'licence.pdf')).body.id as string;
const add = async (more: object = {}) => {
  const json = { upload: await upload(), kind: 'drivers_licence', number: ' ABC12345 ', ...more };
  const { status, body } = await call('POST', `employees/${driverId}/document/`, json);
  expect([status, body]).toEqual([201, body]);
  return body as { id: string };
};
const reminders = () =>
  server.sql(
    `select due_on::text as due, title, done_at is not null as "isDone", is_paused as "isPaused" from reminders
     where business_id = $1 and about_kind = 'employee' order by id`,
    [owner.businessId],
  );
const mailsTo = (to: string, subject: RegExp) =>
  soon(async () => {
    const mails = (await server.mails()).filter((mail) => mail.to === to && subject.test(mail.subject));
    expect(mails.length).toBeGreaterThan(0);
    return mails;
  });

beforeAll(async () => {
  owner = await newOwner(server);
  driver = await newMember(server, owner, newEmail());
  reader = await newMember(server, owner, newEmail(), ['access_hr']);
  driverId = await employeeIdOf(server, owner, driver.user.id);
});

describe('a document of an employee', () => {
  it('is read by who edits people and by the person themselves, and by nobody else', async () => {
    const { id } = await add({ issue_date: '2025-03-20', expiry_date: '2026-03-20', reminder_days: 7 });
    const [mine] = (await call('GET', 'my_documents/', undefined, driver.token)).body.results;
    expect(mine).toMatchObject({ id, number: 'ABC12345', state: 'due', version: 1, reminder_days: 7 });
    expect((await call('GET', `my_documents/${id}/file/`, undefined, driver.token)).status).toBe(200);
    expect((await call('GET', `documents/${id}/file/`)).status).toBe(200);
    const { token: stranger } = await newOwner(server);
    const tried = [
      [`my_documents/${id}/file/`, reader.token, 404],
      [`documents/${id}/file/`, reader.token, 403],
      [`documents/${id}/file/`, driver.token, 403],
      [`employees/${driverId}/document/`, reader.token, 403],
      [`documents/${id}/versions/`, stranger, 404],
    ] as const;
    for (const [rest, token, status] of tried) expect((await call('GET', rest, undefined, token)).status).toBe(status);
    const { results } = (await call('GET', `employees/${driverId}/history/`)).body;
    expect(results.map(({ text }: { text: string }) => text)).toEqual([
      "Opened the document Driver's licence",
      "Added the document Driver's licence",
    ]);
  });

  it('is renewed with its reminder, keeps its earlier version, and gives it back when it is deleted', async () => {
    const old = await add({ kind: 'medical_report', expiry_date: '2026-04-01', reminder_days: 30 });
    const renewal = { upload: await upload(), expiry_date: '2027-04-01', reminder_days: 14 };
    const { body: renewed } = await call('POST', `documents/${old.id}/renew/`, renewal);
    expect(renewed).toMatchObject({ kind: 'medical_report', version: 2, state: 'valid' });
    const late = { ...renewal, upload: await upload() };
    expect((await call('POST', `documents/${old.id}/renew/`, late)).body.code).toBe('renewed');
    const about = (await reminders()).filter(({ title }) => /Medical/.test(title));
    expect(about).toMatchObject([
      { due: '2026-04-01', isDone: true },
      { due: '2027-04-01', isDone: false },
    ]);
    const { results: versions } = (await call('GET', `documents/${renewed.id}/versions/`)).body;
    expect(versions.map(({ id }: { id: string }) => id)).toEqual([renewed.id, old.id]);
    expect((await call('DELETE', `documents/${renewed.id}`)).status).toBe(204);
    const { results } = (await call('GET', 'employee_documents/?state=due&kind=medical_report')).body;
    expect(results).toMatchObject([{ document: { id: old.id }, employee: { id: driverId } }]);
  });

  it('has dates and a name that are right', async () => {
    const wrong = async (more: object) =>
      (await call('POST', `employees/${driverId}/document/`, { upload: await upload(), kind: 'passport', ...more }))
        .body;
    expect(await wrong({ issue_date: '2026-03-02', expiry_date: '2026-03-01' })).toHaveProperty('expiry_date');
    expect(await wrong({ reminder_days: 7 })).toEqual({ expiry_date: ['Say when it expires to be reminded.'] });
    expect(await wrong({ kind: 'other', name: ' ' })).toEqual({ name: ['Field is Required'] });
  });
});

describe('a request for a document', () => {
  const ask = async (more: object = {}) => {
    const audience = { ...nobody, people: [driverId] };
    const { status, body } = await call('POST', 'document_requests/', { kind: 'guarantor_form', audience, ...more });
    expect([status, body]).toEqual([201, body]);
    return body as { id: string };
  };
  const send = async (id: string, more: object = {}) =>
    call('POST', `my_document_requests/${id}/send/`, { upload: await upload(driver), ...more }, driver.token);
  const mine = async () => (await call('GET', 'my_document_requests/', undefined, driver.token)).body.results;
  const answerOf = (id: string, act: string, json: object) =>
    call('POST', `document_requests/${id}/answers/${driverId}/${act}/`, json);

  it('is mailed, sent, sent back with a note, sent again, and accepted into the record', async () => {
    const { id } = await ask({ due_date: '2026-03-20', note: 'Two guarantors, please.' });
    const [mail] = await mailsTo(driver.user.email, /Guarantor/);
    expect(mail?.text).toContain('by 2026-03-20');
    expect(await mine()).toMatchObject([{ id, state: 'asked', note: 'Two guarantors, please.' }]);

    expect((await send(id)).body.state).toBe('sent');
    expect((await call('GET', `document_requests/${id}/answers/${driverId}/file/`)).status).toBe(200);
    expect((await answerOf(id, 'send_back', { note: 'The second page is missing.' })).body.state).toBe('returned');
    await mailsTo(driver.user.email, /^Send your document again/);
    expect(await mine()).toMatchObject([{ state: 'returned', returned_note: 'The second page is missing.' }]);
    expect((await answerOf(id, 'accept', {})).body.code).toBe('returned');

    expect((await send(id, { number: 'G-1', expiry_date: '2027-03-20' })).status).toBe(200);
    expect((await answerOf(id, 'accept', { reminder_days: 30 })).body).toMatchObject({
      state: 'accepted',
      fileInfo: null,
    });
    expect((await send(id)).body.code).toBe('accepted');
    expect(await mine()).toEqual([]);
    const { results } = (await call('GET', `employees/${driverId}/document/`)).body;
    expect(results).toContainEqual(
      expect.objectContaining({ kind: 'guarantor_form', number: 'G-1', expiry_date: '2027-03-20', reminder_days: 30 }),
    );
    expect((await call('GET', `document_requests/${id}/`)).body.counts).toMatchObject({ asked: 0, accepted: 1 });
  });

  it('reminds at most once a day, is withdrawn with what was not accepted, and is for somebody who is there', async () => {
    const { id } = await ask({ kind: 'passport' });
    expect((await call('POST', `document_requests/${id}/remind/`)).status).toBe(204);
    expect((await call('POST', `document_requests/${id}/remind/`)).body.code).toBe('reminded_today');
    expect((await send(id)).status).toBe(200);
    const files = async () =>
      (
        await server.sql("select from hr_files where business_id = $1 and name = 'licence.pdf' and is_used", [
          owner.businessId,
        ])
      ).length;
    const before = await files();
    expect((await call('DELETE', `document_requests/${id}/`)).status).toBe(204);
    expect(await files()).toBe(before - 1);
    expect((await send(id)).status).toBe(404);
    const asked = (json: object) => call('POST', 'document_requests/', { kind: 'passport', audience: nobody, ...json });
    expect((await asked({})).body).toEqual({ audience: ['Choose somebody who is an active employee.'] });
    const everyone = { audience: { ...nobody, everyone: true }, due_date: '2026-03-09' };
    expect((await asked(everyone)).body).toHaveProperty('due_date');
  });

  it('and the reminders of a person end with their employment, until it is restored', async () => {
    const paused = async () => (await reminders()).map(({ isPaused }) => isPaused);
    const end = { date: '2026-03-10', reason: 'resignation' };
    expect((await call('POST', `employees/${driverId}/terminate/`, end)).status).toBe(200);
    expect(new Set(await paused())).toEqual(new Set([true]));
    expect((await call('GET', 'my_documents/', undefined, driver.token)).status).toBe(404);
    expect((await call('POST', `employees/${driverId}/reinstate/`, {})).status).toBe(200);
    expect(new Set(await paused())).toEqual(new Set([false]));
  });
});
