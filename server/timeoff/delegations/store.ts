/** Who answers requests for somebody who is away. */
import { hasNotEnded } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';

export type Delegation = { delegateId: string; first_day: string; last_day: string };

export async function readDelegation(tx: Tx, businessId: string, employeeId: string): Promise<Delegation | undefined> {
  const [found] = await tx.query<Delegation>(
    `select delegate_id as "delegateId", first_day::text, last_day::text from timeoff_delegations
     where business_id = $1 and employee_id = $2`,
    [businessId, employeeId],
  );
  return found;
}

type New = Delegation & { employeeId: string; now: Date };

/** In the place of what was said before. */
export const writeDelegation = (tx: Tx, businessId: string, { employeeId, delegateId, now, ...days }: New) =>
  tx.query(
    `insert into timeoff_delegations (business_id, employee_id, delegate_id, first_day, last_day, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (business_id, employee_id) do update set delegate_id = excluded.delegate_id,
       first_day = excluded.first_day, last_day = excluded.last_day, created_at = excluded.created_at`,
    [businessId, employeeId, delegateId, days.first_day, days.last_day, now],
  );

/** @returns whether there was one */
export const deleteDelegation = async (tx: Tx, businessId: string, employeeId: string): Promise<boolean> =>
  (
    await tx.query('delete from timeoff_delegations where business_id = $1 and employee_id = $2 returning 1', [
      businessId,
      employeeId,
    ])
  ).length > 0;

/** Who has an account in an employee's department, their manager, and of these people. At most 200. */
export const listColleagues = async (
  tx: Tx,
  businessId: string,
  employeeId: string,
  others: readonly string[],
): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `select e.id from employees e join employees me on me.business_id = e.business_id and me.id = $2
       where e.business_id = $1 and e.id <> $2 and e.user_id is not null and ${hasNotEnded('e')}
         and (e.department_id = me.department_id or e.id = me.manager_id or e.id = any($3))
       order by lower(e.first_name || ' ' || e.last_name), e.id limit 200`,
      [businessId, employeeId, others],
    )
  ).map(({ id }) => id);

/** For whom an employee answers on a day. */
export const listDelegators = async (tx: Tx, businessId: string, delegateId: string, day: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `select employee_id as id from timeoff_delegations
       where business_id = $1 and delegate_id = $2 and $3 between first_day and last_day`,
      [businessId, delegateId, day],
    )
  ).map(({ id }) => id);

/** Who answers for them on a day. */
export const listDelegates = async (
  tx: Tx,
  businessId: string,
  ids: readonly string[],
  day: string,
): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `select distinct delegate_id as id from timeoff_delegations
       where business_id = $1 and employee_id = any($2) and $3 between first_day and last_day`,
      [businessId, ids, day],
    )
  ).map(({ id }) => id);
