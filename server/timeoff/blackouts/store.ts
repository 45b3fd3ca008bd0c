/** Days on which nobody asks for time off. */
import type { Stretch } from '../../../rules/timeoff/stretch.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

type Days = Pick<Stretch, 'first_day' | 'last_day'> & { reason: string };
export type Blackout = Days & {
  id: string;
  /** Names. */
  departments: string[];
  exceptions: string[];
};

/** The latest first. */
export const listBlackouts = (tx: Tx, businessId: string, query: PageQuery & { id?: string }) =>
  selectPage<Blackout>(tx, query, {
    columns: `b.id, b.first_day::text, b.last_day::text, b.reason, b.exceptions,
      array(select d.name from departments d where d.business_id = b.business_id and d.id = any(b.departments)
        order by lower(d.name)) as departments`,
    from: 'timeoff_blackouts b where b.business_id = $1 and ($2::uuid is null or b.id = $2)',
    values: [businessId, query.id ?? null],
    orderBy: 'b.first_day desc, b.id desc',
  });

type New = Days & { departments: readonly string[]; exceptions: readonly string[]; now: Date };

/** @returns its id */
export async function addBlackout(tx: Tx, businessId: string, blackout: New): Promise<string> {
  const id = newId();
  const { first_day, last_day, reason, departments, exceptions, now } = blackout;
  await tx.query(
    `insert into timeoff_blackouts (business_id, id, first_day, last_day, reason, departments, exceptions, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, id, first_day, last_day, reason, departments, exceptions, now],
  );
  return id;
}

/** @returns its days; undefined where there is none */
export async function deleteBlackout(tx: Tx, businessId: string, id: string): Promise<Days | undefined> {
  const [deleted] = await tx.query<Days>(
    `delete from timeoff_blackouts where business_id = $1 and id = $2
     returning first_day::text, last_day::text, reason`,
    [businessId, id],
  );
  return deleted;
}

/** The first ones that meet the days, of those that hold for the employee. */
export async function findBlackout(
  tx: Tx,
  businessId: string,
  employeeId: string,
  { first_day, last_day }: Pick<Stretch, 'first_day' | 'last_day'>,
): Promise<Days | undefined> {
  const [found] = await tx.query<Days>(
    `select b.first_day::text, b.last_day::text, b.reason from timeoff_blackouts b
     join employees e on e.business_id = b.business_id and e.id = $2
     where b.business_id = $1 and b.first_day <= $4 and b.last_day >= $3 and not b.exceptions @> array[e.id]
       and (b.departments = '{}' or e.department_id = any(b.departments))
     order by b.first_day, b.id limit 1`,
    [businessId, employeeId, first_day, last_day],
  );
  return found;
}

/** Which of these departments there are. */
export async function departmentsAmong(tx: Tx, businessId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await tx.query<{ id: string }>('select id from departments where business_id = $1 and id = any($2)', [
    businessId,
    ids,
  ]);
  return new Set(found.map(({ id }) => id));
}
