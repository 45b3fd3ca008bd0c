/** The departments of a business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/counts.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Paging } from '../../platform/pages.ts';
import { containing } from '../../platform/search.ts';

type Department = components['schemas']['Department'];
type Ordering = NonNullable<NonNullable<operations['listDepartments']['parameters']['query']>['ordering']>;

/** The index on names serves both ways round. */
const orders: Record<Ordering, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };

type Asked = Paging & { search: string; ordering: Ordering };

/** A page of the departments whose name contains the text, and how many those are in all. */
export async function listDepartments(tx: Tx, businessId: string, { page, pageSize, search, ordering }: Asked) {
  const isSearched = search.trim() !== '';
  const found = `from departments where business_id = $1${isSearched ? ' and name ilike $2' : ''}`;
  const values = isSearched ? [businessId, containing(search)] : [businessId];
  const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const [counted, departments] = await Promise.all([
    tx.query<{ count: number }>(`select count(*)::int as count ${found}`, values),
    tx.query<Department>(
      `select id, name, is_default ${found} order by ${orders[ordering]} limit ${limit} offset ${offset}`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
  ]);
  return { count: counted[0]?.count ?? 0, departments };
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
