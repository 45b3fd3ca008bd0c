import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { bookValue, bookValueSql, type Valued } from './depreciation.ts';

const server = await startTestServer();

const laptop: Valued = {
  ...{ cost: 900_000, purchaseDate: '2026-01-15', status: 'active' },
  ...{ usefulLifeMonths: 36, residualPercent: 10 },
};

describe('the book value', () => {
  // 810,000 over 36 months is 22,500 a month.
  it.each([
    ['before the purchase', '2025-12-31', 900_000],
    ['on the day of the purchase', '2026-01-15', 900_000],
    ['on the last day of the first month', '2026-02-14', 900_000],
    ['when the first month is over', '2026-02-15', 877_500],
    ['after a year', '2027-01-15', 630_000],
    ['on the last day of the useful life', '2029-01-14', 112_500],
    ['at the end of the useful life', '2029-01-15', 90_000],
    ['long after it', '2050-01-01', 90_000],
  ])('%s', (_when, today, value) => {
    expect(bookValue(laptop, today)).toBe(value);
  });

  it.each([
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-31', '2026-03-01', 1],
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2026-12-31', '2027-01-31', 1],
  ])('from %s to %s counts %i months', (purchaseDate, today, months) => {
    const asset = { ...laptop, cost: 36, residualPercent: 0, purchaseDate };
    expect(bookValue(asset, today)).toBe(36 - months);
  });

  it('is unknown without a cost, the cost without a date or a useful life, and nothing once the asset has left', () => {
    expect(bookValue({ ...laptop, cost: null }, '2027-01-15')).toBeNull();
    expect(bookValue({ ...laptop, purchaseDate: null }, '2027-01-15')).toBe(900_000);
    expect(bookValue({ ...laptop, usefulLifeMonths: null }, '2027-01-15')).toBe(900_000);
    for (const status of ['sold', 'disposed', 'discarded']) {
      expect([status, bookValue({ ...laptop, status }, '2027-01-15')]).toEqual([status, 0]);
    }
  });
});

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 8 });
const asset = fc.record({
  cost: nullable(fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: Number.MAX_SAFE_INTEGER }))),
  purchaseDate: nullable(day),
  status: fc.constantFrom('active', 'unassigned', 'missing', 'sold', 'disposed', 'discarded'),
  usefulLifeMonths: nullable(fc.integer({ min: 1, max: 1200 })),
  residualPercent: fc.integer({ min: 0, max: 100 }),
});

it('is the same in SQL, one by one and added up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(asset, { minLength: 1, maxLength: 200 }), day, async (assets, today) => {
      const rows = await server.sql<{ value: string | null }>(
        `with given as (select * from json_to_recordset($1::json) as of
           (at integer, cost bigint, purchase_date date, status text, useful_life_months integer, residual_percent integer))
         select ${bookValueSql('a', 't', '$2::date')}::text as value
         from given a join given t using (at) order by at`,
        [
          JSON.stringify(
            assets.map((one, at) => ({
              ...{ at, cost: one.cost, purchase_date: one.purchaseDate, status: one.status },
              ...{ useful_life_months: one.usefulLifeMonths, residual_percent: one.residualPercent },
            })),
          ),
          today,
        ],
      );
      expect(rows.map(({ value }) => (value === null ? null : Number(value)))).toEqual(
        assets.map((one) => bookValue(one, today)),
      );
    }),
    { numRuns: 60 },
  );
});

it('never rises, and stays between the residual value and the cost', () => {
  fc.assert(
    fc.property(asset, fc.array(day, { minLength: 2, maxLength: 20 }), (one, days) => {
      const values = days.toSorted().map((today) => bookValue(one, today));
      for (const [at, value] of values.entries()) {
        if (value === null || one.cost === null) return value === one.cost;
        if (value > one.cost || value < 0) return false;
        if (value > (values[at - 1] ?? one.cost)) return false;
      }
      return true;
    }),
  );
});
