/** How the people of a business are organised. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Tx } from '../platform/database.ts';
import type { Paging } from '../platform/pages.ts';

type Department = components['schemas']['Department'];

/** A page of departments by name, and how many there are in all. */
export async function listDepartments(tx: Tx, businessId: string, { page, pageSize }: Paging) {
  const [counted, departments] = await Promise.all([
    tx.query<{ count: number }>('select count(*)::int as count from departments where business_id = $1', [businessId]),
    tx.query<Department>(
      `select id, name, is_default from departments where business_id = $1 order by lower(name) limit $2 offset $3`,
      [businessId, pageSize, (page - 1) * pageSize],
    ),
  ]);
  return { count: counted[0]?.count ?? 0, departments };
}
