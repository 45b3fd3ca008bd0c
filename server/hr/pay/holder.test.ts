/** That the holder of an account was confirmed is kept, for exactly that bank, number and name. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { versionOf } from '../../../rules/shared/version.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { importsIn } from '../../shell/imports/imports.testing.ts';
import { mappingOf } from '../imports/imports.testing.ts';

const server = await startTestServer({ jobs: true });
type Member = Awaited<ReturnType<typeof newMember>>;
let owner: Owner;
let payer: Member;
let editor: Member;
let employee = '';

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const account = { bank: '011', account_number: '0000014579', account_name: 'Sandbox Holder 4579' };
const other = { bank: '058', account_number: '1000000008', account_name: 'Sandbox Holder 0008' };
const pay = { ...account, pay: 350_000, pay_period: 'monthly' };
const proofOf = async ({ bank, account_number }: typeof account) =>
  (await call('POST', 'banks/account_number_validation/', { bank, account_number })).body.holder_proof as string;
const set = (json: object, token = owner.token) =>
  call('PUT', `employees/${employee}/update_pension_bank_account/`, json, token);
const holderOf = async () => (await call('GET', `employees/${employee}/pay_details/`)).body.holder;
const confirm = async (token = owner.token) => set({ ...pay, holder_proof: await proofOf(account) }, token);
const added = async (form: object, token = owner.token) => {
  const { status, body } = await call('POST', 'employees/post_employee_form_once/', form, token);
  return { status, body };
};
const texts = async () => (await auditOf(server, owner)).map(({ text }) => text);

beforeAll(async () => {
  owner = await newOwner(server);
  payer = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people', 'see_pay']);
  editor = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
});
beforeEach(async () => {
  employee = (await added({ first_name: 'Halima', last_name: 'Danjuma', ...pay })).body.id;
});

describe('a confirmed holder', () => {
  it('is kept with who and when, and recorded', async () => {
    expect(await holderOf()).toBeNull();
    const { status, body } = await confirm(payer.token);
    expect(status).toBe(200);
    const found = { name: account.account_name, confirmed_by: expect.any(String), confirmed_at: expect.any(String) };
    expect(body).toMatchObject({ ...pay, holder: found });
    expect((await texts())[0]).toBe('Confirmed the account holder');
    expect(await holderOf()).toEqual(body.holder);
    const { body: history } = await call('GET', `employees/${employee}/history/`);
    expect(JSON.stringify(history)).toContain('Confirmed the account holder');
  });

  it('stays with who was first, and with what else of the pay changes', async () => {
    const { holder } = (await confirm(payer.token)).body;
    const entries = (await texts()).length;
    expect((await confirm()).body.holder).toEqual(holder);
    expect(await texts()).toHaveLength(entries);
    expect((await set({ ...pay, pay: 400_000, tax_id: '1234567890' })).body.holder).toEqual(holder);
  });

  it.each([
    ['the bank', { bank: '120001' }],
    ['the number', { account_number: '0000014586' }],
    ['the name', { account_name: 'Halima Danjuma' }],
    ['the whole account', { bank: null, account_number: null, account_name: null }],
  ])('ends when %s changes', async (_, changed) => {
    await confirm();
    const { status, body } = await set({ ...pay, ...changed });
    expect([status, body.holder]).toEqual([200, null]);
    expect(await holderOf()).toBeNull();
  });

  it('is not taken for another account or name, and then nothing is stored', async () => {
    const holder_proof = await proofOf(account);
    const refused = { account_name: [expect.stringContaining('The bank has not named this holder')] };
    for (const wrong of [other, { account_name: 'Halima Danjuma' }, { account_name: null }]) {
      const { status, body } = await set({ ...pay, pay: 1, ...wrong, holder_proof });
      expect([status, body]).toEqual([400, refused]);
    }
    expect((await set({ ...pay, holder_proof: 'a'.repeat(64) })).body).toEqual(refused);
    expect((await call('GET', `employees/${employee}/pay_details/`)).body).toMatchObject({ ...pay, holder: null });
    const stranger = await newOwner(server);
    const theirs = await server.call('POST', `/c/${stranger.businessId}/banks/account_number_validation/`, {
      token: stranger.token,
      json: { bank: account.bank, account_number: account.account_number },
    });
    expect((await set({ ...pay, holder_proof: theirs.body.holder_proof })).status).toBe(400);
  });

  it('cannot be kept by who may not see pay, nor of their own account', async () => {
    const holder_proof = await proofOf(account);
    expect((await set({ ...pay, holder_proof }, editor.token)).status).toBe(403);
    const form = { first_name: 'A', last_name: 'B' };
    expect((await added({ ...form, holder_proof }, editor.token)).status).toBe(400);
    expect((await added({ ...form, holder_proof })).status).toBe(400);
    const mine = await server.sql<{ id: string }>('select id from employees where user_id = $1', [payer.user.id]);
    employee = mine[0]?.id ?? '';
    await set(pay);
    expect((await set({ ...pay, holder_proof }, payer.token)).status).toBe(403);
    expect((await set({ ...pay, holder_proof })).status).toBe(200);
    const { profile } = (await call('GET', 'my_profile/', undefined, payer.token)).body;
    expect(profile.holder).toMatchObject({ name: account.account_name });
  });

  it('may come with a new employee', async () => {
    const form = { first_name: 'New', last_name: 'Comer', ...pay, holder_proof: await proofOf(account) };
    employee = (await added(form, payer.token)).body.id;
    expect(await holderOf()).toMatchObject({ name: account.account_name });
  });

  it('is refused to whoever looked before somebody else changed the account', async () => {
    const { body: seen } = await call('GET', `employees/${employee}/pay_details/`);
    const body = { ...pay, holder_proof: await proofOf(account) };
    await set({ ...pay, ...other });
    const path = `/c/${owner.businessId}/employees/${employee}/update_pension_bank_account/`;
    const headers = { 'If-Version': versionOf(seen, Object.keys(body)) };
    const { status } = await server.call('PUT', path, { token: owner.token, json: body, headers });
    expect(status).toBe(409);
  });
});

describe('a file', () => {
  const imports = importsIn('employees', call, { atOnce: 1 });
  const imported = (cells: Record<string, string>) => {
    const row = { act: 'update', record: employee, cells } as const;
    return imports.stored([row], mappingOf([row]));
  };

  it('keeps a confirmed holder unless it brings another account, and gives it back when it is undone', async () => {
    const { holder } = (await confirm()).body;
    await imported({ pay: '400000', pay_period: 'Monthly' });
    expect(await holderOf()).toEqual(holder);
    const { id } = await imported({ account_name: 'Somebody Else' });
    expect(await holderOf()).toBeNull();
    expect((await imports.undo(id)).status).toBe(202);
    expect(await holderOf()).toEqual(holder);
  });
});
