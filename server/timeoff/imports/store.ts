/** Whose balances a file brings, and the adjustments that an import made. */
import type { knownEmployee } from '../../../rules/timeoff/opening-balances.ts';
import { hasNotEnded } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Recorded } from '../../platform/imports/since.ts';

/** As `personOf` of the rules compares names. */
const folded = (text: string) => String.raw`lower(trim(regexp_replace(replace(${text}, ',', ' '), '\s+', ' ', 'g')))`;
type Found = Omit<Parameters<typeof knownEmployee>[0], 'balances'>;
type Asked = { keys?: readonly string[]; ids?: readonly string[] };

/** Those whose employment has not ended, by their names, work emails and employee IDs as the rules compare them, or by their ids. */
export const findPeople = (tx: Tx, businessId: string, { keys = [], ids = [] }: Asked): Promise<Found[]> =>
  tx.query(
    `with people as (
       select e.id, e.employee_id as number, e.first_name as first, coalesce(e.middle_name, '') as middle, e.last_name as last,
         coalesce(e.email, '') as email, array[${folded("e.first_name || ' ' || e.last_name")},
           ${folded("e.last_name || ' ' || e.first_name")},
           ${folded("e.first_name || ' ' || coalesce(e.middle_name, '') || ' ' || e.last_name")}] as names
       from employees e where e.business_id = $1 and ${hasNotEnded('e')}
     ), shared as (
       select name, count(distinct p.id)::int - 1 as others from people p, unnest(p.names) as name group by name
     )
     select p.id, p.number, p.first, p.middle, p.last, p.email,
       (select max(s.others) from shared s where s.name = any(p.names)) as namesakes
     from people p
     where p.id = any($3) or ${folded('p.number')} = any($2) or ${folded('p.email')} = any($2) or p.names && $2
     order by p.id`,
    [businessId, keys, ids],
  );

/** An adjustment that an import made belongs to a balance: what was adjusted after it builds on it. */
export const recorded: Recorded = {
  // Nothing is recorded under the id of an adjustment.
  actions: { changed: 'timeoffBalance.changed', changedBack: 'timeoffBalance.changedBack' },
  elsewhere: `select t.id, later.written_at as at, 'Adjusted since: ' || later.about as text
    from timeoff_entries t join timeoff_entries later on later.business_id = t.business_id
      and later.assignment_id = t.assignment_id and later.kind = 'adjustment' and later.number > t.number
    where t.business_id = $1 and t.kind = 'adjustment' and not exists (
      select from timeoff_entries u where u.business_id = t.business_id and u.undoes = later.id)`,
};

/** Whose balances these adjustments changed. */
export const titlesOf = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query<{ id: string; number: string; name: string }>(
    `select t.id, e.employee_id as number, trim(e.first_name || ' ' || e.last_name) as name
     from timeoff_entries t join timeoff_assignments a on a.business_id = t.business_id and a.id = t.assignment_id
     join employees e on e.business_id = a.business_id and e.id = a.employee_id
     where t.business_id = $1 and t.id = any($2) order by e.last_name, e.first_name`,
    [businessId, ids],
  );

export type Made = { id: string; assignmentId: string; employeeId: string; day: string; amount: number };
/** Of these adjustments those that nothing has taken back. */
export const listStanding = (tx: Tx, businessId: string, ids: readonly string[]): Promise<Made[]> =>
  tx.query(
    `select t.id, t.assignment_id as "assignmentId", a.employee_id as "employeeId", t.day::text, t.amount
     from timeoff_entries t join timeoff_assignments a on a.business_id = t.business_id and a.id = t.assignment_id
     where t.business_id = $1 and t.id = any($2) and t.kind = 'adjustment'
       and not exists (select from timeoff_entries u where u.business_id = t.business_id and u.undoes = t.id)`,
    [businessId, ids],
  );
