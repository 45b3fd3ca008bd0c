/** The departments of a business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/counts.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { containing, selectPage } from '../../platform/lists.ts';

type Department = components['schemas']['Department'];
type Query = NonNullable<operations['listDepartments']['parameters']['query']>;

/** The index on names serves both ways round. */
const orders: Record<NonNullable<Query['ordering']>, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };

/** The departments whose name contains the text. */
export function listDepartments(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering = 'name' } = query;
  const isSearched = search.trim() !== '';
  return selectPage<Department>(tx, query, {
    columns: 'id, name, is_default',
    from: `departments where business_id = $1${isSearched ? ' and name ilike $2' : ''}`,
    values: isSearched ? [businessId, containing(search)] : [businessId],
    orderBy: orders[ordering],
  });
}

/** The departments that a business begins with. */
export async function addDefaultDepartments(tx: Tx, businessId: string, names: readonly string[], now: Date) {
  await tx.query(
    `insert into departments (business_id, id, name, is_default, created_at)
     select $1, id, name, true, $4 from unnest($2::uuid[], $3::text[]) as added (id, name)`,
    [businessId, names.map(newId), names, now],
  );
}

export const countDepartments = (tx: Tx, businessId: string): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from departments where business_id = $1', [businessId]);
