import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import type { Tx } from '../../platform/database/database.ts';
import { startTestServer } from '../../platform/testing.ts';
import { assetTypes as defaults } from './defaults.ts';
import { prefixesOf } from './rules.ts';
import { takeAssetIds } from './store.ts';

type Type = { name: string; vehicle_type: boolean };

const server = await startTestServer({ jobs: true });
let owner: Owner;
const list = async (query = ''): Promise<Type[]> => {
  const path = `/c/${owner.businessId}/asset-management/asset_types/all_asset_types/${query}`;
  return (await server.call('GET', path, { token: owner.token })).body;
};
const call = (method: string, rest = '', json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/asset-management/asset_types/${rest}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });
const add = (name: string, startingNumber?: number) =>
  call('POST', '', { name, ...(startingNumber === undefined ? {} : { starting_number: startingNumber }) });
const inBusiness = <T>(work: (tx: Tx) => Promise<T>) =>
  server.platform.db.as({ userId: owner.user.id, businessId: owner.businessId }, work);

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('the asset types', () => {
  it('are those of vehicles, those of other things, or both', async () => {
    const [all, vehicles, others] = [
      await list(),
      await list('?vehicle_type_param=true'),
      await list('?vehicle_type_param=false'),
    ];
    expect(vehicles.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(vehicles).toEqual(all.filter((type) => type.vehicle_type));
    expect(others).toEqual(all.filter((type) => !type.vehicle_type));
  });

  it('are found by a part of their name, within the kind', async () => {
    const all = await list();
    const [first = { name: '', vehicle_type: false }] = all;
    const part = first.name.slice(1).toUpperCase();
    const found = await list(`?search=${encodeURIComponent(part)}`);
    expect(found).toContainEqual(first);
    expect(found.every(({ name }) => name.toUpperCase().includes(part))).toBe(true);
    const other = await list(`?search=${encodeURIComponent(first.name)}&vehicle_type_param=${!first.vehicle_type}`);
    expect(other).not.toContainEqual(first);
    expect(await list('?search=%25')).toEqual([]);
    expect(await list('?search=')).toEqual(all);
  });
});

describe('the default types', () => {
  it('have the prefixes of their names, start at 1 and are not depreciated', async () => {
    expect(defaults.map(({ prefix }) => prefix)).toEqual(defaults.map(({ name }) => prefixesOf(name).next().value));
    const [, laptop] = await list();
    expect(laptop).toMatchObject({
      name: 'Laptop',
      prefix: 'LAP',
      starting_number: 1,
      next_asset_id: 'LAP-0001',
      is_default: true,
      useful_life_months: null,
      residual_percent: 0,
    });
  });

  it.each(['PUT', 'DELETE'])('refuse %s', async (method) => {
    const [{ id } = { id: '' }] = (await list()) as { id: string }[] & Type[];
    const refused = await call(method, `${id}/`, method === 'PUT' ? { name: 'Other' } : undefined);
    expect([refused.status, refused.body]).toEqual([409, { detail: 'Default asset types cannot be changed.' }]);
  });

  it('take a depreciation', async () => {
    const [{ id } = { id: '' }] = (await list('?search=Laptop')) as { id: string }[] & Type[];
    const rule = { useful_life_months: 36, residual_percent: 10 };
    const { status, body } = await call('PUT', `${id}/depreciation/`, rule);
    expect([status, body]).toEqual([200, expect.objectContaining({ id, ...rule })]);
    expect(await list('?search=Laptop')).toEqual([body]);
    const cleared = await call('PUT', `${id}/depreciation/`, { useful_life_months: null, residual_percent: 0 });
    expect(cleared.body.useful_life_months).toBeNull();
  });
});

describe("a business's own types", () => {
  it('are added, renamed, numbered anew and deleted, and the log says so', async () => {
    const { status, body } = await add('  Laboratory scale ', 100);
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        name: 'Laboratory scale',
        vehicle_type: false,
        is_default: false,
        starting_number: 100,
        prefix: 'LAB',
        next_asset_id: 'LAB-0100',
        useful_life_months: null,
        residual_percent: 0,
        asset_count: 0,
      },
    ]);
    const changed = await call('PUT', `${body.id}/`, { name: 'Scale', starting_number: 7 });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...body, name: 'Scale', starting_number: 7, next_asset_id: 'LAB-0007' },
    ]);
    expect((await call('PUT', `${body.id}/`, { name: 'Scales' })).body.starting_number).toBe(7);
    expect((await call('DELETE', `${body.id}/`)).status).toBe(204);
    expect((await call('DELETE', `${body.id}/`)).status).toBe(404);
    const log = await server.call('GET', `/c/${owner.businessId}/audit_log/?search=Scale`, { token: owner.token });
    expect(log.body.results.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['assetType.added', 'assetType.changed', 'assetType.deleted']),
    );
  });

  it('stand by name among all, and first among the recent ones', async () => {
    const { body } = await add('Aquarium');
    const names = (await call('GET', 'all/')).body as Type[];
    expect(names[0]).toEqual({ id: expect.any(String), name: 'Air Conditioner', vehicle_type: false });
    expect(names[1]).toEqual({ id: body.id, name: 'Aquarium', vehicle_type: false });
    const recent = (await call('GET', 'recently_added_asset_types/')).body;
    expect(recent).toHaveLength(4);
    expect(recent[0]).toEqual(body);
  });

  it('have different names, whatever the case of letters', async () => {
    const taken = { name: ['An asset type with this name exists already.'] };
    const repeated = await add('lapTOP');
    expect([repeated.status, repeated.body]).toEqual([400, taken]);
    const { body } = await add('Ladder');
    const renamed = await call('PUT', `${body.id}/`, { name: 'PRINTER' });
    expect([renamed.status, renamed.body]).toEqual([400, taken]);
  });

  it('get different prefixes, also when they are added at the same moment', async () => {
    const names = ['Pump A', 'Pump B', 'Pump C', 'Pump D'];
    const added = await Promise.all(names.map((name) => add(name)));
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(added.map(({ body }) => body.prefix).sort()).toEqual(['PUM', 'PUM2', 'PUM3', 'PUM4']);
  });
});

