/** Birthdays, anniversaries and new hires: people on the days that they are known for. */
import type { components } from '../../../openapi/generated/contract.ts';
import { statusOf } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { Remembered } from '../../platform/database/remembered.ts';

type Person = Omit<components['schemas']['Occasion'], 'date' | 'years'> & { day: string };
const columns = 'e.id, e.first_name, e.last_name, e.photo, e.job_title, d.name as department_name';
const tables = 'employees e left join departments d on d.business_id = e.business_id and d.id = e.department_id';
const name = `lower(e.first_name || ' ' || e.last_name), e.id`;
type OnDays = { column: 'birth_date' | 'hire_date'; days: readonly number[]; before: string };
/** Employed today, whether or not they are active. */
const isHere = `e.status <> 'terminated' and ${statusOf('e')} in ('active', 'inactive')`;
/** 229 is 29 February. */
const dayOf = { birth_date: 'e.birth_day', hire_date: 'e.hire_day' } as const;

/** Those whose birth or hire date is one of these days of the year, in their order; hired before a day. */
export async function listOnDays(
  tx: Tx,
  businessId: string,
  query: PageQuery,
  { column, days, before }: OnDays,
  remembered: Remembered,
) {
  const { count, ids } = await remembered.page(
    tx,
    businessId,
    {
      id: 'e.id',
      from: `employees e where e.business_id = $1 and ${isHere} and ${dayOf[column]} = any($2::smallint[])
        and e.${column} < $3`,
      values: [businessId, days, before],
      orderBy: `array_position($2::smallint[], ${dayOf[column]}), ${name}`,
    },
    query,
  );
  const rows = await tx.query<Person>(
    `select ${columns}, e.${column}::text as day from unnest($2::uuid[]) with ordinality one (id, place)
     join employees e on e.business_id = $1 and e.id = one.id
     left join departments d on d.business_id = e.business_id and d.id = e.department_id order by one.place`,
    [businessId, ids],
  );
  return { count, rows };
}

export const listHiredSince = (tx: Tx, businessId: string, query: PageQuery, from: string, to: string) =>
  selectPage<Person>(tx, query, {
    columns: `${columns}, e.hire_date::text as day`,
    from: `${tables} where e.business_id = $1 and ${isHere} and e.hire_date between $2 and $3`,
    values: [businessId, from, to],
    orderBy: `e.hire_date desc, ${name}`,
  });

type BornOn = {
  days: readonly number[];
  self: string | null;
  team: readonly string[] | null;
  department?: string | undefined;
};

/** Those whose birth date is one of these days of the year: of everybody, or of an employee, their department and a team. */
export const listBornOn = (tx: Tx, businessId: string, { days, self, team, department }: BornOn) =>
  tx.query<{ id: string; day: string }>(
    `select e.id, e.birth_date::text as day from employees e
     where e.business_id = $1 and ${isHere} and e.birth_day = any($2::smallint[])
       and ($3::uuid[] is null or e.id = $4 or e.id = any($3)
         or e.department_id = (select department_id from employees where business_id = $1 and id = $4))
       and ($5::uuid is null or e.department_id = $5)`,
    [businessId, days, team, self, department ?? null],
  );
