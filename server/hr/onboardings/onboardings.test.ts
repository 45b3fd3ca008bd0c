import { beforeEach, describe, expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { auditOf } from '../../people/people.testing.ts';
import { bank, details, keptBank, kin, parts, startOnboardings } from './onboardings.testing.ts';

const { server, owner, reader, call, start, mailedTo, form, save, submit, submitted } = await startOnboardings();

// People of earlier tests have the same NIN.
beforeEach(() => server.sql('update employee_pay set nin_digest = null'));

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