describe('asset IDs', () => {
  const take = (id: string, count = 1) => inBusiness((tx) => takeAssetIds(tx, owner.businessId, id, count));

  it('go on from the starting number, which then stays', async () => {
    const { body } = await add('Welding machine', 20);
    expect(await take(body.id, 2)).toEqual({ ids: ['WEL-0020', 'WEL-0021'], isVehicle: false });
    expect(await take(body.id)).toEqual({ ids: ['WEL-0022'], isVehicle: false });
    const refused = await call('PUT', `${body.id}/`, { name: 'Welding machine', starting_number: 1 });
    expect([refused.status, refused.body]).toEqual([
      400,
      { starting_number: ['Assets of this type are numbered already.'] },
    ]);
    expect((await call('PUT', `${body.id}/`, { name: 'Welder', starting_number: 20 })).body).toMatchObject({
      name: 'Welder',
      prefix: 'WEL',
      next_asset_id: 'WEL-0023',
    });
    expect(await take(owner.businessId)).toBeUndefined();
  });

  it('have no gap and no double when many are taken at once and some are given back', async () => {
    const { body } = await add('Camera');
    const attempts = Array.from({ length: 24 }, (_none, index) =>
      inBusiness(async (tx) => {
        const taken = await takeAssetIds(tx, owner.businessId, body.id, 1);
        if (index % 3 === 0) throw new Error('given back');
        return taken?.ids[0];
      }),
    );
    const results = await Promise.allSettled(attempts);
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(ids.sort()).toEqual(
      Array.from({ length: 16 }, (_none, index) => `CAM-${String(index + 1).padStart(4, '0')}`),
    );
  });
});

describe('a type that assets have', () => {
  const assets = (method: string, rest: string, json: unknown) =>
    server.call(method, `/c/${owner.businessId}/asset-management/assets/${rest}`, { token: owner.token, json });

  it('counts them, and is not deleted but says what uses it', async () => {
    const { body: type } = await add('Projector');
    const regions = await server.call('GET', `/c/${owner.businessId}/regions/all/`, { token: owner.token });
    const facts = { asset_type: type.id, location: regions.body[0].id, status: 'unassigned', asset_condition: 'new' };
    const added = [];
    for (const name of ['Hall', 'Board room']) {
      const { status, body } = await assets('POST', '', { ...facts, name });
      expect(status).toBe(201);
      added.push(body.id);
    }
    expect(await list('?search=Projector')).toEqual([{ ...type, asset_count: 2, next_asset_id: 'PRO-0003' }]);
    expect((await assets('PATCH', 'bulk_delete/', { ids: [added[0]] })).status).toBe(200);
    const refused = await call('DELETE', `${type.id}/`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Projector is the type of 1 asset and of 1 asset in the bin, such as PRO-0001. Give them another type, or delete them for good, first.',
    ]);
    expect((await call('DELETE', `${type.id}/?with_bin=true`)).status).toBe(409);
    await assets('PATCH', 'bulk_delete/', { ids: [added[1]] });
    const asked = await call('DELETE', `${type.id}/`);
    expect([asked.status, asked.body]).toEqual([
      409,
      { code: 'in_bin', detail: '2 assets in the bin, such as PRO-0001, are deleted for ever with Projector.' },
    ]);
    expect((await call('DELETE', `${type.id}/?with_bin=true`)).status).toBe(204);
    expect(await list('?search=Projector')).toEqual([]);
    expect(await server.sql('select from assets where id = any($1)', [added])).toEqual([]);
  });
});
