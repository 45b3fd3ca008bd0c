import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let register: Register;
let parts: Parts;
const newRegion = async (name: string): Promise<string> => {
  const [region] = await server.sql<{ id: string }>(
    `insert into regions (business_id, id, name, country, state, city, address1, address2, is_default, created_at)
     values ($1, gen_random_uuid(), $2, 'NG', '', '', '', '', false, now()) returning id`,
    [owner.businessId, name],
  );
  return region?.id ?? '';
};
/** A stock-take of a new location with three laptops, and one laptop elsewhere. */
async function scene() {
  const location = await newRegion(`Store ${Math.random()}`);
  const laptops = [];
  for (const name of ['One', 'Two', 'Three'])
    laptops.push(await added(register, laptopOf(parts, { name, location, serial_no: `SN-${Math.random()}` })));
  const stranger = await added(register, laptopOf(parts, { name: 'Stranger' }));
  const { status, body } = await register('POST', 'stock_takes/', { location });
  expect(status).toBe(201);
  const path = `stock_takes/${body.id}/`;
  const count = (given: object, found = true) => register('POST', `${path}items/`, { ...given, found });
  return { location, laptops, stranger, path, count, started: body };
}
beforeAll(async () => {
  owner = await newOwner(server);
  register = registerOf(server, owner);
  parts = await partsOf(server, owner);
});

