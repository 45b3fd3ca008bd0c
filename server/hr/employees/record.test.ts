import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner, png } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });

// People of earlier tests have the same NIN.
beforeEach(() => server.sql('update employee_pay set nin_digest = null'));
let owner: Owner;
let reader: Awaited<ReturnType<typeof newMember>>;
let editor: Awaited<ReturnType<typeof newMember>>;

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const add = async (form: object = {}) => {
  const { body } = await call('POST', 'employees/post_employee_form_once/', {
    first_name: 'Halima',
    last_name: 'Danjuma',
    ...form,
  });
  return body as { id: string } & Record<string, unknown>;
};
const texts = async () => (await auditOf(server, owner)).map(({ text }) => text);
const photo = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
const pay = {
  nin: '12345678901',
  tax_id: '1234567890',
  pension_provider: 'stanbic-ibtc',
  pension_pin: 'PEN100012345678',
  bank: '011',
  account_number: '0000014579',
  account_name: 'Halima Danjuma',
  pay: 350_000,
  pay_period: 'monthly',
};

beforeAll(async () => {
  owner = await newOwner(server);
  reader = await newMember(server, owner, newEmail(), ['access_hr']);
  editor = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
});

describe('the whole record', () => {
  it('is stored in one request, photo and pay included, and its pay is masked where it is read', async () => {
    const person = {
      title: 'mrs',
      middle_name: 'Amina',
      gender: 'female',
      birth_date: '1990-05-17',
      marital_status: 'married',
      nationality: 'NG',
      state_of_origin: 'Kano',
      lga_of_origin: 'Tarauni',
      address: '4 Zaria Road, Kano',
      personal_email: 'halima@home.test',
      employment_type: 'permanent',
      hire_date: '2024-01-08',
      probation_end_date: '2024-07-08',
    };
    const added = await add({ ...person, ...pay, photo });
    expect(added).toMatchObject({
      ...person,
      photo: expect.stringMatching(/^data:image\/webp;base64,/),
      masked_pay: {
        nin: '•••8901',
        tax_id: '•••7890',
        pension_provider: 'Stanbic IBTC Pension Managers',
        pension_pin: '•••5678',
        bank: 'First Bank of Nigeria',
        account_number: '•••4579',
      },
    });
    for (const secret of [pay.nin, pay.account_number, pay.pension_pin]) {
      const list = await call('GET', 'employees?search=halima', undefined, reader.token);
      expect(JSON.stringify([added, list.body])).not.toContain(secret);
    }
    const changed = await call('PUT', `employees/${added.id}/update_employee_form_once/`, {
      first_name: 'Halima',
      last_name: 'Danjuma',
    });
    expect([changed.body.photo, changed.body.masked_pay]).toEqual([added.photo, added.masked_pay]);
    expect(changed.body).toEqual(added);
    const emptied = { first_name: 'Halima', last_name: 'Danjuma', gender: null, tax_id: null };
    expect((await call('PUT', `employees/${added.id}/update_employee_form_once/`, emptied)).body).toEqual({
      ...added,
      gender: null,
      masked_pay: { ...(added.masked_pay as object), tax_id: null },
    });
  });

  it('refuses somebody who was too young to be employed, and asks nothing again of what stays as it was', async () => {
    const form = { first_name: 'Too', last_name: 'Young' };
    const send = (days: object) => call('POST', 'employees/post_employee_form_once/', { ...form, ...days });
    const when = ['They were younger than 15 on the hire date. Check both dates.'];
    expect((await send({ birth_date: '2020-01-01' })).body).toEqual({
      birth_date: ['They are younger than 15. Check the date.'],
    });
    expect((await send({ birth_date: '1999-01-01', hire_date: '1998-06-01' })).body).toEqual({ birth_date: when });
    const days = { birth_date: '1999-01-01', hire_date: '2020-06-01' };
    const { id } = await add(days);
    const job = await call('PUT', `employees/${id}/update_job_details/`, { hire_date: '2013-12-31' });
    expect([job.status, job.body]).toEqual([400, { hire_date: when }]);
    await server.sql('update employees set hire_date = $2 where id = $1', [id, '1998-06-01']);
    const path = `employees/${id}/update_employee_form_once/`;
    const stays = { ...form, ...days, hire_date: '1998-06-01' };
    expect((await call('PUT', path, { ...stays, address: '4 Zaria Road' })).status).toBe(200);
    expect((await call('PUT', path, { ...stays, birth_date: '1999-01-02' })).body).toEqual({ birth_date: when });
  });

  it('does not take pay from somebody who may not see it, and then stores nothing', async () => {
    const form = { first_name: 'No', last_name: 'Pay', ...pay };
    const { status } = await call('POST', 'employees/post_employee_form_once/', form, editor.token);
    expect(status).toBe(400);
    expect((await call('GET', 'employees?search=no%20pay')).body.count).toBe(0);
    const { first_name, last_name } = form;
    const without = await call('POST', 'employees/post_employee_form_once/', { first_name, last_name }, editor.token);
    expect(without.status).toBe(201);
  });

  it('shows pay only with the permission, and logs who saw it', async () => {
    const { id } = await add(pay);
    for (const { token } of [reader, editor]) {
      expect((await call('GET', `employees/${id}/pay_details/`, undefined, token)).status).toBe(403);
      expect((await call('PUT', `employees/${id}/update_pension_bank_account/`, pay, token)).status).toBe(403);
    }
    expect((await call('GET', `employees/${id}/pay_details/`)).body).toEqual({ ...pay, holder: null });
    expect((await texts())[0]).toBe('Saw pay and bank details');
    const raised = { ...pay, pay: 400_000 };
    expect((await call('PUT', `employees/${id}/update_pension_bank_account/`, raised)).body).toEqual({
      ...raised,
      holder: null,
    });
    expect((await texts())[0]).toBe('Changed the pay');
    const entries = (await texts()).length;
    await call('PUT', `employees/${id}/update_pension_bank_account/`, raised);
    expect(await texts()).toHaveLength(entries);
  });
});

