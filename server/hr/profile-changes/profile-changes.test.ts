import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { employeeIdOf } from '../hr.testing.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });

// People of earlier tests have the same NIN.
beforeEach(() => server.sql('update employee_pay set nin_digest = null'));
type Member = Awaited<ReturnType<typeof newMember>>;
let owner: Owner;
/** May edit people, and may not see pay. */
let editor: Member;

const call = (method: string, rest: string, { token }: { token: string } = owner, json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const bank = { bank: '011', account_number: '0000014579', account_name: 'Ngozi Eze', nin: '12345678901' };
const kin = { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' };
const names = { first_name: 'Ngozi', last_name: 'Eze' };

/** A member without any permission, and their employee. */
async function newPerson() {
  const email = newEmail();
  const member = await newMember(server, owner, email);
  const [found] = await server.sql<{ id: string }>('select id from users where email = $1', [email]);
  const id = await employeeIdOf(server, owner, found?.id ?? '');
  const known = { ...names, phone_number: '0803 123 4567', address: '4 Allen Avenue, Ikeja' };
  expect((await call('PUT', `employees/${id}/update_employee_form_once/`, owner, known)).status).toBe(200);
  return { ...member, email, id };
}
type Person = Awaited<ReturnType<typeof newPerson>>;
const details = { ...names, phone_number: '0803 123 4567', address: '12 Bode Thomas Street, Surulere' };
const ask = (person: Person, more: object = { details }) =>
  call('POST', 'my_profile_changes/', person, { reason: 'We moved.', ...more });
const reviewed = (id: string, by: { token: string } = owner) => call('GET', `profile_change_requests/${id}/`, by);
/** As it reads now, unless a version is named. */
async function decide(person: Person, request: string, more: object, by: { token: string } = owner) {
  const { version = '0'.repeat(64) } = (await reviewed(request, by)).body;
  const body = { request, version, approved: [], refused: [], ...more };
  return call('POST', `employees/${person.id}/approve_profile_update_request/`, by, body);
}
const fieldsOf = ({ fields }: { fields: { field: string; state: string }[] }) =>
  fields.map(({ field, state }) => `${field} ${state}`);

beforeAll(async () => {
  owner = await newOwner(server);
  editor = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
});

describe('a person', () => {
  it('sees a record that nobody has filled in', async () => {
    const person = await newPerson();
    await server.sql(`update employees set last_name = '', nationality = null where id = $1`, [person.id]);
    expect((await call('GET', 'my_profile/', person)).body.profile.details).toMatchObject({ last_name: '' });
  });

  it('sees their own record with numbers as they end, and asks for what differs', async () => {
    const person = await newPerson();
    await call('PUT', `employees/${person.id}/update_pension_bank_account/`, owner, bank);
    const mine = await call('GET', 'my_profile/', person);
    expect(mine.body.profile).toMatchObject({
      employee: { id: person.id },
      details: { ...names, phone_number: '+2348031234567', address: '4 Allen Avenue, Ikeja' },
      bank: { account_number: '•••4579', nin: '•••8901' },
      account_name: 'Ngozi Eze',
      next_of_kin: null,
    });
    const made = await ask(person, { details, bank: { nin: '12345678902', tax_id: null }, next_of_kin: kin });
    expect(made.status).toBe(201);
    expect(fieldsOf(made.body)).toEqual(['address open', 'nin open', 'next_of_kin open']);
    expect(made.body.fields[0].parts).toEqual([
      {
        name: 'address',
        old: '4 Allen Avenue, Ikeja',
        new: '12 Bode Thomas Street, Surulere',
        now: '4 Allen Avenue, Ikeja',
      },
    ]);
    expect(made.body.fields[1]).toMatchObject({ is_masked: true, parts: [{ old: '•••8901', new: '•••8902' }] });
    expect((await call('GET', 'notifications/')).body.results[0]).toMatchObject({
      text: 'Ngozi Eze asks to change their profile',
      link: `/hr/profile-changes/${made.body.id}`,
    });
    const second = await ask(person);
    expect([second.status, second.body.code]).toEqual([409, 'open']);
    expect((await call('GET', 'my_profile_changes/', person)).body).toMatchObject({
      count: 1,
      results: [{ id: made.body.id, state: 'open' }],
    });
  });

  it('is held to the rules of the record, and asks for nothing that is there', async () => {
    const person = await newPerson();
    const wrong = await ask(person, { bank: { ...bank, account_number: '0000014578' } });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['account_number']]);
    expect((await ask(person, { details: { ...details, birth_date: '2026-03-11' } })).body).toHaveProperty(
      'birth_date',
    );
    const contact = await ask(person, { emergency_contact: { ...kin, phone_number: '12' } });
    expect(Object.keys(contact.body)).toEqual(['emergency_contact.phone_number']);
    const same = await ask(person, { details: { ...details, address: '4 Allen Avenue, Ikeja' } });
    expect(same.body.non_field_errors).toEqual(['Nothing differs from your record.']);
  });

  it('withdraws an open request once, and its numbers are kept only as they end', async () => {
    const person = await newPerson();
    const { id } = (await ask(person, { bank })).body;
    const other = await newPerson();
    expect((await call('POST', `my_profile_changes/${id}/withdraw/`, other)).status).toBe(404);
    const withdrawn = await call('POST', `my_profile_changes/${id}/withdraw/`, person);
    expect([withdrawn.body.state, fieldsOf(withdrawn.body)]).toEqual([
      'withdrawn',
      ['bank_account withdrawn', 'nin withdrawn'],
    ]);
    const stored = JSON.stringify(await server.sql('select * from profile_changes where id = $1', [id]));
    for (const secret of [bank.account_number, bank.nin]) expect(stored).not.toContain(secret);
    expect((await call('POST', `my_profile_changes/${id}/withdraw/`, person)).body.code).toBe('withdrawn');
    expect((await decide(person, id, { approved: ['nin'] })).body.code).toBe('changed');
    expect((await ask(person)).status).toBe(201);
  });

  it('reads and asks nothing of others', async () => {
    const person = await newPerson();
    const { id } = (await ask(person)).body;
    const other = await newPerson();
    expect((await call('GET', 'my_profile_changes/', other)).body.count).toBe(0);
    expect((await reviewed(id, other)).status).toBe(403);
    expect((await decide(person, id, { approved: ['address'] }, person)).status).toBe(403);
  });
});

