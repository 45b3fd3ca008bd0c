import { beforeAll, describe, expect, it } from 'vitest';
import { newEmail, signIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const today = () => inLagos();
const inDays = inLagos;
/** Tokens do not last that long. */
const moveDays = async (days: number) => {
  server.clock.advance(days * 86_400_000);
  owner = { ...owner, ...(await signIn(server, owner.email)) };
};
let made = 0;
const addEmployee = async (form: object = {}): Promise<string> => {
  made += 1;
  const body = { first_name: `Person ${made}`, last_name: 'Obi', ...form };
  return (await call('POST', 'employees/post_employee_form_once/', body)).body.id;
};
const addBenefit = async (form: object = {}): Promise<string> => {
  made += 1;
  return (await call('POST', 'benefits/', { name: `Benefit ${made}`, kind: 'health', ...form })).body.id;
};
const holders = async (id: string) =>
  ((await call('GET', `benefits/${id}/employees/`)).body.results as { id: string }[]).map((one) => one.id);
const ofEmployee = async (id: string) => (await call('GET', `employees/${id}/benefits/`)).body.results;

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('the benefits of a business', () => {
  it('are added, found by name and provider, narrowed by kind, changed and deleted', async () => {
    const { status, body } = await call('POST', 'benefits/', { name: ' HMO ', kind: 'health', provider: ' Hygeia ' });
    expect(status).toBe(201);
    const hmo = { name: 'HMO', kind: 'health', provider: 'Hygeia', description: '', is_default: false };
    expect(body).toMatchObject({ ...hmo, employee_count: 0 });
    expect((await call('POST', 'benefits/', { name: 'hmo', kind: 'other' })).body).toEqual({
      name: ['A benefit with this name exists already.'],
    });
    await addBenefit({ name: 'Group life', kind: 'insurance' });
    expect((await call('GET', 'benefits/?search=hyge')).body.results).toEqual([body]);
    expect((await call('GET', 'benefits/?kind=insurance')).body.count).toBe(1);
    const emptied = { name: 'HMO family', kind: 'health', provider: '' };
    const changed = await call('PUT', `benefits/${body.id}/`, emptied);
    expect(changed.body).toMatchObject(emptied);
    expect((await call('GET', `benefits/${body.id}/`)).body).toEqual(changed.body);
    expect((await call('DELETE', `benefits/${body.id}/`)).status).toBe(204);
    expect((await call('GET', `benefits/${body.id}/`)).status).toBe(404);
  });

  it('are given to several people at once, and to nobody when one of them cannot be given any', async () => {
    const [one, other, left] = [await addEmployee(), await addEmployee(), await addEmployee()];
    const benefits = [await addBenefit(), await addBenefit()];
    await call('POST', `employees/${left}/terminate/`, { date: today(), reason: 'other' });
    const order = { benefits, employees: [one, left, other], start_date: '2026-01-01' };
    const refused = await call('POST', 'benefits/bulk_assign/', order);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['employees.1']]);
    expect(await holders(benefits[0] ?? '')).toEqual([]);
    const given = await call('POST', 'benefits/bulk_assign/', { ...order, employees: [one, other] });
    expect(given.body).toEqual({ count: 4 });
    const again = await call('POST', 'benefits/bulk_assign/', { ...order, employees: [one], start_date: today() });
    expect(again.body).toEqual({ count: 0 });
    expect((await ofEmployee(one))[0]).toMatchObject({ start_date: '2026-01-01', end_date: null, is_current: true });
    const missing = { ...order, employees: [one], benefits: [...benefits, crypto.randomUUID()] };
    expect((await call('POST', 'benefits/bulk_assign/', missing)).body).toEqual({
      'benefits.2': ['There is no such benefit.'],
    });
    const history = await call('GET', `employees/${one}/history/`);
    expect(history.body.results[0].text).toMatch(/^Gave the benefit Benefit \d+ from 2026-01-01$/);
  });

  it('lists who has one and who does not, by name, for a picker', async () => {
    const [one, other] = [await addEmployee({ first_name: 'Zuleiha' }), await addEmployee({ first_name: 'Zubairu' })];
    const id = await addBenefit();
    await call('POST', `benefits/${id}/assign/`, { employees: [one], start_date: today() });
    const list = async (query: string) =>
      (await call('GET', `benefits/${id}/get_assigned_unassigned_list/?search=zu${query}`)).body.results.map(
        (person: { id: string; is_assigned: boolean }) => [person.id, person.is_assigned],
      );
    expect(await list('')).toEqual([
      [other, false],
      [one, true],
    ]);
    expect(await list('&is_assigned=false')).toEqual([[other, false]]);
    expect(await list('&is_assigned=true&page_size=1')).toEqual([[one, true]]);
  });

  it('are taken on a day that is not before today, and can be given again', async () => {
    const employee = await addEmployee();
    const id = await addBenefit();
    await call('POST', `benefits/${id}/assign/`, { employees: [employee], start_date: '2026-01-01' });
    const early = await call('POST', `benefits/${id}/unassign/`, { employees: [employee], end_date: inDays(-2) });
    expect(early.body).toEqual({ end_date: ['The end date cannot be before today.'] });
    const end_date = inDays(3);
    const taken = await call('POST', `benefits/${id}/unassign/`, { employees: [employee], end_date });
    expect(taken.body).toEqual({ count: 1 });
    expect(await holders(id)).toEqual([employee]);
    await moveDays(5);
    expect(await holders(id)).toEqual([]);
    expect(await ofEmployee(employee)).toMatchObject([{ end_date, is_current: false }]);
    const again = await call('POST', `benefits/${id}/assign/`, { employees: [employee], start_date: end_date });
    expect(again.body).toEqual({ count: 1 });
    expect(await ofEmployee(employee)).toMatchObject([{ start_date: end_date, end_date: null, is_current: true }]);
    await moveDays(-5);
  });

  it('are not deleted while employees have one: neither it nor another one beside it', async () => {
    const [kept, free] = [await addBenefit({ name: 'Kept' }), await addBenefit()];
    await call('POST', `benefits/${kept}/assign/`, { employees: [await addEmployee()], start_date: today() });
    expect((await call('DELETE', `benefits/${kept}/`)).status).toBe(409);
    const refused = await call('PATCH', 'benefits/bulk_delete/', { ids: [free, kept] });
    expect([refused.status, refused.body.detail]).toEqual([409, 'Employees have Kept. Take it from them first.']);
    expect((await call('GET', `benefits/${free}/`)).status).toBe(200);
    expect((await call('DELETE', `benefits/${kept}/delete_all/`)).status).toBe(204);
    expect(await holders(kept)).toEqual([]);
    expect((await call('PATCH', 'benefits/bulk_delete/', { ids: [free, kept] })).status).toBe(204);
  });

  it('are given to new employees and new members when they are default ones, and to nobody else', async () => {
    const before = await addEmployee();
    const id = await addBenefit();
    const toggled = await call('PATCH', `benefits/${id}/toggle_default/`, { is_default: true });
    expect(toggled.body.is_default).toBe(true);
    const hired = await addEmployee({ hire_date: '2026-02-02' });
    expect(await ofEmployee(hired)).toMatchObject([{ id, start_date: '2026-02-02' }]);
    await newMember(server, owner, newEmail());
    expect(await holders(id)).toHaveLength(2);
    expect(await holders(id)).not.toContain(before);
    await call('PATCH', `benefits/${id}/toggle_default/`, { is_default: false });
    expect(await ofEmployee(await addEmployee())).toEqual([]);
  });

  it('end with the employment, and those that had not begun are gone', async () => {
    const employee = await addEmployee();
    const [present, coming] = [await addBenefit(), await addBenefit()];
    await call('POST', `benefits/${present}/assign/`, { employees: [employee], start_date: '2026-01-01' });
    await call('POST', `benefits/${coming}/assign/`, { employees: [employee], start_date: inDays(30) });
    await call('POST', `employees/${employee}/terminate/`, { date: today(), reason: 'resignation' });
    expect(await ofEmployee(employee)).toMatchObject([{ id: present, end_date: today() }]);
  });

  it('are given by those who may edit people, and kept by those who may manage HR', async () => {
    const editor = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
    const manager = await newMember(server, owner, newEmail(), ['access_hr', 'manage_hr']);
    const id = await addBenefit();
    const order = { employees: [await addEmployee()], start_date: today() };
    expect((await call('POST', `benefits/${id}/assign/`, order, manager.token)).status).toBe(403);
    expect((await call('POST', `benefits/${id}/assign/`, order, editor.token)).status).toBe(200);
    expect((await call('POST', 'benefits/', { name: 'Mine', kind: 'other' }, editor.token)).status).toBe(403);
    expect((await call('PUT', `benefits/${id}/`, { name: 'Ours', kind: 'other' }, manager.token)).status).toBe(200);
  });
});