describe('parts of the record', () => {
  it('are next of kin and emergency contact, of which each is one', async () => {
    const { id } = await add();
    const sister = { name: 'Zainab Danjuma', relationship: 'Sister', phone_number: '0803 123 4567', email: null };
    for (const part of ['next-of-kin', 'emergency-contact']) {
      expect((await call('GET', `employees/${id}/${part}/`)).body).toEqual({ contact: null });
      const { body } = await call('PUT', `employees/${id}/${part}/`, sister);
      expect(body.contact).toMatchObject({ ...sister, phone_number: '+2348031234567', address: null });
      expect((await call('GET', `employees/${id}/${part}/`, undefined, reader.token)).body).toEqual(body);
      const wrong = await call('PUT', `employees/${id}/${part}/`, { ...sister, phone_number: '12' });
      expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['phone_number']]);
    }
  });

  it('are the photo, and the dates of confirmation and review', async () => {
    const { id } = await add({ hire_date: '2024-01-08' });
    expect((await call('PATCH', `employees/${id}/update-photo/`, { photo })).body.photo).toMatch(/^data:image/);
    expect((await call('PATCH', `employees/${id}/delete-photo/`)).body.photo).toBeNull();
    const dates = { confirmation_date: '2024-07-08', review_date: '2027-01-08' };
    const path = `employees/${id}/confirmation_and_review_date/`;
    expect((await call('PUT', path, dates)).body).toMatchObject(dates);
    expect((await call('PUT', path, { confirmation_date: '2023-01-01' })).status).toBe(400);
    const history = await call('GET', `employees/${id}/history/`, undefined, reader.token);
    expect(history.body.results.map(({ text }: { text: string }) => text)).toEqual([
      'Changed the date of confirmation and the date of review',
      'Removed the photo',
      'Changed the photo',
      'Added the employee',
    ]);
  });

  it('are the job and the manager, of whom none reports to themselves', async () => {
    const job = (await call('POST', 'jobs/', { name: 'Dispatcher' })).body;
    const [top, middle, low] = [await add(), await add(), await add()];
    const details = (id: string, form: object) => call('PUT', `employees/${id}/update_job_details/`, form);
    expect((await details(middle.id, { job: job.id, manager: top.id })).body).toMatchObject({
      job: { id: job.id, name: 'Dispatcher' },
      job_title: 'Dispatcher',
      manager: { id: top.id },
    });
    await details(low.id, { manager: middle.id });
    for (const manager of [top.id, low.id, middle.id]) {
      const { status, body } = await details(top.id, { manager });
      expect([status, Object.keys(body)]).toEqual([400, ['manager']]);
    }
    const both = await Promise.all([details(top.id, {}), details(top.id, { manager: low.id })]);
    expect(both.map(({ status }) => status)).toEqual([200, 400]);
    await call('PUT', `jobs/${job.id}/`, { name: 'Head dispatcher' });
    const found = await call('GET', `employees?job=${job.id}`);
    expect(found.body.results).toMatchObject([{ id: middle.id, job_title: 'Head dispatcher' }]);
    expect((await call('DELETE', `jobs/${job.id}/`)).body.detail).toBe(
      'One employee has this job. Give them another one first.',
    );
  });
});

