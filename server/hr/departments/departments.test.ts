import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newId } from '../../platform/ids.ts';
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
