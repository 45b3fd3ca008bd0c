/** A new employee confirms whose account it is, by the link of the form; the record then says that they did. */
import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '../../people/people.testing.ts';
import { bank as account, parts, startOnboardings } from './onboardings.testing.ts';

const { server, owner, reader, call, start, linkOf, form, save, submit } = await startOnboardings();

// People of earlier tests have the same NIN.
beforeEach(() => server.sql('update employee_pay set nin_digest = null'));

const bank = { ...account, account_name: 'Sandbox Holder 4579' };
const asked = { bank: bank.bank, account_number: bank.account_number };
const check = (token: string, json: object = asked) => form(token, 'account/', 'POST', json);
const isConfirmed = async (token: string) => (await form(token)).body.bank.is_holder_confirmed;

async function begun(more: object = {}) {
  const { id } = await start(more);
  const token = await linkOf(id);
  const holder_proof = (await check(token)).body.holder_proof as string;
  return { id, token, holder_proof };
}
async function approved(id: string) {
  const { revision } = (await call('GET', `onboardings/${id}/`)).body;
  const { status, body } = await call('POST', `onboardings/${id}/approve/`, { revision });
  expect([status, body.state]).toEqual([200, 'approved']);
  return body.employee as string;
}
const holderOf = async (employee: string) => (await call('GET', `employees/${employee}/pay_details/`)).body.holder;

describe('the account of a form', () => {
  it('is checked for whoever has the link, until the form is sent', async () => {
    const { token } = await begun();
    expect((await check(token)).body).toEqual({
      is_valid: true,
      account_name: 'Sandbox Holder 4579',
      holder_proof: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await check(token, { ...asked, account_number: '0000014578' })).body).toMatchObject({ is_valid: false });
    expect((await check(token, { ...asked, bank: '999' })).status).toBe(400);
    expect((await check(`${token.slice(0, -2)}AA`)).status).toBe(404);
    await save(token, parts);
    await submit(token);
    const sent = await check(token);
    expect([sent.status, sent.body.code]).toEqual([409, 'changed']);
  });

  it('is confirmed by the proof, stays so beside other changes, and ends with the account', async () => {
    const { token, holder_proof } = await begun();
    await save(token, { bank });
    expect(await isConfirmed(token)).toBe(false);
    expect((await save(token, { bank, holder_proof })).body.bank).toMatchObject({ is_holder_confirmed: true });
    // What the form leaves out stays as it is.
    await save(token, { bank: { bank: bank.bank, tax_id: '1234567890' } });
    expect(await isConfirmed(token)).toBe(true);
    await save(token, { bank: { account_name: 'Ngozi Eze' } });
    expect(await isConfirmed(token)).toBe(false);
  });

  it('is not confirmed by the proof of another account or name, and then nothing is kept', async () => {
    const { token, holder_proof } = await begun();
    for (const wrong of [{ account_name: 'Ngozi Eze' }, { bank: '058', account_number: '1000000008' }]) {
      const { status, body } = await save(token, { bank: { ...bank, ...wrong }, holder_proof });
      expect([status, Object.keys(body)]).toEqual([400, ['account_name']]);
    }
    expect((await form(token)).body.bank).toBeNull();
    expect((await save(token, { holder_proof })).status).toBe(400);
  });
});

describe('a confirmed holder', () => {
  it('is shown to who reviews it, and becomes that of the record, by the employee', async () => {
    const { id, token, holder_proof } = await begun();
    await save(token, { ...parts, bank, holder_proof });
    await submit(token);
    expect((await call('GET', `onboardings/${id}/`, undefined, reader.token)).body).toMatchObject({
      is_holder_confirmed: true,
      account_name: null,
    });
    const employee = await approved(id);
    expect(await holderOf(employee)).toEqual({
      name: bank.account_name,
      confirmed_by: null,
      confirmed_at: expect.stringMatching(/^2026-03-10T/),
    });
    const texts = (await auditOf(server, owner)).map(({ text }) => text);
    expect(texts).toContain('The employee confirmed the account holder');
    const [kept] = await server.sql('select bank from onboardings where id = $1', [id]);
    expect(kept).toEqual({ bank: null });
  });

  it('may be missing: the form is sent and approved all the same', async () => {
    const { id, token } = await begun();
    await save(token, { ...parts, bank });
    expect((await submit(token)).status).toBe(200);
    expect((await call('GET', `onboardings/${id}/`)).body.is_holder_confirmed).toBe(false);
    expect(await holderOf(await approved(id))).toBeNull();
  });

  it('of somebody who has a record ends with another account, and is theirs when they confirm it', async () => {
    const { id: employee } = (
      await call('POST', 'employees/post_employee_form_once/', { first_name: 'Ngozi', last_name: 'Eze', ...bank })
    ).body;
    const first = await begun({ employee });
    await save(first.token, { ...parts, bank, holder_proof: first.holder_proof });
    await submit(first.token);
    await approved(first.id);
    expect(await holderOf(employee)).toMatchObject({ confirmed_by: null });
    const second = await begun({ employee });
    await save(second.token, { ...parts, bank: { bank: '058', account_number: '1000000008', account_name: 'N. Eze' } });
    await submit(second.token);
    await approved(second.id);
    expect(await holderOf(employee)).toBeNull();
  });
});