describe('the end of an employment', () => {
  const end = (id: string, form: object = {}, token = owner.token) =>
    call('POST', `employees/${id}/terminate/`, { date: '2026-01-30', reason: 'resignation', ...form }, token);
  const employeeOf = async (userId: string) => {
    const [row] = await server.sql<{ id: string }>('select id from employees where business_id = $1 and user_id = $2', [
      owner.businessId,
      userId,
    ]);
    return row?.id ?? '';
  };

  it('ends their access at once, and can be reversed', async () => {
    const leaver = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
    const id = await employeeOf(leaver.user.id);
    const path = `employees/${id}`;
    expect((await call('GET', path, undefined, leaver.token)).status).toBe(200);
    expect((await end(id, {}, leaver.token)).status).toBe(403);
    const ended = await end(id, { note: 'Moves to Enugu' }, editor.token);
    expect(ended.body).toMatchObject({
      status: 'terminated',
      terminated_on: '2026-01-30',
      termination_reason: 'resignation',
      termination_note: 'Moves to Enugu',
      is_member: false,
    });
    expect((await call('GET', path, undefined, leaver.token)).status).toBe(404);
    expect((await texts())[0]).toBe('Ended the employment on 2026-01-30: resignation');
    expect((await end(id)).status).toBe(409);
    const back = await call('POST', `${path}/reinstate/`, {});
    expect(back.body).toMatchObject({ status: 'active', terminated_on: null, termination_reason: null });
    expect((await call('POST', `${path}/reinstate/`, {})).status).toBe(409);
    expect((await call('GET', path, undefined, leaver.token)).status).toBe(404);
  });

  it('gives access and benefits back where that is asked for, and no permission that the giver lacks', async () => {
    const leaver = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people', 'see_pay']);
    const id = await employeeOf(leaver.user.id);
    const benefit = await call('POST', 'benefits/', { name: `HMO ${id}`, kind: 'health' });
    expect(benefit.status).toBe(201);
    await call('POST', `benefits/${benefit.body.id}/assign/`, { employees: [id], start_date: '2026-01-05' });
    const benefits = async () =>
      (await call('GET', `employees/${id}/benefits/`)).body.results.map(
        (one: { name: string; end_date: string | null }) => [one.name, one.end_date],
      );
    await end(id);
    expect(await benefits()).toEqual([[`HMO ${id}`, '2026-01-30']]);
    const back = await call(
      'POST',
      `employees/${id}/reinstate/`,
      { restore_access: true, restore_benefits: true },
      editor.token,
    );
    expect(back.body).toMatchObject({ status: 'active', is_member: true });
    expect(await benefits()).toEqual([[`HMO ${id}`, null]]);
    expect((await call('GET', `employees/${id}`, undefined, leaver.token)).status).toBe(200);
    expect((await call('GET', `employees/${id}/pay_details/`, undefined, leaver.token)).status).toBe(403);
  });

  it('is told to the owner when it ends the access of somebody with more rights', async () => {
    const mailed = async () => (await server.mails()).filter(({ subject }) => subject.includes('has no access to'));
    const told = async () =>
      (await call('GET', 'notifications/')).body.results.filter(({ text }: { text: string }) =>
        /more rights/.test(text),
      );
    const equal = await newMember(server, owner, newEmail(), ['access_hr']);
    await end(await employeeOf(equal.user.id), {}, editor.token);
    const more = await newMember(server, owner, newEmail(), ['access_hr', 'see_pay']);
    await end(await employeeOf(more.user.id));
    expect([await told(), await mailed()]).toEqual([[], []]);

    const mighty = await newMember(server, owner, newEmail(), ['access_hr', 'see_pay', 'access_assets']);
    expect((await end(await employeeOf(mighty.user.id), {}, editor.token)).status).toBe(200);
    expect((await call('GET', 'employees', undefined, mighty.token)).status).toBe(404);
    expect(await told()).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/ ended the employment and the access of /) }),
    ]);
    await soon(async () => expect((await mailed()).map(({ to }) => to)).toEqual([owner.email]));
  });

  it('waits until what they hold is back', async () => {
    const { id } = await add();
    const types = (await call('GET', 'asset-management/asset_types/all/')).body as { id: string }[];
    const [location] = (await call('GET', 'regions/all/')).body as { id: string }[];
    const fields = { name: 'ThinkPad', asset_type: types[0]?.id, location: location?.id, status: 'unassigned' };
    const asset = await call('POST', 'asset-management/assets/', { ...fields, asset_condition: 'new' });
    expect(asset.status).toBe(201);
    const assigned = { assets: [asset.body.id], assignee: id, date_assigned: '2026-01-05' };
    await call('POST', 'asset-management/assets/bulk_asset_assignee_add', assigned);
    const refused = await end(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'holds_assets']);
    const next = await call('POST', 'asset-management/assets/', { ...fields, asset_condition: 'new' });
    const later = { ...assigned, assets: [next.body.id], date_assigned: '2099-01-05' };
    const planned = await call('POST', 'asset-management/assets/bulk_asset_assignee_add', later);
    expect(planned.body.results).toMatchObject([{ outcome: 'done' }]);
    expect((await end(id)).body.detail).toMatch(/ holds one asset and is to get one more later\. /);
    const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
    const back = { assets: assigned.assets, end_date: today };
    await call('POST', 'asset-management/assets/bulk_asset_assignee_remove', back);
    expect((await end(id)).body.detail).toMatch(/ is to get one asset later\. /);
    expect((await call('GET', `employees/${id}`)).body.status).toBe('active');
  });

  it('is not in the future, not before the hire date, and never that of the owner', async () => {
    const { id } = await add({ hire_date: '2026-01-20' });
    for (const date of ['2190-01-01', '2026-01-19']) {
      const { status, body } = await end(id, { date });
      expect([status, Object.keys(body)]).toEqual([400, ['date']]);
    }
    expect((await end(await employeeOf(owner.user.id), {}, editor.token)).status).toBe(409);
  });
});