describe('a review', () => {
  it('approves and refuses by field; what is approved is written as an update is, and the person hears of it', async () => {
    const person = await newPerson();
    const asked = { details: { ...details, marital_status: 'married' }, next_of_kin: kin };
    const { id } = (await ask(person, asked)).body;
    const waiting = await call('GET', `profile_change_requests/?open=true&search=ngozi`);
    expect(waiting.body.results[0]).toMatchObject({ id, fields: ['marital_status', 'address', 'next_of_kin'] });
    const refused = [{ field: 'marital_status', note: 'Bring the certificate.' }];
    const decision = await decide(person, id, { approved: ['address', 'next_of_kin'], refused });
    expect([decision.status, decision.body.state]).toEqual([200, 'partly_approved']);
    expect(fieldsOf(decision.body)).toEqual(['marital_status refused', 'address approved', 'next_of_kin approved']);
    expect((await call('GET', `employees/${person.id}`)).body).toMatchObject({
      address: '12 Bode Thomas Street, Surulere',
      marital_status: null,
      phone_number: '+2348031234567',
    });
    expect((await call('GET', `employees/${person.id}/next-of-kin/`)).body.contact).toMatchObject({
      phone_number: '+2348054210000',
    });
    expect((await auditOf(server, owner)).slice(0, 3).map(({ text }) => text)).toEqual([
      'Approved the change of home address and next of kin, refused that of marital status',
      'Changed the next of kin',
      'Changed the address',
    ]);
    await soon(async () => {
      const letter = (await server.mails()).find(({ to, subject }) => to === person.email && /reviewed/.test(subject));
      expect(letter?.text).toContain('Not changed: marital status. Bring the certificate.');
      expect(letter?.text).not.toContain('Bode Thomas');
    });
    expect((await call('GET', 'notifications/', person)).body.results[0]).toMatchObject({ link: '/my-profile' });
    expect((await call('GET', 'profile_change_requests/?open=true')).body.results).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    const ofEmployee = `employees/${person.id}/get_profile_change_requests/?open=false`;
    expect((await call('GET', ofEmployee)).body.results).toMatchObject([{ id, state: 'partly_approved' }]);
    expect((await decide(person, id, { approved: ['address'] })).body.code).toBe('changed');
  });

  it('leaves what is about pay to who may see it, which is recorded', async () => {
    const person = await newPerson();
    const { id } = (await ask(person, { details, bank })).body;
    const masked = await reviewed(id, editor);
    expect(masked.body.fields[1]).toMatchObject({ field: 'bank_account', is_masked: true });
    // Who holds the account is about pay as well.
    const holder = { name: 'account_name', old: null, new: '•••' };
    expect(masked.body.fields[1].parts).toContainEqual(expect.objectContaining(holder));
    expect(JSON.stringify(masked.body)).not.toContain(bank.account_number);
    expect((await decide(person, id, { approved: ['bank_account'] }, editor)).status).toBe(403);
    const half = await decide(person, id, { approved: ['address'] }, editor);
    expect([half.body.state, fieldsOf(half.body)]).toEqual([
      'open',
      ['address approved', 'bank_account open', 'nin open'],
    ]);
    const seen = (await reviewed(id)).body.fields[1];
    expect(seen).toMatchObject({
      is_masked: false,
      parts: [{ new: 'First Bank of Nigeria' }, { new: '0000014579' }, {}],
    });
    expect((await auditOf(server, owner))[0]).toMatchObject({ action: 'employee.payShown' });
    expect((await decide(person, id, { approved: ['bank_account', 'nin'] })).body.state).toBe('approved');
    expect((await call('GET', `employees/${person.id}/pay_details/`)).body).toMatchObject(bank);
    const stored = JSON.stringify(await server.sql('select * from profile_changes where id = $1', [id]));
    for (const secret of [bank.account_number, bank.nin]) expect(stored).not.toContain(secret);
  });

  it('says when the record changed meanwhile, each time, and decides only as it was read', async () => {
    const person = await newPerson();
    const { id } = (await ask(person)).body;
    const live = async (address: string) => {
      const { version } = (await reviewed(id)).body;
      const known = { ...names, phone_number: '0803 123 4567', address };
      await call('PUT', `employees/${person.id}/update_employee_form_once/`, owner, known);
      const late = await decide(person, id, { approved: ['address'], version });
      expect([late.status, late.body.code]).toEqual([409, 'changed']);
      expect((await reviewed(id)).body.fields[0]).toMatchObject({
        is_outdated: true,
        parts: [{ old: '4 Allen Avenue, Ikeja', now: address }],
      });
    };
    await live('9 Awolowo Road, Ikoyi');
    // It was outdated before, and is outdated again.
    await live('3 Broad Street, Lagos');
    expect((await decide(person, id, { approved: ['address'] })).body.state).toBe('approved');
  });

  it('notices another number that ends as the one before', async () => {
    const person = await newPerson();
    await call('PUT', `employees/${person.id}/update_pension_bank_account/`, owner, { nin: '11145678902' });
    const { id } = (await ask(person, { bank: { nin: '12345678901' } })).body;
    const { version } = (await reviewed(id)).body;
    await call('PUT', `employees/${person.id}/update_pension_bank_account/`, owner, { nin: '99945678902' });
    expect((await decide(person, id, { approved: ['nin'], version })).body.code).toBe('changed');
  });

  it('refuses everything of a request, twice the same field, none, and those of another employee', async () => {
    const person = await newPerson();
    const { id } = (await ask(person)).body;
    const refused = [{ field: 'address', note: 'No.' }];
    expect((await decide(person, id, { approved: ['address'], refused })).status).toBe(409);
    expect((await decide(person, id, {})).status).toBe(400);
    expect((await decide(await newPerson(), id, { refused })).status).toBe(404);
    expect((await decide(person, id, { refused })).body.state).toBe('refused');
  });

  it('of their own request is made by somebody else, unless they are the owner', async () => {
    const { employee } = (await call('GET', 'my_profile/')).body.profile;
    const mine = { ...owner, email: '', id: employee.id } as unknown as Person;
    const own = (await call('POST', 'my_profile_changes/', owner, { reason: 'Moved', next_of_kin: kin })).body;
    expect((await decide(mine, own.id, { approved: ['next_of_kin'] })).body.state).toBe('approved');
    const theirs = (await call('POST', 'my_profile_changes/', editor, { reason: 'Moved', next_of_kin: kin })).body;
    const self = { ...editor, email: '', id: theirs.employee.id } as Person;
    expect((await decide(self, theirs.id, { approved: ['next_of_kin'] }, editor)).status).toBe(403);
  });
});
