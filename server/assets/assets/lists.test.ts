import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import {
  added,
  laptopOf,
  newEmployee,
  type Parts,
  partsOf,
  type Register,
  registerOf,
  truckOf,
} from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });

describe('the list', () => {
  let by: Register;
  let theirs: Parts;
  const list = async (query: string) => (await by('GET', `assets/${query}`)).body;
  const names = async (query: string) => (await list(query)).results.map(({ name }: { name: string }) => name);

  beforeAll(async () => {
    const other = await newOwner(server);
    by = registerOf(server, other);
    theirs = await partsOf(server, other);
    const bola = await newEmployee(server, other);
    await added(by, laptopOf(theirs, { name: 'Able', cost: 300, purchase_date: '2025-03-01', serial_no: 'SN-100' }));
    await added(by, laptopOf(theirs, { name: 'baker', cost: 100, assignee: bola, date_assigned: '2026-01-01' }));
    await added(
      by,
      laptopOf(theirs, { name: 'Charlie', asset_type: theirs.printer, purchase_date: '2025-01-01', status: 'sold' }),
    );
    await added(by, truckOf(theirs, { plate_no: 'KJA-415 BX' }));
  });

  it('finds what there is now, however often it was asked before', async () => {
    const found = async () => [
      await names('?search=tent'),
      await names('?search=tent&status=sold'),
      await names('?search=tent&ordering=-cost'),
      await names('?search=tent&page_size=1&page=2'),
    ];
    expect(await found()).toEqual([[], [], [], []]);
    const tent = await added(by, laptopOf(theirs, { name: 'Tent one', cost: 5 }));
    await added(by, laptopOf(theirs, { name: 'Tent two', cost: 7, status: 'sold' }));
    expect(await found()).toEqual([['Tent two', 'Tent one'], ['Tent two'], ['Tent two', 'Tent one'], ['Tent one']]);
    await by('PUT', `assets/${tent.id}/`, {
      ...laptopOf(theirs, { name: 'Tent one', cost: 9, status: 'sold', version: tent.version }),
    });
    expect(await found()).toEqual([
      ['Tent two', 'Tent one'],
      ['Tent two', 'Tent one'],
      ['Tent one', 'Tent two'],
      ['Tent one'],
    ]);
    for (const { id } of (await list('?search=tent')).results) await by('PATCH', 'assets/bulk_delete/', { ids: [id] });
    expect(await found()).toEqual([[], [], [], []]);
  });

  it('shows ten a page, the newest first', async () => {
    const body = await list('');
    expect(body).toMatchObject({ count: 4, next: null, previous: null });
    expect(await names('')).toEqual(['Toyota Hilux', 'Charlie', 'baker', 'Able']);
    expect(await names('?page_size=3&page=2')).toEqual(['Able']);
    expect((await list('?page_size=3')).next).toContain('page=2');
    expect(await names('?search=lap&page_size=1&page=2')).toEqual(['Able']);
    expect((await list('?search=lap&page_size=1')).count).toBe(2);
  });

  it.each([
    ['name', ['Able', 'baker', 'Charlie', 'Toyota Hilux']],
    ['-name', ['Toyota Hilux', 'Charlie', 'baker', 'Able']],
    ['number', ['Able', 'baker', 'Charlie', 'Toyota Hilux']],
    ['created_at', ['Able', 'baker', 'Charlie', 'Toyota Hilux']],
    ['-cost', ['Able', 'baker', 'Toyota Hilux', 'Charlie']],
    ['-purchase_date', ['Able', 'Charlie', 'Toyota Hilux', 'baker']],
  ])('is sorted by %s', async (ordering, expected) => {
    expect(await names(`?ordering=${ordering}`)).toEqual(expected);
  });

  it.each([
    ['kind=vehicle', ['Toyota Hilux']],
    ['kind=asset', ['Charlie', 'baker', 'Able']],
    ['kind=all', ['Toyota Hilux', 'Charlie', 'baker', 'Able']],
    ['status=active', ['baker']],
    ['status=unassigned', ['Toyota Hilux', 'Able']],
    ['status=sold', ['Charlie']],
    ['status=unassigned&kind=asset', ['Able']],
    ['search=sn-1', ['Able']],
    ['search=SN100', ['Able']],
    ['search=kja415', ['Toyota Hilux']],
    ['search=hil toy', ['Toyota Hilux']],
    ['search=lap', ['baker', 'Able']],
    ['search=lap&ordering=created_at', ['Able', 'baker']],
    ['search=lap&ordering=-name', ['baker', 'Able']],
    ['search=lap bak', ['baker']],
    ['search=lap&kind=asset', ['baker', 'Able']],
    ['search=lap&kind=vehicle', []],
    ['search=ilux', []],
    ['search=%25', ['Toyota Hilux', 'Charlie', 'baker', 'Able']],
    ['search=able&status=sold', []],
    ['search=able&status=sold&ordering=name&assetSearch=true', ['Able']],
  ])('is filtered by %s, and counts what is left', async (query, expected) => {
    const body = await list(`?${query}`);
    expect([body.count, await names(`?${query}`)]).toEqual([expected.length, expected]);
  });

  it('is filtered by type and location', async () => {
    expect(await names(`?asset_type=${theirs.printer}`)).toEqual(['Charlie']);
    expect((await list(`?location=${theirs.region}`)).count).toBe(3);
    expect((await list(`?location=${newId()}`)).count).toBe(0);
  });

  it.each([
    ['', ['Toyota Hilux']],
    ['?vehicle_type=truck', ['Toyota Hilux']],
    ['?vehicle_type=car', []],
    ['?vehicle_type=truck&status=sold', []],
    ['?vehicle_type=truck&search=kja', ['Toyota Hilux']],
  ])('of vehicles is narrowed to a type of vehicle: %s', async (query, expected) => {
    const { body } = await by('GET', `asset_types/vehicle_type_details/${query}`);
    expect([body.count, body.results.map(({ name }: { name: string }) => name)]).toEqual([expected.length, expected]);
  });

  it('finds an asset by its new words, and no longer by its old ones', async () => {
    const asset = await added(by, laptopOf(theirs, { name: 'Zebra one' }));
    await by('PUT', `assets/${asset.id}/`, laptopOf(theirs, { name: 'Yak one', version: asset.version }));
    expect([await names('?search=zebra'), await names('?search=yak one')]).toEqual([[], ['Yak one']]);
    await by('PATCH', 'assets/bulk_delete/', { ids: [asset.id] });
    expect([await names('?search=yak'), (await list('')).count]).toEqual([[], 4]);
  });

  it('counts what there is, whatever was changed', async () => {
    const counted = await server.sql<{ kept: string; there: string }>(`
      select (select coalesce(json_agg(c order by c), '[]') from (select business_id, asset_type_id, location_id, status,
            vehicle_type, count, cost from asset_counts where count <> 0) c)::text as kept,
        (select coalesce(json_agg(c order by c), '[]') from (select business_id, asset_type_id,
            coalesce(location_id, '00000000-0000-0000-0000-000000000000') as location_id, status,
            coalesce(vehicle_type, '') as vehicle_type, count(*) as count, coalesce(sum(cost), 0.00) as cost from assets
            where deleted_at is null group by 1, 2, 3, 4, 5) c)::text as there`);
    expect(counted[0]?.kept).toEqual(counted[0]?.there);
  });
});

describe('the ids of a list', () => {
  it('are of all its pages, as it is narrowed', async () => {
    const other = await newOwner(server);
    const theirs = await partsOf(server, other);
    const register = registerOf(server, other);
    const all: string[] = [];
    for (let at = 0; at < 12; at++) all.unshift((await added(register, laptopOf(theirs, { name: `No ${at}` }))).id);
    expect((await register('GET', 'assets/ids/')).body).toEqual({ count: 12, ids: all });
    expect((await register('GET', 'assets/ids/?search=11')).body).toEqual({ count: 1, ids: all.slice(0, 1) });
    expect((await register('GET', 'assets/ids/?vehicle_type=car')).body).toEqual({ count: 0, ids: [] });
    expect((await register('GET', 'assets/ids/?kind=vehicle')).body).toEqual({ count: 0, ids: [] });
    await server.sql(
      `insert into assets (business_id, id, asset_type_id, is_vehicle, number, name, status, created_at)
       select $1, gen_random_uuid(), $2, false, 'X-' || n, 'Thing', 'sold', now() from generate_series(1, 2001) n`,
      [other.businessId, theirs.laptop],
    );
    expect((await register('GET', 'assets/ids/?status=sold')).body).toEqual({ count: 2001, ids: [] });
  });
});
