/** Who has which policy on a day, a page at a time, and what departments took. */
import type { PolicyTerms } from '../../../rules/timeoff/policy.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { Assignment } from '../balances/store.ts';

export type Filter = {
  day: string;
  department?: string | undefined;
  policy?: string | undefined;
  not_taken?: boolean | undefined;
};
type Ordering = 'name' | 'department' | 'policy';

const columns = `a.id, a.employee_id as "employeeId", a.start_date::text as "startsOn", a.end_date::text as "endsOn",
  a.policy_id as "policyId"`;
/** Of those who are employed on the day. */
const held = `timeoff_assignments a
  join employees e on e.business_id = a.business_id and e.id = a.employee_id
  join timeoff_policies p on p.business_id = a.business_id and p.id = a.policy_id
  left join departments d on d.business_id = e.business_id and d.id = e.department_id
  where a.business_id = $1 and a.start_date <= $2 and (a.end_date is null or a.end_date >= $2)
    and (e.hire_date is null or e.hire_date <= $2) and (e.terminated_on is null or e.terminated_on >= $2)
    and ($3::uuid is null or e.department_id = $3) and ($4::uuid is null or a.policy_id = $4)
    and (not $5 or not exists (select from timeoff_requests r
      where r.business_id = a.business_id and r.assignment_id = a.id and r.status = 'approved'
        and r.first_day <= $2 and r.last_day >= date_trunc('year', $2::date)))`;
const valuesOf = (businessId: string, { day, department, policy, not_taken = false }: Filter) => [
  ...[businessId, day, department ?? null, policy ?? null, not_taken],
];

const orders: Record<Ordering, readonly string[]> = {
  name: ['lower(e.first_name)', 'lower(e.last_name)'],
  department: ['lower(d.name)'],
  policy: ['lower(p.name)'],
};

/** In the order of a column, then of names. */
export function listHeld(tx: Tx, businessId: string, filter: Filter, query: PageQuery & { ordering?: string }) {
  const { ordering = 'name' } = query;
  const isDown = ordering.startsWith('-');
  const columnsOf = orders[(isDown ? ordering.slice(1) : ordering) as Ordering];
  const first = columnsOf.map((column) => `${column} ${isDown ? 'desc nulls first' : 'asc nulls last'}`);
  return selectPage<Assignment>(tx, query, {
    columns,
    from: held,
    values: valuesOf(businessId, filter),
    orderBy: [...first, ...orders.name, 'e.id', 'lower(p.name)', 'a.id'].join(', '),
  });
}

/** All ids, in the order of names. */
export async function listHeldIds(tx: Tx, businessId: string, filter: Filter): Promise<string[]> {
  const order = [...orders.name, 'e.id', 'lower(p.name)', 'a.id'].join(', ');
  const found = await tx.query<{ id: string }>(
    `select a.id from ${held} order by ${order}`,
    valuesOf(businessId, filter),
  );
  return found.map(({ id }) => id);
}

/** Those of the ids, in their order. */
export const readHeld = (tx: Tx, businessId: string, ids: readonly string[]): Promise<Assignment[]> =>
  tx.query(
    `select ${columns} from unnest($2::uuid[]) with ordinality as of (id, place)
     join timeoff_assignments a on a.business_id = $1 and a.id = of.id order by of.place`,
    [businessId, ids],
  );

/** What policies say on a day, by policy; of one that holds only later, what it says first. */
export async function readTerms(tx: Tx, businessId: string, policyIds: readonly string[], day: string) {
  const found = await tx.query<{ policyId: string; terms: PolicyTerms }>(
    `select distinct on (policy_id) policy_id as "policyId", terms from timeoff_policy_versions
     where business_id = $1 and policy_id = any($2)
     order by policy_id, (holds_from <= $3) desc, case when holds_from <= $3 then holds_from end desc, holds_from`,
    [businessId, policyIds, day],
  );
  return new Map(found.map(({ policyId, terms }) => [policyId, terms]));
}

/** By department, who works there on the last day, and hundredths of days and of hours that were taken on the days. */
export const readAbsence = (tx: Tx, businessId: string, { from, to }: { from: string; to: string }) =>
  tx.query<{ department: string | null; people: number; days: number; hours: number }>(
    `with taken as (
       select a.employee_id, coalesce(-sum(t.amount) filter (where v.unit = 'days'), 0) as days,
         coalesce(-sum(t.amount) filter (where v.unit = 'hours'), 0) as hours
       from timeoff_entries t
       join timeoff_assignments a on a.business_id = t.business_id and a.id = t.assignment_id
       cross join lateral (select terms ->> 'unit' as unit from timeoff_policy_versions v
         where v.business_id = a.business_id and v.policy_id = a.policy_id order by v.holds_from limit 1) v
       where t.business_id = $1 and t.kind in ('taken', 'give_back') and t.day between $2 and $3
       group by a.employee_id)
     select d.name as department, count(*)::int as people, coalesce(sum(t.days), 0)::int as days,
       coalesce(sum(t.hours), 0)::int as hours
     from employees e
     left join departments d on d.business_id = e.business_id and d.id = e.department_id
     left join taken t on t.employee_id = e.id
     where e.business_id = $1 and (e.hire_date is null or e.hire_date <= $3)
       and (e.terminated_on is null or e.terminated_on >= $3)
     group by d.id, d.name order by lower(d.name) nulls last, d.id`,
    [businessId, from, to],
  );
