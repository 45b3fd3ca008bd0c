/** What was done lately, as somebody may read it. */
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

export type ActivityRow = {
  id: string;
  action: string;
  text: string;
  actor_id: string | null;
  actor: string;
  subject: string;
  created_at: Date;
};
const columns = `id, action, text, actor_id, coalesce(nullif(actor_name, ''), actor_email) as actor,
  subject_name as subject, created_at`;

/** Everything, the newest first. */
export const listAll = (tx: Tx, businessId: string, query: PageQuery) =>
  selectPage<ActivityRow>(tx, query, {
    columns,
    from: 'audit_log where business_id = $1',
    values: [businessId],
    orderBy: 'id desc',
  });

/** What a person did, and these actions of others. */
export const listSome = (
  tx: Tx,
  { businessId, userId, actions }: { businessId: string; userId: string; actions: readonly string[] },
  query: PageQuery,
) =>
  selectPage<ActivityRow>(tx, query, {
    columns,
    from: 'audit_log where business_id = $1 and (actor_id = $2 or action = any($3))',
    values: [businessId, userId, actions],
    orderBy: 'id desc',
  });
