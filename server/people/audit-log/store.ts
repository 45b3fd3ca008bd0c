/** How the audit log is read; platform/audit.ts writes it. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type Query = NonNullable<operations['listAuditLog']['parameters']['query']>;
type Entry = components['schemas']['AuditEntry'];
export type AuditRow = Omit<Entry, 'created_at'> & { created_at: Date };
const entry = `id, action, text, json_build_object('id', actor_id, 'name', actor_name, 'email', actor_email) as actor,
  subject_name as subject, address, created_at`;

/** What was done in the business, the newest first. */
export const listAudit = (tx: Tx, businessId: string, query: Query) =>
  selectPage<AuditRow>(tx, query, {
    columns: entry,
    from: `audit_log where business_id = $1
      and ($2 = '%%' or concat_ws(' ', actor_name, actor_email, text, subject_name) ilike $2)`,
    values: [businessId, containing(query.search ?? '')],
    orderBy: 'id desc',
  });

/** The next entries before one, the newest first; before null, the newest of all. */
export const auditBefore = (tx: Tx, businessId: string, before: string | null, limit: number): Promise<AuditRow[]> =>
  tx.query(
    `select ${entry} from audit_log where business_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [businessId, before, limit],
  );