it('is exported as the list shows it, without pay', async () => {
  await add({ first_name: '=Formula', last_name: 'Xx', ...pay });
  const response = await fetch(`${server.url}/api/c/${owner.businessId}/employees/export/?search=formula`, {
    headers: { authorization: `Bearer ${reader.token}` },
  });
  const text = await response.text();
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(`"'=Formula"`);
  expect(text).not.toContain(pay.account_number);
  expect((await texts())[0]).toBe('Exported a list of employees');
});

it('is exported with pay only to those who may see it, which the audit log says', async () => {
  await add({ first_name: 'Paid', last_name: 'Once', ...pay, account_name: '=Paid Once' });
  const file = (token: string) =>
    fetch(`${server.url}/api/c/${owner.businessId}/employees/export_with_pay/?search=paid`, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await file(editor.token)).status).toBe(403);
  const response = await file(owner.token);
  const [header, row] = (await response.text()).split('\r\n');
  expect(header).toContain('"Account number","Account name","NIN"');
  expect(row).toContain(`"${pay.account_number}"`);
  expect(row).toContain(`"'=Paid Once"`);
  expect(response.headers.get('content-disposition')).toContain('employees-with-pay-');
  expect((await texts())[0]).toBe('Exported a list of employees with pay, bank accounts and numbers');
});