describe('a stock-take', () => {
  it('expects what is at its location, but not what is in repair, missing, gone or in the bin', async () => {
    const location = await newRegion('Yard');
    const statuses = [
      'unassigned',
      'inactive',
      'condemned',
      'out_for_repair',
      'missing',
      'sold',
      'disposed',
      'discarded',
    ];
    for (const status of statuses) await added(register, laptopOf(parts, { name: status, location, status }));
    const binned = await added(register, laptopOf(parts, { location }));
    await register('PATCH', 'assets/bulk_delete/', { ids: [binned.id] });
    const { body } = await register('POST', 'stock_takes/', { location });
    expect(body).toMatchObject({ expected: 3, found: 0, missing: 3, unexpected: 0, closed_at: null });
    expect(body.location).toEqual({ id: location, name: 'Yard' });
    const items = (await register('GET', `stock_takes/${body.id}/items/`)).body.results;
    expect(items.map(({ name }: { name: string }) => name).sort()).toEqual(['condemned', 'inactive', 'unassigned']);
  });

  it('ticks by id, Asset ID and serial number, and takes a tick back', async () => {
    const { laptops, count } = await scene();
    const [one, two, three] = laptops;
    expect((await count({ asset: one.id })).body).toMatchObject({
      item: { asset: one.id, number: one.number, name: 'One', state: 'found' },
      stock_take: { found: 1, missing: 2 },
    });
    expect((await count({ label: ` ${two.number.toLowerCase()} ` })).body.stock_take).toMatchObject({ found: 2 });
    expect((await count({ label: three.serial_no })).body.stock_take).toMatchObject({ found: 3, missing: 0 });
    expect((await count({ asset: two.id }, false)).body).toMatchObject({
      item: { state: 'missing', found_at: null },
      stock_take: { found: 2, missing: 1, unexpected: 0 },
    });
  });

  it('takes in what belongs elsewhere as unexpected, and lets it leave again', async () => {
    const { stranger, count } = await scene();
    expect((await count({ asset: stranger.id })).body).toMatchObject({
      item: { state: 'unexpected' },
      stock_take: { expected: 3, found: 0, unexpected: 1 },
    });
    expect((await count({ asset: stranger.id }, false)).body).toMatchObject({
      item: { state: null },
      stock_take: { unexpected: 0 },
    });
  });

  it('counts each asset once, however many scan it at the same moment', async () => {
    const { laptops, stranger, count, path } = await scene();
    await Promise.all([laptops[0], laptops[0], laptops[0], stranger, stranger].map(({ id }) => count({ asset: id })));
    expect((await register('GET', path)).body).toMatchObject({ found: 1, missing: 2, unexpected: 1 });
    await Promise.all([stranger, stranger].map(({ id }) => count({ asset: id }, false)));
    expect((await register('GET', path)).body).toMatchObject({ unexpected: 0 });
  });

  it('refuses a number that no asset has, or that two have, and says so', async () => {
    const { count } = await scene();
    for (const name of ['Left', 'Right']) await added(register, laptopOf(parts, { name, serial_no: 'TWICE-1' }));
    for (const label of ['NOTHING-1', '%', "'; drop"])
      expect(await count({ label })).toMatchObject({
        status: 400,
        body: { label: [`No asset has the number '${label}'.`] },
      });
    expect((await count({ label: 'twice-1' })).body.label[0]).toMatch(/^More than one/);
    expect((await count({})).status).toBe(400);
  });

  it('is one at a time for a location', async () => {
    const location = await newRegion('Gate');
    const answers = await Promise.all([1, 2, 3].map(() => register('POST', 'stock_takes/', { location })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('open');
  });

  it('is closed with what it found out, once', async () => {
    const { laptops, stranger, location, path, count } = await scene();
    await count({ asset: laptops[0].id });
    await count({ asset: stranger.id });
    const close = () => register('POST', `${path}close/`, { mark_missing: true, move_unexpected: true });
    expect(await close()).toMatchObject({ status: 200, body: { found: 1, missing: 2, unexpected: 1 } });
    const read = async (id: string) => (await register('GET', `assets/${id}`)).body;
    expect((await read(laptops[0].id)).status).toBe('unassigned');
    expect((await read(laptops[1].id)).status).toBe('missing');
    expect((await read(stranger.id)).location.id).toBe(location);
    expect(await close()).toMatchObject({ status: 409, body: { code: 'closed' } });
    expect((await count({ asset: laptops[1].id })).status).toBe(409);
    expect((await register('DELETE', path)).status).toBe(409);
    expect((await register('POST', 'stock_takes/', { location })).body).toMatchObject({ expected: 2 });
  });

  it('moves nothing that is sold, and finds what was missing', async () => {
    const { location, path, count } = await scene();
    const sold = await added(register, laptopOf(parts, { status: 'sold' }));
    const lost = await added(register, laptopOf(parts, { status: 'missing' }));
    for (const { id } of [sold, lost]) await count({ asset: id });
    await register('POST', `${path}close/`, { mark_missing: false, move_unexpected: true });
    const read = async ({ id }: { id: string }) => (await register('GET', `assets/${id}`)).body;
    expect(await read(sold)).toMatchObject({ status: 'sold', location: sold.location });
    expect(await read(lost)).toMatchObject({ status: 'unassigned', location: { id: location } });
  });

  it('leaves alone what has moved or was found elsewhere meanwhile', async () => {
    const { laptops, path } = await scene();
    const [moved] = laptops;
    const { assignee: _assignee, ...rest } = moved;
    const change = { ...laptopOf(parts, { name: rest.name }), version: rest.version };
    expect((await register('PUT', `assets/${moved.id}/`, change)).status).toBe(200);
    await register('POST', `${path}close/`, { mark_missing: true, move_unexpected: false });
    expect((await register('GET', `assets/${moved.id}`)).body.status).toBe('unassigned');
  });

  it('is discarded while it is open', async () => {
    const { path, location } = await scene();
    expect((await register('DELETE', path)).status).toBe(204);
    expect((await register('GET', path)).status).toBe(404);
    expect((await register('POST', 'stock_takes/', { location })).status).toBe(201);
  });

  it('is listed, searched and reported by state', async () => {
    const { laptops, path, count } = await scene();
    await count({ asset: laptops[1].id });
    const names = async (query: string) =>
      (await register('GET', `${path}items/?${query}`)).body.results.map(({ name }: { name: string }) => name);
    expect(await names('state=found')).toEqual(['Two']);
    expect(await names('state=missing')).toEqual(['One', 'Three']);
    expect(await names('search=thr')).toEqual(['Three']);
    expect((await register('GET', 'stock_takes/')).body.results[0]).toMatchObject({ found: 1, expected: 3 });
    const report = String((await register('GET', `${path}report/`)).body);
    expect(report.split('\r\n').filter((line) => line.includes('"Missing"'))).toHaveLength(2);
  });

  it('of another business is not there', async () => {
    const { path } = await scene();
    const other = registerOf(server, await newOwner(server));
    expect((await other('GET', path)).status).toBe(404);
    expect((await other('POST', `${path}close/`, { mark_missing: true, move_unexpected: true })).status).toBe(404);
  });
});
