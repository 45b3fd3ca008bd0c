/** Birthdays, anniversaries and new hires: people on the days that they are known for. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { type PageQuery, selectPage } from '../../platform/lists.ts';

type Person = Omit<components['schemas']['Occasion'], 'date' | 'years'> & { day: string };
const columns = 'e.id, e.first_name, e.last_name, e.photo, e.job_title, d.name as department_name';
const tables = 'employees e left join departments d on d.business_id = e.business_id and d.id = e.department_id';
const name = `lower(e.first_name || ' ' || e.last_name), e.id`;
/** As the indexes have it: 229 is 29 February. */
const dayOfYear = (column: string) => `(extract(month from e.${column}) * 100 + extract(day from e.${column}))`;

/** Those whose birth or hire date is one of these days of the year, in their order; hired before a day. */
export const listOnDays = (
  tx: Tx,
  businessId: string,
  query: PageQuery,
  { column, days, before }: { column: 'birth_date' | 'hire_date'; days: readonly number[]; before: string },
) =>
  selectPage<Person>(tx, query, {
    columns: `${columns}, e.${column}::text as day`,
    from: `${tables} where e.business_id = $1 and e.status <> 'terminated' and ${dayOfYear(column)} = any($2::int[])
      and e.${column} < $3`,
    values: [businessId, days, before],
    orderBy: `array_position($2::int[], ${dayOfYear(column)}::int), ${name}`,
  });

export const listHiredSince = (tx: Tx, businessId: string, query: PageQuery, from: string, to: string) =>
  selectPage<Person>(tx, query, {
    columns: `${columns}, e.hire_date::text as day`,
    from: `${tables} where e.business_id = $1 and e.status <> 'terminated' and e.hire_date between $2 and $3`,
    values: [businessId, from, to],
    orderBy: `e.hire_date desc, ${name}`,
  });
