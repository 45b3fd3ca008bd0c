import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { day } from '../../platform/time/dates.ts';
import { added, laptopOf, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';
import { increase } from './rules.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-01-20T09:00:00Z') });
let owner: Owner;
let parts: Parts;
let register: Register;
const read = async (path: string) => (await register('GET', `dashboard/${path}/`)).body;

/** Days, after which everybody has to sign in again. */
async function wait(days: number) {
  server.clock.advance(days * day);
  register = registerOf(server, { ...(await signIn(server, owner.email)), businessId: owner.businessId });
}

beforeAll(async () => {
  owner = await newOwner(server);
  parts = await partsOf(server, owner);
  register = registerOf(server, owner);
  const life = { useful_life_months: 10, residual_percent: 20 };
  expect((await register('PUT', `asset_types/${parts.laptop}/depreciation/`, life)).status).toBe(200);
  await added(register, laptopOf(parts, { name: 'First', cost: 1000, purchase_date: '2026-01-01' }));
  await added(register, laptopOf(parts, { name: 'Second', cost: 500 }));
  await wait(31);
  await added(
    register,
    laptopOf(parts, { name: 'Third', asset_type: parts.printer, cost: 300, purchase_date: '2020-01-01' }),
  );
  await added(register, laptopOf(parts, { name: 'Sold', cost: 9999, status: 'sold', purchase_date: '2025-01-01' }));
  const gone = await added(register, laptopOf(parts, { name: 'Gone', cost: 7777 }));
  await register('PATCH', 'assets/bulk_delete/', { ids: [gone.id] });
});

describe('the dashboard', () => {
  it('shows the four that were added last', async () => {
    const names = (await read('recently_added_assets')).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Sold', 'Third', 'Second', 'First']);
  });

  it('counts every status', async () => {
    const breakdown = await read('asset_status_breakdown');
    expect(breakdown).toHaveLength(9);
    expect(breakdown.filter(({ total }: { total: number }) => total > 0)).toEqual([
      { status: 'unassigned', label: 'Unassigned', total: 3 },
      { status: 'sold', label: 'Sold', total: 1 },
    ]);
  });

  it('shows how the number has grown', async () => {
    const flow = await read('asset_flow');
    expect(flow).toMatchObject({ asset_count: 4, increase_percent: 100, increase_percent_period: 'month' });
    expect(flow.entries).toHaveLength(12);
    expect(flow.entries.slice(-3)).toEqual([
      { period_end: '2025-12-31', total: 0 },
      { period_end: '2026-01-31', total: 2 },
      { period_end: '2026-02-28', total: 4 },
    ]);
  });

  it('sums cost and book value of what is still there', async () => {
    // One month of ten after January: 1000 - 800 / 10; without a useful life the cost; without a date none, as on its page.
    const value = { asset_count: 3, total_cost: 1800, book_value: 920 + 300, undated_count: 1 };
    expect(await read('asset_value')).toEqual(value);
  });
});

describe('the book value of an asset', () => {
  const bookValueOf = async (name: string) =>
    (await register('GET', `assets/?search=${name}`)).body.results[0].book_value;

  it('falls by equal parts with each month after that of the purchase, to the residual value', async () => {
    expect([
      await bookValueOf('First'),
      await bookValueOf('Second'),
      await bookValueOf('Third'),
      await bookValueOf('Sold'),
    ]).toEqual([920, null, 300, null]);
    await wait(300);
    expect(await bookValueOf('First')).toBe(200);
    await wait(-300);
  });
});

describe('an increase', () => {
  it.each([
    [0, 5, null],
    [4, 5, 25],
    [3, 4, 33.3],
    [4, 3, -25],
    [4, 0, -100],
  ])('from %i to %i is %s per cent', (before, now, percent) => {
    expect(increase(before, now)).toBe(percent);
  });
});
