/** Who can be planned, and how many nights and Sundays they have had. Every transaction must have entered the business. */
import type { Tx } from '../../platform/database/database.ts';
import type { Days } from '../shifts/store.ts';

export type Person = { id: string; location: string | null };

/** Those who are employed on one of the days, by name. */
export const listCandidates = (tx: Tx, businessId: string, { from, to }: Days, limit: number): Promise<Person[]> =>
  tx.query(
    `select e.id, e.region_id as location from employees e
     where e.business_id = $1 and exists (select from employments m where m.business_id = e.business_id
       and m.employee_id = e.id and m.first_day <= $3 and m.last_day >= $2)
     order by lower(e.first_name || ' ' || e.last_name), e.id limit $4`,
    [businessId, from, to, limit],
  );

type Night = { begin: number; end: number };
/** By employee, of those who had one: shifts on the days with a minute at night, which goes on after midnight, and on Sundays. */
export async function listHad(tx: Tx, businessId: string, { from, to }: Days, { begin, end }: Night) {
  const found = await tx.query<{ id: string; nights: number; sundays: number }>(
    `select employee_id as id,
       (count(*) filter (where begins < $5 or begins + length > $4))::int as nights,
       (count(*) filter (where extract(isodow from day) = 7))::int as sundays
     from shifts where business_id = $1 and employee_id is not null and day between $2 and $3 group by employee_id`,
    [businessId, from, to, begin, end],
  );
  return new Map(found.map(({ id, ...had }) => [id, had]));
}
