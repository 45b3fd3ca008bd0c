import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { leftOnboardingsJob } from './background-jobs.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
let owner: Owner;
let reader: Awaited<ReturnType<typeof newMember>>;

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const start = async (more: object = {}) =>
  (await call('POST', 'onboardings/', { first_name: 'Ngozi', last_name: 'Eze', ...more })).body as { id: string };
/** The token of a new link, as it is answered or mailed. */
async function linkOf(id: string): Promise<string> {
  const { link, mailed_to: to } = (await call('POST', `onboardings/${id}/link/`)).body;
  return /\/onboard\/(\S+)/.exec(link ?? (await mailedTo(to)))?.[1] ?? '';
}
/** The text of the last mail to an address. */
const mailedTo = (to: string): Promise<string> =>
  vi.waitFor(async () => {
    const letter = (await server.mails()).findLast((mail) => mail.to === to && mail.text.includes('/onboard/'));
    if (letter === undefined) throw new Error('no mail yet');
    return letter.text;
  });
const form = (token: string, rest = '', method = 'GET', json?: unknown) =>
  server.call(method, `/onboarding_forms/${token}/${rest}`, json === undefined ? {} : { json });
const save = async (token: string, parts: object) => {
  const { revision } = (await form(token)).body;
  return form(token, '', 'PATCH', { revision, ...parts });
};
const submit = async (token: string) => form(token, 'submit/', 'POST', { revision: (await form(token)).body.revision });

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
function addFile(token: string, content: string, kind: string) {
  const sent = new FormData();
  sent.append('kind', kind);
  sent.append('file', new Blob([content]), 'paper.pdf');
  return server.call('POST', `/onboarding_forms/${token}/documents/`, { form: sent });
}
const details = { first_name: 'Ngozi', last_name: 'Eze', birth_date: '1995-04-02', phone_number: '0803 123 4567' };
const bank = { bank: '011', account_number: '0000014579', account_name: 'Ngozi Eze', nin: '12345678901' };
const kin = { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' };
const parts = { details, bank, next_of_kin: kin, emergency_contact: { ...kin, name: 'Ada Eze' } };
/** What the link shows of it. */
const keptBank = { bank: '011', account_number: '•••4579', account_name: '•••', nin: '•••8901' };
const secrets = [bank.account_number, bank.nin, '+2348054210000', '1995-04-02'];

const submitted = async (more: object = {}) => {
  const { id } = await start(more);
  const token = await linkOf(id);
  expect((await save(token, parts)).status).toBe(200);
  expect((await submit(token)).body.state).toBe('submitted');
  const { revision } = (await call('GET', `onboardings/${id}/`)).body;
  return { id, token, revision };
};

beforeAll(async () => {
  owner = await newOwner(server);
  reader = await newMember(server, owner, newEmail(), ['access_hr']);
});

describe('an onboarding', () => {
  it('is filled in step by step by a link, reviewed, and becomes a record in one act', async () => {
    const department = (await call('GET', 'departments/all/')).body[0].id;
    const to = newEmail();
    const work = { job_title: 'Dispatcher', department, hire_date: '2026-03-16' };
    const { id } = await start({ email: to, phone_number: '0803 999 0000', work });
    const made = await call('POST', `onboardings/${id}/link/`);
    const mailed = { is_mailed: true, mailed_to: to, link: null, expires_at: expect.stringMatching(/^2026-03-17/) };
    expect(made.body).toMatchObject(mailed);
    const token = /\/onboard\/(\S+)/.exec(await mailedTo(to))?.[1] ?? '';
    expect((await form(token)).body).toMatchObject({
      first_name: 'Ngozi',
      email: to,
      phone_number: '+2348039990000',
      state: 'in_progress',
      details: null,
    });
    expect((await save(token, { details })).body.details).toMatchObject({ phone_number: '+2348031234567' });
    expect((await submit(token)).status).toBe(400);
    expect((await call('GET', 'onboardings/')).body.results[0]).toMatchObject({
      id,
      parts_done: 1,
      state: 'in_progress',
    });
    await save(token, { bank, next_of_kin: kin });
    expect((await form(token)).body.bank).toMatchObject(keptBank);
    await save(token, { emergency_contact: parts.emergency_contact });
    expect((await submit(token)).status).toBe(200);
    const heard = (await call('GET', 'notifications/')).body.results;
    expect(heard[0]).toMatchObject({
      text: 'Ngozi Eze has filled in their details',
      link: `/hr/continue-onboarding/${id}`,
    });

    const review = (await call('GET', `onboardings/${id}/`, undefined, reader.token)).body;
    expect(review).toMatchObject({
      state: 'submitted',
      job_title: 'Dispatcher',
      account_name: null,
      email: to,
      phone_number: '+2348039990000',
      details: { phone_number: '+2348031234567' },
      bank: { account_number: '•••4579', nin: '•••8901' },
      next_of_kin: { name: 'Chidi Eze' },
    });
    expect(JSON.stringify(review)).not.toContain(bank.account_number);
    // In full for whoever may see pay, which is recorded.
    const { bank: full, account_name } = (await call('GET', `onboardings/${id}/`)).body;
    expect(account_name).toBe('Ngozi Eze');
    expect(full).toMatchObject({ bank: 'First Bank of Nigeria', account_number: bank.account_number, nin: bank.nin });
    expect((await auditOf(server, owner))[0]).toMatchObject({ action: 'employee.payShown' });
    const { revision } = review;
    const approved = await call('POST', `onboardings/${id}/approve/`, { revision });
    expect([approved.status, approved.body.state, approved.body.bank]).toEqual([200, 'approved', null]);
    const employee = approved.body.employee as string;
    expect((await call('GET', `employees/${employee}`)).body).toMatchObject({
      first_name: 'Ngozi',
      job_title: 'Dispatcher',
      email: to,
      phone_number: '+2348031234567',
      birth_date: '1995-04-02',
      hire_date: '2026-03-16',
      department: { id: department },
      status: 'joining',
      masked_pay: { account_number: '•••4579' },
    });
    expect((await call('GET', `employees/${employee}/next-of-kin/`)).body.contact).toMatchObject({ name: 'Chidi Eze' });
    expect((await call('GET', `employees/${employee}/onboarding/`)).body.onboarding).toMatchObject({
      id,
      parts_done: 0,
    });
    expect((await auditOf(server, owner)).slice(0, 3).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Approved the onboarding that they started or linked, as the owner',
        'Added the employee',
      ]),
    );
    const again = await call('POST', `onboardings/${id}/approve/`, { revision });
    expect([again.status, again.body.code]).toEqual([409, 'changed']);
  });

  it('is returned with notes by part, which go when the part is saved, and is approved only as it was read', async () => {
    const { id, token, revision } = await submitted();
    const notes = { bank: 'This account is closed.' };
    expect((await call('POST', `onboardings/${id}/return/`, { revision, notes: {} })).status).toBe(400);
    expect((await call('POST', `onboardings/${id}/return/`, { revision, notes })).body.state).toBe('returned');
    expect((await form(token)).body).toMatchObject({
      state: 'returned',
      notes,
      bank: keptBank,
      details: { first_name: 'Ngozi' },
    });
    expect((await call('POST', `onboardings/${id}/approve/`, { revision })).status).toBe(409);
    await save(token, { bank: { ...bank, account_number: null, bank: null } });
    expect((await form(token)).body.notes).toEqual({});
    await submit(token);
    expect((await call('POST', `onboardings/${id}/approve/`, { revision })).status).toBe(409);
    const now = (await call('GET', `onboardings/${id}/`)).body;
    expect((await call('POST', `onboardings/${id}/approve/`, { revision: now.revision })).status).toBe(200);
  });

  it('completes the record of somebody who is there, of whom nothing is emptied', async () => {
    const person = {
      first_name: 'Musa',
      last_name: 'Bello',
      address: '4 Zaria Road',
      pay: 200_000,
      pay_period: 'monthly',
    };
    const added = (await call('POST', 'employees/post_employee_form_once/', { ...person, email: newEmail() })).body;
    const { id, token, revision } = await submitted({ employee: added.id });
    expect(
      (await call('POST', 'onboardings/', { first_name: 'x', last_name: 'y', employee: added.id })).body,
    ).toHaveProperty('employee');
    expect((await form(token)).body.first_name).toBe('Musa');
    await call('POST', `onboardings/${id}/approve/`, { revision });
    const record = (await call('GET', `employees/${added.id}`)).body;
    expect(record).toMatchObject({ address: '4 Zaria Road', email: added.email, birth_date: '1995-04-02' });
    expect((await call('GET', `employees/${added.id}/pay_details/`)).body).toMatchObject({
      pay: 200_000,
      nin: bank.nin,
    });
  });

  it('writes nothing when the record is refused', async () => {
    const email = newEmail();
    await call('POST', 'employees/post_employee_form_once/', { first_name: 'A', last_name: 'B', email });
    const before = (await call('GET', 'employees')).body.count;
    const { id, revision } = await submitted({ email });
    const refused = await call('POST', `onboardings/${id}/approve/`, { revision });
    expect([refused.status, refused.body]).toEqual([400, { email: ['Another employee has this email address.'] }]);
    expect((await call('GET', 'employees')).body.count).toBe(before);
    expect((await call('GET', `onboardings/${id}/`)).body.state).toBe('submitted');
  });
});

