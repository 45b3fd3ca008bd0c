/** The figures of the register: sums over the few rows that triggers keep, whatever the number of assets. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';

type Schemas = components['schemas'];

export async function countByStatus(tx: Tx, businessId: string): Promise<Map<string, number>> {
  const rows = await tx.query<{ status: string; total: number }>(
    'select status, sum(count)::int as total from asset_counts where business_id = $1 group by status',
    [businessId],
  );
  return new Map(rows.map(({ status, total }) => [status, total]));
}

/** Of the assets that there are, how many there were at the end of each of so many months, this one included. */
export const totalsByMonth = (tx: Tx, businessId: string, months: number, now: Date) =>
  tx.query<{ period_end: string; total: number }>(
    `select (month + interval '1 month' - interval '1 day')::date::text as period_end,
       (select coalesce(sum(count), 0)::int from asset_months m where m.business_id = $1 and m.month <= shown.month) as total
     from (select date_trunc('month', $2::timestamptz at time zone 'UTC')::date as this) now,
       generate_series(now.this - make_interval(months => $3::int - 1), now.this, interval '1 month') as shown (month)
     order by month`,
    [businessId, now, months],
  );

/** Naira, of what the business still has. */
export async function readValue(tx: Tx, businessId: string, today: string): Promise<Schemas['AssetValue']> {
  const [value] = await tx.query<Schemas['AssetValue']>(
    `select coalesce(sum(c.count), 0)::int as asset_count, coalesce(sum(c.cost), 0)::float8 as total_cost,
       round(coalesce(sum(book_value(c.cost, c.month, t.useful_life_months, t.residual_percent, $2::date))
         filter (where c.month > '-infinity'), 0), 2)::float8 as book_value,
       coalesce(sum(c.count) filter (where c.month = '-infinity'), 0)::int as undated_count
     from asset_costs c join asset_types t on t.business_id = c.business_id and t.id = c.asset_type_id
     where c.business_id = $1`,
    [businessId, today],
  );
  if (value === undefined) throw new Error('A sum has one row.');
  return value;
}
