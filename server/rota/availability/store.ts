/** When people have said that they cannot work. Every transaction must have entered the business. */
import type { Unavailable } from '../../../rules/rota/availability.ts';
import { lengthOf, minutesAt, timeAt } from '../../../rules/rota/times.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, type PageQuery, type Selected, selectPage } from '../../platform/database/lists.ts';
import type { Days } from '../shifts/store.ts';

export type Unavailability = Unavailable & { id: string; employee: string; note: string | null };
type Stored = Omit<Unavailability, 'start' | 'end'> & { begins: number | null; length: number | null };

const columns = `u.id, u.employee_id as employee, u.first_day::text as first_day, u.last_day::text as last_day, u.weekdays,
  u.begins, u.length, u.note`;
const rowOf = ({ begins, length, ...one }: Stored): Unavailability => ({
  ...one,
  start: begins === null ? null : timeAt(begins),
  end: begins === null || length === null ? null : timeAt(begins + length),
});

type Asked = PageQuery & {
  search?: string | undefined;
  today: string;
  /** Whose; of everybody without it, of nobody where it is null. */
  of?: string | null;
};
export async function listUnavailabilities(
  tx: Tx,
  businessId: string,
  asked: Asked,
): Promise<Selected<Unavailability>> {
  const { of, today, search = '' } = asked;
  const { rows, count } = await selectPage<Stored>(tx, asked, {
    columns,
    from: `unavailabilities u join employees e on e.business_id = u.business_id and e.id = u.employee_id
      where u.business_id = $1 and coalesce(u.last_day, 'infinity') >= $2 and ($3::boolean or u.employee_id = $4)
        and e.first_name || ' ' || e.last_name ilike $5`,
    values: [businessId, today, of === undefined, of ?? null, containing(search)],
    orderBy: `u.first_day, lower(e.first_name || ' ' || e.last_name), u.id`,
  });
  return { rows: rows.map(rowOf), count };
}

/** What holds on some of the days, by employee. */
export async function unavailableIn(
  tx: Tx,
  businessId: string,
  employees: readonly string[],
  { from, to }: Days,
): Promise<Map<string, Unavailability[]>> {
  if (employees.length === 0) return new Map();
  const found = await tx.query<Stored>(
    `select ${columns} from unavailabilities u
     where u.business_id = $1 and u.employee_id = any($2) and u.first_day <= $4 and coalesce(u.last_day, 'infinity') >= $3
     order by u.first_day, u.id`,
    [businessId, employees, from, to],
  );
  return Map.groupBy(found.map(rowOf), ({ employee }) => employee);
}

/** What does not end before a day. */
export async function countUnavailabilities(tx: Tx, businessId: string, employee: string, day: string) {
  const [found] = await tx.query<{ count: number }>(
    `select count(*)::int as count from unavailabilities
     where business_id = $1 and employee_id = $2 and coalesce(last_day, 'infinity') >= $3`,
    [businessId, employee, day],
  );
  return found?.count ?? 0;
}

/** @returns its id */
export async function addUnavailability(tx: Tx, businessId: string, one: Omit<Unavailability, 'id'>, now: Date) {
  const { employee, first_day, last_day, weekdays, start, end, note } = one;
  const [begins, length] = start === null || end === null ? [null, null] : [minutesAt(start), lengthOf({ start, end })];
  const id = newId();
  await tx.query(
    `insert into unavailabilities (business_id, id, employee_id, first_day, last_day, weekdays, begins, length, note,
       created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [businessId, id, employee, first_day, last_day, weekdays, begins, length, note, now],
  );
  return id;
}

/** Locks it until the transaction ends. */
export async function claimUnavailability(tx: Tx, businessId: string, id: string): Promise<Unavailability | undefined> {
  const [found] = await tx.query<Stored>(
    `select ${columns} from unavailabilities u where u.business_id = $1 and u.id = $2 for update`,
    [businessId, id],
  );
  return found === undefined ? undefined : rowOf(found);
}

export async function deleteUnavailability(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from unavailabilities where business_id = $1 and id = $2', [businessId, id]);
}
