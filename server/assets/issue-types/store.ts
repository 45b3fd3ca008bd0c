/** The issue types of a business: what a reported issue is about. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type IssueType = components['schemas']['IssueType'];
type Query = NonNullable<operations['listIssueTypes']['parameters']['query']>;

const columns = 'id, name, is_default';
/** The index on names serves both directions. */
const orders: Record<NonNullable<Query['ordering']>, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };

/** The issue types whose name contains the text. */
export function listIssueTypes(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering = 'name' } = query;
  return selectPage<IssueType>(tx, query, {
    columns,
    from: 'issue_types where business_id = $1 and name ilike $2',
    values: [businessId, containing(search)],
    orderBy: orders[ordering],
  });
}

/** Breaks the index `issue_types_name` when another type has this name, in any case of letters. */
export async function addIssueType(tx: Tx, businessId: string, name: string, now: Date) {
  const type: IssueType = { id: newId(), name, is_default: false };
  await tx.query('insert into issue_types (business_id, id, name, created_at) values ($1, $2, $3, $4)', [
    businessId,
    type.id,
    name,
    now,
  ]);
  return type;
}

/** Locks the row until the transaction ends. */
export async function claimIssueType(tx: Tx, businessId: string, id: string) {
  const [found] = await tx.query<IssueType>(
    `select ${columns} from issue_types where business_id = $1 and id = $2 for update`,
    [businessId, id],
  );
  return found;
}

/** Breaks the index `issue_types_name` like `addIssueType`. */
export async function renameIssueType(tx: Tx, businessId: string, id: string, name: string): Promise<void> {
  await tx.query('update issue_types set name = $3 where business_id = $1 and id = $2', [businessId, id, name]);
}

export async function isTypeUsed(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const used = await tx.query('select 1 from asset_issues where business_id = $1 and issue_type_id = $2 limit 1', [
    businessId,
    id,
  ]);
  return used.length > 0;
}

export async function deleteIssueType(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from issue_types where business_id = $1 and id = $2', [businessId, id]);
}

/** The issue types that a business begins with. */
export async function addDefaultIssueTypes(tx: Tx, businessId: string, names: readonly string[], now: Date) {
  await tx.query(
    `insert into issue_types (business_id, id, name, is_default, created_at)
     select $1, id, name, true, $4 from unnest($2::uuid[], $3::text[]) as added (id, name)`,
    [businessId, names.map(newId), names, now],
  );
}

export const countIssueTypes = (tx: Tx, businessId: string): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from issue_types where business_id = $1', [businessId]);
