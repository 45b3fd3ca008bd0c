/** Kobo of a cost: kept and added up exactly, at every door of the register. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';
import { laptop, newRegister, serial } from '../imports/imports.testing.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
const { find, imports, parts, register } = await newRegister(server);
const bought = { purchase_date: '2026-01-05' };

async function newBusiness() {
  const other = await newOwner(server);
  return { owner: other, register: registerOf(server, other), parts: await partsOf(server, other) };
}
/** Adds assets with these costs, in naira. */
const addAll = async (ask: Register, of: Parts, costs: readonly number[]) =>
  Promise.all(costs.map((cost) => added(ask, laptopOf(of, { ...bought, cost }))));

it('are kept in a new asset, in its list, by a change and in its history', async () => {
  const asset = await added(register, laptopOf(parts, { ...bought, serial_no: serial(), cost: 1500.5 }));
  expect(asset).toMatchObject({ cost: 1500.5, book_value: 1500.5 });
  expect(await find(asset.serial_no)).toMatchObject([{ cost: 1500.5 }]);
  const form = laptopOf(parts, { ...bought, serial_no: asset.serial_no, version: asset.version, cost: 2000.05 });
  expect((await register('PUT', `assets/${asset.id}`, form)).body).toMatchObject({ cost: 2000.05 });
  const history = (await register('GET', `assets/${asset.id}/history/`)).body.results;
  expect(JSON.stringify(history)).toContain('cost (1,500.50 → 2,000.05)');
});

it('are two digits: what has more is refused in words, and whole naira are taken as before', async () => {
  for (const cost of [1500.505, 0.1 + 0.2, 1e13 + 0.5]) {
    const { status, body } = await register('POST', 'assets/', laptopOf(parts, { cost }));
    expect([status, body]).toEqual([400, { cost: ['Write naira with at most two decimals, such as 1500.50.'] }]);
  }
  for (const cost of [0, 1637, 1e15, 0.07, 0.29, 9_999_999_999_999.99])
    expect((await added(register, laptopOf(parts, { cost }))).cost).toBe(cost);
});

it('are added up without drift: 0.1 and 0.2 are 0.3', async () => {
  const business = await newBusiness();
  await addAll(business.register, business.parts, [0.1, 0.2]);
  expect((await business.register('GET', 'dashboard/asset_value/')).body).toMatchObject({
    total_cost: 0.3,
    book_value: 0.3,
  });
  expect(
    await server.sql('select cost::text from asset_costs where business_id = $1', [business.owner.businessId]),
  ).toEqual([{ cost: '0.30' }]);
});

it('are added up exactly, whatever is added, changed and deleted', { timeout: 120_000 }, async () => {
  const business = await newBusiness();
  const kobo = fc.integer({ min: 0, max: 100_000_000_00 });
  let sum = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(kobo, { minLength: 1, maxLength: 4 }), kobo, async (costs, changed) => {
      const [first] = await addAll(
        business.register,
        business.parts,
        costs.map((cost) => cost / 100),
      );
      const [gone = 0, ...rest] = costs;
      const form = laptopOf(business.parts, { ...bought, cost: changed / 100, version: first.version });
      expect((await business.register('PUT', `assets/${first.id}`, form)).body.cost).toBe(changed / 100);
      sum += rest.reduce((all, cost) => all + cost, changed);
      const read = async () => (await business.register('GET', 'dashboard/asset_value/')).body.total_cost;
      expect(await read()).toBe(sum / 100);
      if (gone % 2 === 1) return;
      await business.register('PATCH', 'assets/bulk_delete/', { ids: [first.id] });
      sum -= changed;
      expect(await read()).toBe(sum / 100);
    }),
    { numRuns: 15 },
  );
});

it('fall with the book value, which is exact to the kobo', async () => {
  const business = await newBusiness();
  const life = { useful_life_months: 12, residual_percent: 0 };
  await business.register('PUT', `asset_types/${business.parts.laptop}/depreciation/`, life);
  const assets = await addAll(business.register, business.parts, [100.05, 100.05]);
  const read = async (id: string) => (await business.register('GET', `assets/${id}`)).body.book_value;
  // Two months of twelve are over: 83.375 each.
  expect(await read(assets[0].id)).toBe(83.38);
  expect((await business.register('GET', 'dashboard/asset_value/')).body.book_value).toBe(166.75);
});

it('order a list, also in an exported file', async () => {
  const business = await newBusiness();
  await addAll(business.register, business.parts, [2, 1.5, 1.05, 10, 1]);
  const costs = async (ordering: string) =>
    (await business.register('GET', `assets/?ordering=${ordering}`)).body.results.map(
      ({ cost }: { cost: number }) => cost,
    );
  expect([await costs('cost'), await costs('-cost')]).toEqual([
    [1, 1.05, 1.5, 2, 10],
    [10, 2, 1.5, 1.05, 1],
  ]);
  const response = await fetch(
    `${server.url}/api/c/${business.owner.businessId}/asset-management/assets/export/?ordering=cost`,
    { headers: { authorization: `Bearer ${business.owner.token}` } },
  );
  const lines = (await response.text()).replace(/^\ufeff/, '').split('\r\n');
  const column = (lines[0] ?? '').split(',').indexOf('"Cost (NGN)"');
  expect(lines.slice(1, 6).map((line) => line.split(',')[column])).toEqual(['"1"', '"1.05"', '"1.5"', '"2"', '"10"']);
});

it('come in by an import, are compared with what is there, and are given back by its undo', async () => {
  const code = serial();
  const asset = await added(register, laptopOf(parts, { serial_no: serial(), cost: 1500.5 }));
  expect(await imports.match([asset.serial_no])).toMatchObject([{ cells: { cost: '1500.50' } }]);
  const done = await imports.stored([
    { cells: laptop({ serial_no: code, cost: '₦1,637.05' }) },
    { act: 'update', record: asset.id, cells: { cost: '99.9' } },
  ]);
  expect(done).toMatchObject({ created: 1, updated: 1 });
  const costOf = async (id: string) => (await register('GET', `assets/${id}`)).body.cost;
  expect([(await find(code))[0].cost, await costOf(asset.id)]).toEqual([1637.05, 99.9]);
  expect((await imports.undo(done.id)).status).toBe(202);
  await imports.ended(done.id, 'undone');
  expect(await costOf(asset.id)).toBe(1500.5);
});

it('of maintenance are added up, and stand in the history of the asset', async () => {
  const business = await newBusiness();
  const { id } = await added(business.register, laptopOf(business.parts));
  const record = (type: string, cost: number) =>
    business.register('POST', 'maintenance/', { asset: id, type, cost, notes: 'Battery' });
  expect((await record('repair', 0.1)).body.cost).toBe(0.1);
  await record('repair', 0.2);
  await record('inspection', 1500.5);
  expect((await record('repair', 1.005)).body).toEqual({
    cost: ['Write naira with at most two decimals, such as 1500.50.'],
  });
  expect((await business.register('GET', 'maintenance/costs/')).body).toMatchObject({
    total: 1500.8,
    months: [{ month: '2026-03', cost: 1500.8, count: 3 }],
    types: [
      { type: 'inspection', cost: 1500.5, count: 1 },
      { type: 'repair', cost: 0.3, count: 2 },
    ],
    assets: [{ asset: id, cost: 1500.8, count: 3 }],
  });
  const history = JSON.stringify((await business.register('GET', `assets/${id}/history/`)).body.results);
  expect(history).toContain('an inspection of ₦1,500.50');
});
