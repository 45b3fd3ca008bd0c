import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

type Type = { name: string; vehicle_type: boolean };

const server = await startTestServer({ jobs: true });
let owner: Owner;
const list = async (query = ''): Promise<Type[]> => {
  const path = `/c/${owner.businessId}/asset-management/asset_types/all_asset_types/${query}`;
  return (await server.call('GET', path, { token: owner.token })).body;
};

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
