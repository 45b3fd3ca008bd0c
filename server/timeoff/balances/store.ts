/** The entries of balances, which are only added; and the employments and policies that they follow from. */

import type { components } from '../../../openapi/generated/contract.ts';
import type { Entry } from '../../../rules/timeoff/ledger/entry.ts';
import type { Versions } from '../../../rules/timeoff/ledger/life.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
type Policy = Schemas['TimeoffPolicyName'];

export type Assignment = {
  id: string;
  employeeId: string;
  startsOn: string;
  endsOn: string | null;
  policyId: string;
};
const assignment = `a.id, a.employee_id as "employeeId", a.start_date::text as "startsOn", a.end_date::text as "endsOn",
  a.policy_id as "policyId"`;

/** All of an employee, those that begin first before the others. */
export const listAssignments = (tx: Tx, businessId: string, employeeId: string): Promise<Assignment[]> =>
  tx.query(
    `select ${assignment} from timeoff_assignments a where business_id = $1 and employee_id = $2 order by start_date, id`,
    [businessId, employeeId],
  );

/** Those of employees that hold on a day; of one policy where it is given. */
export const listAssignmentsOn = (
  tx: Tx,
  businessId: string,
  employeeIds: readonly string[],
  { day, policy = null }: { day: string; policy?: string | null },
): Promise<Assignment[]> =>
  tx.query(
    `select ${assignment} from timeoff_assignments a
     where business_id = $1 and employee_id = any($2) and ($4::uuid is null or policy_id = $4)
       and start_date <= $3 and (end_date is null or end_date >= $3) order by id`,
    [businessId, employeeIds, day, policy],
  );

/** Locks assignments until the transaction ends: nobody else writes entries of them meanwhile. */
export const claimAssignments = (tx: Tx, businessId: string, ids: readonly string[]): Promise<Assignment[]> =>
  tx.query(
    `select ${assignment} from timeoff_assignments a where business_id = $1 and id = any($2) order by id for no key update`,
    [businessId, ids],
  );

/** Those after one, by id. @param after null for the first ones */
export async function listAssignmentIds(tx: Tx, businessId: string, after: string | null, most: number) {
  const found = await tx.query<{ id: string }>(
    `select id from timeoff_assignments where business_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
    [businessId, after, most],
  );
  return found.map(({ id }) => id);
}

/** Those where somebody has a policy. Without a business. */
export async function businessesWithTimeoff(tx: Tx): Promise<string[]> {
  return (await tx.query<{ id: string }>('select businesses_with_timeoff() as id')).map(({ id }) => id);
}

/** The terms of policies, by policy, in the order in which they hold. */
export async function versionsOf(tx: Tx, businessId: string, policyIds: readonly string[]) {
  const found = await tx.query<{ policyId: string; from: string; terms: Versions[number]['terms'] }>(
    `select policy_id as "policyId", holds_from::text as "from", terms from timeoff_policy_versions
     where business_id = $1 and policy_id = any($2) order by holds_from`,
    [businessId, policyIds],
  );
  return Map.groupBy(found, ({ policyId }) => policyId);
}

/** Policies as balances name them, by id. */
export async function policyNamesOf(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, Policy>> {
  const found = await tx.query<Policy>(
    `select p.id, p.name, p.kind, v.terms ->> 'unit' as unit from timeoff_policies p
     cross join lateral (select terms from timeoff_policy_versions v
       where v.business_id = p.business_id and v.policy_id = p.id order by v.holds_from desc limit 1) v
     where p.business_id = $1 and p.id = any($2)`,
    [businessId, ids],
  );
  return new Map(found.map((policy) => [policy.id, policy]));
}

type Row = Entry & { assignmentId: string };

/** By assignment, in the order in which they were written. */
export async function entriesOf(tx: Tx, businessId: string, assignmentIds: readonly string[]) {
  const found = await tx.query<Row>(
    `select assignment_id as "assignmentId", day::text, kind, amount, lot::text, is_carried, until::text, about
     from timeoff_entries where business_id = $1 and assignment_id = any($2) order by assignment_id, number`,
    [businessId, assignmentIds],
  );
  return Map.groupBy(found, ({ assignmentId }) => assignmentId);
}

/** `undoes` is the adjustment that it takes back. */
export type NewEntry = Entry & { assignmentId: string; number: number; undoes?: string };
/** Breaks the index `timeoff_entries_number` when somebody else wrote meanwhile. @returns their ids */
export async function addEntries(
  tx: Tx,
  businessId: string,
  entries: readonly NewEntry[],
  { now, by }: { now: Date; by: string | null },
): Promise<string[]> {
  const ids = entries.map(newId);
  const column = <Key extends keyof NewEntry>(name: Key) => entries.map((entry) => entry[name]);
  await tx.query(
    `insert into timeoff_entries
       (business_id, id, assignment_id, number, day, kind, amount, lot, is_carried, until, about, undoes, written_at, written_by)
     select $1, e.id, e.assignment_id, e.number, e.day, e.kind, e.amount, e.lot, e.is_carried, e.until, e.about, e.undoes,
       $13, $14
     from unnest($2::uuid[], $3::uuid[], $4::int[], $5::date[], $6::text[], $7::int[], $8::date[], $9::boolean[], $10::date[],
       $11::text[], $12::uuid[]) as e (id, assignment_id, number, day, kind, amount, lot, is_carried, until, about, undoes)`,
    [
      businessId,
      ids,
      column('assignmentId'),
      column('number'),
      column('day'),
      column('kind'),
      column('amount'),
      column('lot'),
      column('is_carried'),
      column('until'),
      column('about'),
      entries.map(({ undoes = null }) => undoes),
      now,
      by,
    ],
  );
  return ids;
}

export type AdjustmentRow = {
  id: string;
  policyId: string;
  day: string;
  amount: number;
  reason: string;
  written_by: string | null;
  written_at: Date;
};
const adjustment = `t.id, a.policy_id as "policyId", t.day::text, t.amount, t.about as reason, t.written_by, t.written_at`;
const adjustments = `timeoff_entries t
  join timeoff_assignments a on a.business_id = t.business_id and a.id = t.assignment_id`;

/** Those that were written last first. */
export const listAdjustments = (tx: Tx, businessId: string, employeeId: string, query: PageQuery) =>
  selectPage<AdjustmentRow>(tx, query, {
    columns: adjustment,
    from: `${adjustments} where t.business_id = $1 and a.employee_id = $2 and t.kind in ('adjustment', 'undone')`,
    values: [businessId, employeeId],
    orderBy: 't.written_at desc, t.id desc',
  });

export async function readAdjustment(tx: Tx, businessId: string, id: string): Promise<AdjustmentRow | undefined> {
  const [found] = await tx.query<AdjustmentRow>(
    `select ${adjustment} from ${adjustments} where t.business_id = $1 and t.id = $2`,
    [businessId, id],
  );
  return found;
}
