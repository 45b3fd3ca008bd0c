/** Sums over pay by the month, in whole naira. Only what may be said of them leaves this folder. */
import type { Tx } from '../../platform/database/database.ts';
import type { Part } from './store.ts';

export type PaidGroup = {
  key: string | null;
  /** How many there are, and of how many the pay is known. */
  people: number;
  paid: number;
  average: number | null;
  median: number | null;
  sum: number | null;
};

/** A year has 12 months, 52 weeks and 260 days of work. */
const monthly = `case p.pay_period when 'monthly' then p.pay when 'yearly' then p.pay / 12.0
  when 'weekly' then p.pay * 52 / 12.0 when 'daily' then p.pay * 260 / 12.0 end`;

export async function readMonthlyPay(
  tx: Tx,
  businessId: string,
  day: string,
  { department = undefined, location = undefined }: Part,
  bandStarts: readonly number[],
) {
  const values = [businessId, day, department ?? null, location ?? null];
  const paid = `(select e.department_id, e.employment_type, ${monthly} as pay
    from employments m join employees e on e.business_id = m.business_id and e.id = m.employee_id
    left join employee_pay p on p.business_id = e.business_id and p.employee_id = e.id
    where m.business_id = $1 and m.first_day <= $2 and m.last_day > $2
      and ($3::uuid is null or e.department_id = $3) and ($4::uuid is null or e.region_id = $4)) paid`;
  const sums = `count(*)::int as people, count(pay)::int as paid, round(avg(pay))::float8 as average,
    round(percentile_cont(0.5) within group (order by pay)::numeric)::float8 as median, round(sum(pay))::float8 as sum`;
  const groups = await tx.query<PaidGroup & { of: 'all' | 'department' | 'type' }>(
    `select case when grouping(department_id) = 0 then 'department' when grouping(employment_type) = 0 then 'type' else 'all' end as of,
       coalesce(department_id::text, employment_type) as key, ${sums}
     from ${paid} group by grouping sets ((), (department_id), (employment_type)) order by people desc, key`,
    values,
  );
  const bands = await tx.query<{ band: number; count: number }>(
    `select width_bucket(pay, $5::numeric[]) - 1 as band, count(*)::int as count from ${paid} where pay is not null group by 1`,
    [...values, bandStarts],
  );
  const of = (what: 'all' | 'department' | 'type'): PaidGroup[] => groups.filter((group) => group.of === what);
  const [total = { key: null, people: 0, paid: 0, average: null, median: null, sum: null }] = of('all');
  return { total, bands, departments: of('department'), types: of('type') };
}
