/** The time-off policies of a business, with the versions of their terms. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { hasNotEnded } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
export type Policy = Schemas['TimeoffPolicy'];
type Terms = Schemas['TimeoffTerms'];
type Query = NonNullable<operations['listTimeoffPolicies']['parameters']['query']>;
export type Version = { id: string; holds_from: string; terms: Terms };

const orders: Record<NonNullable<Query['ordering']>, string> = {
  name: 'lower(p.name), p.id',
  '-name': 'lower(p.name) desc, p.id',
};
/** The second parameter is today. */
const columns = `p.id, p.kind, p.name, p.gender, p.departments, p.route, p.wait_days, p.is_archived, newest.holds_from::text, newest.terms,
  case when newest.holds_from > $2 then (
    select v.terms from timeoff_policy_versions v
    where v.business_id = p.business_id and v.policy_id = p.id and v.holds_from <= $2 order by v.holds_from desc limit 1
  ) end as until_then,
  (select count(distinct a.employee_id)::int from timeoff_assignments a
     join employees e on e.business_id = a.business_id and e.id = a.employee_id and ${hasNotEnded('e')}
     where a.business_id = p.business_id and a.policy_id = p.id and (a.end_date is null or a.end_date >= $2)) as employee_count`;
const from = `timeoff_policies p cross join lateral (
  select v.holds_from, v.terms from timeoff_policy_versions v
  where v.business_id = p.business_id and v.policy_id = p.id order by v.holds_from desc limit 1) newest`;

export function listPolicies(tx: Tx, businessId: string, query: Query, today: string) {
  const { search = '', kind, is_archived: isArchived = false, ordering = 'name' } = query;
  const values: unknown[] = [businessId, today, isArchived];
  // Every parameter stands in what is counted.
  const conditions = ['p.business_id = $1', '$2::date is not null', 'p.is_archived = $3'];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  if (search.trim() !== '') add('p.name ilike', containing(search));
  if (kind !== undefined) add('p.kind =', kind);
  return selectPage<Policy>(tx, query, {
    columns,
    from: `${from} where ${conditions.join(' and ')}`,
    values,
    orderBy: orders[ordering],
  });
}

/** Of these ids those that there are, by name. */
export const readPolicies = (tx: Tx, businessId: string, ids: readonly string[], today: string): Promise<Policy[]> =>
  tx.query<Policy>(
    `select ${columns} from ${from} where p.business_id = $1 and p.id = any($3) order by ${orders.name}`,
    [businessId, today, ids],
  );

/** Locks policies until the transaction ends: nobody is assigned one meanwhile. */
export async function claimPolicies(tx: Tx, businessId: string, ids: readonly string[], today: string) {
  await tx.query('select from timeoff_policies where business_id = $1 and id = any($2) order by id for update', [
    businessId,
    ids,
  ]);
  return readPolicies(tx, businessId, ids, today);
}

/** The kinds of which the business has a policy that is not archived. */
export const listKinds = async (tx: Tx, businessId: string): Promise<string[]> =>
  (
    await tx.query<{ kind: string }>(
      'select distinct kind from timeoff_policies where business_id = $1 and not is_archived',
      [businessId],
    )
  ).map(({ kind }) => kind);

/** Of the policies that are not archived, in lower case. */
export const listNames = async (tx: Tx, businessId: string): Promise<string[]> =>
  (
    await tx.query<{ name: string }>(
      'select lower(name) as name from timeoff_policies where business_id = $1 and not is_archived',
      [businessId],
    )
  ).map(({ name }) => name);

/** Two people who add the pack at once add it once. */
export const lockPack = (tx: Tx, businessId: string) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('timeoff-pack ' || $1, 0))`, [businessId]);

export type Details = Pick<Policy, 'name' | 'gender' | 'departments' | 'route' | 'wait_days'>;
type NewPolicy = Details & Pick<Policy, 'kind' | 'holds_from' | 'terms'>;

/** Breaks the index `timeoff_policies_name` when another policy has this name, in any case of letters. */
export async function addPolicy(tx: Tx, businessId: string, policy: NewPolicy, now: Date): Promise<string> {
  const id = newId();
  const { kind, name, gender, departments, route, wait_days } = policy;
  await tx.query(
    `insert into timeoff_policies (business_id, id, kind, name, gender, departments, route, wait_days, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [businessId, id, kind, name, gender, departments, JSON.stringify(route), wait_days, now],
  );
  await addVersion(tx, businessId, { policyId: id, ...policy }, now);
  return id;
}

/** Breaks the index `timeoff_policies_name` like `addPolicy`. */
export const changePolicy = (tx: Tx, businessId: string, id: string, details: Details) =>
  tx.query(
    `update timeoff_policies set name = $3, gender = $4, departments = $5, route = $6, wait_days = $7
     where business_id = $1 and id = $2`,
    [
      ...[businessId, id, details.name, details.gender, details.departments],
      ...[JSON.stringify(details.route), details.wait_days],
    ],
  );

type NewVersion = { policyId: string; holds_from: string; terms: Terms };

/** In the place of the one that holds from the same day. */
export const addVersion = (tx: Tx, businessId: string, { policyId, holds_from, terms }: NewVersion, now: Date) =>
  tx.query(
    `insert into timeoff_policy_versions (business_id, id, policy_id, holds_from, terms, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (business_id, policy_id, holds_from) do update set terms = excluded.terms, created_at = excluded.created_at`,
    [businessId, newId(), policyId, holds_from, JSON.stringify(terms), now],
  );

/** The newest first. */
export const listVersions = (tx: Tx, businessId: string, policyId: string): Promise<Version[]> =>
  tx.query<Version>(
    `select id, holds_from::text, terms from timeoff_policy_versions where business_id = $1 and policy_id = $2
     order by holds_from desc`,
    [businessId, policyId],
  );

/** Which of these departments there are. */
export const listDepartments = async (tx: Tx, businessId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await tx.query<{ id: string }>('select id from departments where business_id = $1 and id = any($2)', [
      businessId,
      ids,
    ])
  ).map(({ id }) => id);

/** Archives those that somebody had, and deletes the others. @returns the archived ones */
export async function removePolicies(tx: Tx, businessId: string, ids: readonly string[]): Promise<string[]> {
  const archived = await tx.query<{ id: string }>(
    `update timeoff_policies p set is_archived = true where business_id = $1 and id = any($2)
       and exists (select from timeoff_assignments a where a.business_id = p.business_id and a.policy_id = p.id) returning id`,
    [businessId, ids],
  );
  const kept = archived.map(({ id }) => id);
  await tx.query('delete from timeoff_policies where business_id = $1 and id = any($2) and id <> all($3)', [
    businessId,
    ids,
    kept,
  ]);
  return kept;
}

/** Breaks the index `timeoff_policies_name` like `addPolicy`. */
export const restorePolicy = (tx: Tx, businessId: string, id: string) =>
  tx.query('update timeoff_policies set is_archived = false where business_id = $1 and id = $2', [businessId, id]);
