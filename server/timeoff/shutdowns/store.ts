/** Days off that were booked for everybody at once; what each person takes are requests. */
import { hasNotEnded } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

export type Shutdown = {
  id: string;
  policyId: string;
  first_day: string;
  last_day: string;
  reason: string;
  departments: string[];
  exceptions: string[];
  people: number;
  booked_by: string;
  undone_at: Date | null;
};
const columns = `s.id, s.policy_id as "policyId", s.first_day::text, s.last_day::text, s.reason, s.departments, s.exceptions,
  s.people, s.booked_by, s.undone_at`;

/** The latest first. */
export const listShutdowns = (tx: Tx, businessId: string, query: PageQuery) =>
  selectPage<Shutdown>(tx, query, {
    columns,
    from: 'timeoff_shutdowns s where s.business_id = $1',
    values: [businessId],
    orderBy: 's.last_day desc, s.id desc',
  });

/** Locks it until the transaction ends. */
export async function claimShutdown(tx: Tx, businessId: string, id: string): Promise<Shutdown | undefined> {
  const [found] = await tx.query<Shutdown>(
    `select ${columns} from timeoff_shutdowns s where s.business_id = $1 and s.id = $2 for update`,
    [businessId, id],
  );
  return found;
}

type NewShutdown = Omit<Shutdown, 'undone_at'> & { now: Date };
export const addShutdown = (tx: Tx, businessId: string, { id, policyId, now, ...shutdown }: NewShutdown) =>
  tx.query(
    `insert into timeoff_shutdowns
       (business_id, id, policy_id, first_day, last_day, reason, departments, exceptions, people, booked_by, booked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      businessId,
      id,
      policyId,
      shutdown.first_day,
      shutdown.last_day,
      shutdown.reason,
      shutdown.departments,
      shutdown.exceptions,
      shutdown.people,
      shutdown.booked_by,
      now,
    ],
  );

export const setUndone = (tx: Tx, businessId: string, id: string, now: Date) =>
  tx.query('update timeoff_shutdowns set undone_at = $3 where business_id = $1 and id = $2', [businessId, id, now]);

/** Those whose employment has not ended, of departments or of everybody, without the exceptions. */
export async function listPeople(
  tx: Tx,
  businessId: string,
  { departments, exceptions }: Pick<Shutdown, 'departments' | 'exceptions'>,
): Promise<string[]> {
  const found = await tx.query<{ id: string }>(
    `select e.id from employees e where e.business_id = $1 and ${hasNotEnded('e')}
       and (cardinality($2::uuid[]) = 0 or e.department_id = any($2)) and e.id <> all($3)
     order by lower(e.first_name || ' ' || e.last_name), e.id`,
    [businessId, departments, exceptions],
  );
  return found.map(({ id }) => id);
}
