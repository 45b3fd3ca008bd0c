/** How the people of a business are organised. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database.ts';
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
