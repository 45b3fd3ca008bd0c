import { beforeEach, describe, expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { leftOnboardingsJob } from './background-jobs.ts';
import { bank, details, keptBank, kin, parts, pdf, secrets, startOnboardings } from './onboardings.testing.ts';

const { server, owner, reader, call, start, linkOf, form, save, submit, addFile, submitted } = await startOnboardings();

// People of earlier tests have the same NIN.
beforeEach(() => server.sql('update employee_pay set nin_digest = null'));

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
