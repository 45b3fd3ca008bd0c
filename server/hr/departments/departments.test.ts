import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const list = async (query: Record<string, string>) => {
  const path = `/c/${owner.businessId}/departments/?${new URLSearchParams(query)}`;
  const { status, body } = await server.call('GET', path, { token: owner.token });
  return { status, body, names: (body.results as { name: string }[] | undefined)?.map(({ name }) => name) };
};

beforeAll(async () => {
  owner = await newOwner(server);
  await server.platform.db.as({ businessId: owner.businessId }, async (tx) => {
    for (const name of ['100% Sales', '100 Sales', 'north_sales', 'northXsales', 'Back\\office', 'Ọ̀rọ̀ Ìṣòwò'])
      await tx.query('insert into departments (business_id, id, name, created_at) values ($1, $2, $3, $4)', [
        owner.businessId,
        newId(),
        name,
        new Date(),
      ]);
  });
});

describe('the departments', () => {
  it('are found by a part of their name, whatever the case, and are counted', async () => {
    const { names, body } = await list({ search: ' SALES ' });
    expect(names).toContain('100 Sales');
    expect(body.count).toBe(names?.length);
    expect(names?.every((name) => name.toLowerCase().includes('sales'))).toBe(true);
    expect((await list({ search: 'ìṣòwò' })).names).toEqual(['Ọ̀rọ̀ Ìṣòwò']);
    expect(await list({ search: 'nothing is called that' })).toMatchObject({ names: [], body: { count: 0 } });
  });

  it.each([
    ['%', ['100% Sales']],
    ['_', ['north_sales']],
    ['\\', ['Back\\office']],
    ["' or true --", []],
  ])('are not found by what %s means to the database', async (search, expected) => {
    expect((await list({ search })).names).toEqual(expected);
  });

  it('are sorted by name, in both directions, and by nothing else', async () => {
    const { names = [] } = await list({});
    expect((await list({ ordering: 'name' })).names).toEqual(names);
    expect((await list({ ordering: '-name' })).names).toEqual(names.toReversed());
    expect((await list({ ordering: 'created_at' })).body).toEqual({ ordering: ['This is not a valid choice.'] });
  });

  it('keep the query in the links to other pages', async () => {
    const first = await list({ search: 'north&', page_size: '1', ordering: '-name' });
    expect(first).toMatchObject({ names: [], body: { next: null, previous: null } });
    const { body, names } = await list({ search: 'north', page_size: '1', ordering: '-name' });
    expect(body.count).toBe(2);
    const query = Object.fromEntries(new URL(body.next, 'http://steward').searchParams);
    expect(query).toEqual({ page: '2', page_size: '1', search: 'north', ordering: '-name' });
    const next = await list(query);
    expect([...(names ?? []), ...(next.names ?? [])]).toEqual(['northXsales', 'north_sales']);
    expect(next.body.next).toBeNull();
  });

  it('accept a search of a hundred characters at most', async () => {
    expect((await list({ search: 'x'.repeat(100) })).status).toBe(200);
    expect((await list({ search: 'x'.repeat(101) })).status).toBe(400);
  });
});

const call = (method: string, rest = '', json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/departments/${rest}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });

describe('a department', () => {
  it('is added, renamed and deleted, and has a name of its own', async () => {
    const added = await call('POST', '', { name: ' Workshop ' });
    expect([added.status, added.body]).toEqual([
      201,
      { id: added.body.id, name: 'Workshop', is_default: false, employee_count: 0 },
    ]);
    const taken = { name: ['A department with this name exists already.'] };
    expect((await call('POST', '', { name: 'WORKSHOP' })).body).toEqual(taken);
    expect((await call('PATCH', `${added.body.id}/`, { name: 'Sales' })).body).toEqual(taken);
    expect((await call('PATCH', `${added.body.id}/`, { name: 'Garage' })).body).toEqual({
      ...added.body,
      name: 'Garage',
    });
    expect((await call('GET', 'all/')).body).toContainEqual({ id: added.body.id, name: 'Garage' });
    expect((await call('DELETE', `${added.body.id}/`)).status).toBe(204);
    expect((await call('DELETE', `${added.body.id}/`)).status).toBe(404);
  });

  it('with employees is counted, found and not deleted', async () => {
    const { id } = (await call('POST', '', { name: 'Drivers' })).body;
    const before = await list({ has_employees: 'true' });
    expect(before.names).not.toContain('Drivers');
    const added = await server.call('POST', `/c/${owner.businessId}/employees/post_employee_form_once/`, {
      token: owner.token,
      json: { first_name: 'Ada', last_name: 'Obi', department: id },
    });
    expect(added.body.department).toEqual({ id, name: 'Drivers' });
    expect((await list({ has_employees: 'true' })).names).toEqual(['Drivers']);
    expect((await list({ has_employees: 'false' })).names).not.toContain('Drivers');
    expect((await list({ search: 'drivers' })).body.results[0].employee_count).toBe(1);
    const refused = await call('DELETE', `${id}/`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'One employee is in this department. Move them to another one first.',
    ]);
  });
});