describe('the link of an onboarding', () => {
  it('shows nothing of what was filled in once it waits for a review, is approved or has expired', async () => {
    const { id, token, revision } = await submitted();
    const waiting = await form(token);
    expect(waiting.body).toMatchObject({ state: 'submitted', phone_number: null, details: null, bank: null });
    await call('POST', `onboardings/${id}/approve/`, { revision });
    const done = await form(token);
    expect([done.status, done.body.code]).toEqual([409, 'done']);
    const other = await start();
    const late = await linkOf(other.id);
    await save(late, parts);
    await server.sql(`update onboardings set link_expires_at = $2 where id = $1`, [other.id, '2026-03-10T08:59:59Z']);
    const expired = await form(late);
    expect([expired.status, expired.body.code]).toEqual([409, 'expired']);
    expect((await form(late, '', 'PATCH', { revision: 1, details })).status).toBe(409);
    for (const text of [waiting, done, expired].map(({ body }) => JSON.stringify(body)))
      for (const secret of secrets) expect(text).not.toContain(secret);
    // A new link goes on where the old one ended.
    expect((await form(await linkOf(other.id))).body.bank).toMatchObject(keptBank);
  });

  it('ends when it is replaced, revoked or the onboarding is cancelled, and of it only a digest is stored', async () => {
    const { id } = await start();
    const first = await linkOf(id);
    const second = await linkOf(id);
    expect([(await form(first)).status, (await form(second)).status]).toEqual([404, 200]);
    expect((await call('DELETE', `onboardings/${id}/link/`)).status).toBe(204);
    expect((await form(second)).status).toBe(404);
    const third = await linkOf(id);
    await save(third, parts);
    const stored = JSON.stringify(await server.sql('select * from onboardings where id = $1', [id]));
    expect(stored).not.toContain(third.split('.')[1]);
    expect((await call('POST', `onboardings/${id}/cancel/`)).body.state).toBe('cancelled');
    expect((await form(third)).status).toBe(404);
    const left = JSON.stringify(await server.sql('select * from onboardings where id = $1', [id]));
    for (const secret of secrets) expect(left).not.toContain(secret);
    expect((await call('POST', `onboardings/${id}/link/`)).status).toBe(409);
  });

  it('does not reach another business, nor one that is closed', async () => {
    const { id } = await start();
    const token = await linkOf(id);
    const stranger = await newOwner(server);
    const path = `/c/${stranger.businessId}/onboardings/${id}/`;
    expect((await server.call('GET', path, { token: stranger.token })).status).toBe(404);
    const theirs = (
      await server.call('POST', `/c/${stranger.businessId}/onboardings/`, {
        token: stranger.token,
        json: { first_name: 'A', last_name: 'B' },
      })
    ).body;
    const made = await server.call('POST', `/c/${stranger.businessId}/onboardings/${theirs.id}/link/`, {
      token: stranger.token,
    });
    const their = made.body.link.replace(/^.*\/onboard\//, '');
    const mixed = `${their.split('.')[0]}.${token.split('.')[1]}`;
    expect((await form(mixed)).status).toBe(404);
    await server.sql('update businesses set closed_at = $2, deletes_at = $2 where id = $1', [
      stranger.businessId,
      new Date(),
    ]);
    expect((await form(their)).status).toBe(404);
  });

  it('takes the rules of the record, and of two tabs the one that knows the last state', async () => {
    const { id } = await start();
    const token = await linkOf(id);
    const wrong = await save(token, { bank: { ...bank, account_number: '0000014578' } });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['account_number']]);
    expect((await save(token, { details: { ...details, birth_date: '2026-03-11' } })).body).toHaveProperty(
      'birth_date',
    );
    expect((await save(token, { next_of_kin: { ...kin, phone_number: '12' } })).body).toHaveProperty('phone_number');
    const { revision } = (await form(token)).body;
    expect((await form(token, '', 'PATCH', { revision, details })).status).toBe(200);
    const slow = await form(token, '', 'PATCH', { revision, details: { ...details, last_name: 'Obi' } });
    expect([slow.status, slow.body.code]).toEqual([409, 'changed']);
    expect((await form(token)).body.details.last_name).toBe('Eze');
  });

  it('takes documents by their content, which become those of the employee', async () => {
    const { id } = await start();
    const token = await linkOf(id);
    await save(token, parts);
    expect((await addFile(token, '<script>', 'passport')).body.file).toEqual(['Upload a PNG, JPEG, TIFF or PDF.']);
    expect((await addFile(token, pdf, 'other')).body).toHaveProperty('name');
    const added = await addFile(token, pdf, 'passport');
    expect([added.status, added.body]).toMatchObject([201, { kind: 'passport', fileInfo: { name: 'paper.pdf' } }]);
    const wrong = await addFile(token, pdf, 'national_id');
    expect((await form(token, `documents/${wrong.body.id}/`, 'DELETE')).status).toBe(204);
    expect((await form(token, `documents/${wrong.body.id}/`, 'DELETE')).status).toBe(404);
    expect((await form(token)).body.documents).toEqual([added.body]);
    await submit(token);
    expect((await form(token)).body.documents).toEqual([]);
    expect((await addFile(token, pdf, 'passport')).status).toBe(409);
    expect((await form(token, `documents/${added.body.id}/`, 'DELETE')).status).toBe(409);
    const file = `onboardings/${id}/documents/${added.body.id}/file/`;
    expect((await call('GET', file, undefined, reader.token)).status).toBe(403);
    expect((await call('GET', file)).status).toBe(200);
    const { revision } = (await call('GET', `onboardings/${id}/`)).body;
    const { employee } = (await call('POST', `onboardings/${id}/approve/`, { revision })).body;
    const kept = (await call('GET', `employees/${employee}/document/`)).body.results;
    expect(kept).toMatchObject([{ kind: 'passport', fileInfo: { name: 'paper.pdf' } }]);
    expect((await call('GET', file)).status).toBe(404);
  });

  it('has at most ten documents, which go when it is cancelled or left for a month', async () => {
    const [cancelled, left] = [await start(), await start()];
    const [token, other] = [await linkOf(cancelled.id), await linkOf(left.id)];
    for (let at = 0; at < 10; at++) expect((await addFile(token, pdf, 'certificate')).status).toBe(201);
    expect((await addFile(token, pdf, 'certificate')).body.file).toEqual(['You can add at most 10 files.']);
    await addFile(other, pdf, 'passport');
    const count = async () =>
      (
        await server.sql<{ files: number; documents: number }>(
          `select (select count(*)::int from onboarding_documents where onboarding_id = any($1)) as documents,
             (select count(*)::int from hr_files f where business_id = $2) as files`,
          [[cancelled.id, left.id], owner.businessId],
        )
      )[0];
    const before = await count();
    expect(before?.documents).toBe(11);
    await call('POST', `onboardings/${cancelled.id}/cancel/`);
    expect(await count()).toEqual({ documents: 1, files: (before?.files ?? 0) - 10 });
    await leftOnboardingsJob(server.platform).work({}, byHand);
    expect((await count())?.documents).toBe(1);
    const clock = { now: () => new Date('2026-04-17T09:00:00Z') };
    await leftOnboardingsJob({ ...server.platform, clock }).work({}, byHand);
    expect(await count()).toEqual({ documents: 0, files: (before?.files ?? 0) - 11 });
    expect((await call('GET', `onboardings/${left.id}/`)).body.documents).toEqual([]);
  });

  it('never sends a number back: a field that is left out stays, one that is emptied goes', async () => {
    const { id, token, revision } = await submitted();
    await call('POST', `onboardings/${id}/return/`, { revision, notes: { bank: 'Which bank?' } });
    for (const { body } of [await form(token), await save(token, { bank: { bank: '011' } }), await form(token)]) {
      expect(body.bank).toMatchObject(keptBank);
      for (const secret of [bank.account_number, bank.nin, bank.account_name])
        expect(JSON.stringify(body.bank)).not.toContain(secret);
    }
    await save(token, { bank: { bank: '011', nin: null, tax_id: '1234567890' } });
    expect((await form(token)).body.bank).toMatchObject({ ...keptBank, nin: null, tax_id: '•••7890' });
    await submit(token);
    expect((await call('GET', `onboardings/${id}/`)).body.bank).toMatchObject({
      account_number: bank.account_number,
      nin: null,
      tax_id: '1234567890',
    });
  });

  it('is on record when it is opened, once an hour from one place', async () => {
    const { id } = await start();
    const token = await linkOf(id);
    expect((await call('GET', `onboardings/${id}/`)).body.opened_at).toBeNull();
    await form(token);
    await form(token);
    const opened = () =>
      server.sql<{ address: string }>(
        `select address from audit_log where action = 'onboarding.opened' and subject_id = $1`,
        [id],
      );
    expect(await opened()).toHaveLength(1);
    expect((await call('GET', `onboardings/${id}/`)).body.opened_at).toMatch(/^2026-03-10T09:0/);
    await server.sql(`update onboardings set opened_at = $2 where id = $1`, [id, '2026-03-10T07:59:00Z']);
    await form(token);
    expect(await opened()).toHaveLength(2);
  });

  it('is sent twice with one answer', async () => {
    const { id, token, revision } = await submitted();
    const again = await form(token, 'submit/', 'POST', { revision: revision - 1 });
    expect([again.status, again.body]).toEqual([200, (await form(token)).body]);
    expect((await call('GET', `onboardings/${id}/`)).body.revision).toBe(revision);
    expect((await form(token, 'submit/', 'POST', { revision: revision - 2 })).status).toBe(409);
  });

  it('goes to the address of the record, where there is one', async () => {
    const email = newEmail();
    const person = { first_name: 'Known', last_name: 'Person', email };
    const { id: employee } = (await call('POST', 'employees/post_employee_form_once/', person)).body;
    const { id } = await start({ employee, email: newEmail() });
    expect((await call('POST', `onboardings/${id}/link/`)).body).toMatchObject({ link: null, mailed_to: email });
  });

  it('is of somebody who has a name', async () => {
    const { status, body } = await call('POST', 'onboardings/', { first_name: ' ', last_name: '' });
    expect([status, Object.keys(body)]).toEqual([400, ['first_name', 'last_name']]);
  });

  it('is made by those who may edit people only', async () => {
    const { id } = await start();
    expect((await call('POST', `onboardings/${id}/link/`, undefined, reader.token)).status).toBe(403);
    expect((await call('POST', 'onboardings/', { first_name: 'A', last_name: 'B' }, reader.token)).status).toBe(403);
  });
});
