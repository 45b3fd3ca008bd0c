/** The issue types of a business. */
import { countRows } from '../../platform/counts.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';

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
