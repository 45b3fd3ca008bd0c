/** How the audit log is read; platform/audit.ts writes it. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database.ts';
import type { Paging } from '../../platform/pages.ts';
import { containing } from '../../platform/search.ts';

type AuditAsked = Paging & { search: string };
type Entry = components['schemas']['AuditEntry'];
export type AuditRow = Omit<Entry, 'created_at'> & { created_at: Date };
const entry = `id, action, text, json_build_object('id', actor_id, 'name', actor_name, 'email', actor_email) as actor,
  subject_name as subject, address, created_at`;

/** A page of what was done, the newest first, and how much that is in all. */
export async function listAudit(tx: Tx, businessId: string, { page, pageSize, search }: AuditAsked) {
  const found = `from audit_log where business_id = $1
    and ($2 = '%%' or concat_ws(' ', actor_name, actor_email, text, subject_name) ilike $2)`;
  const values = [businessId, containing(search)];
  const [counted, entries] = await Promise.all([
    tx.query<{ count: number }>(`select count(*)::int as count ${found}`, values),
    tx.query<AuditRow>(`select ${entry} ${found} order by id desc limit $3 offset $4`, [
      ...values,
      pageSize,
      (page - 1) * pageSize,
    ]),
  ]);
  return { count: counted[0]?.count ?? 0, entries };
}

/** The next entries before one, the newest first; before null, the newest of all. */
export const auditBefore = (tx: Tx, businessId: string, before: string | null, limit: number): Promise<AuditRow[]> =>
  tx.query(
    `select ${entry} from audit_log where business_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [businessId, before, limit],
  );
