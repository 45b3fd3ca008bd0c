/** What employees ask of the companies of the group. */
import type { Tx } from '../../platform/database/database.ts';

/** Why nobody can be put into a subsidiary; null where somebody can. It stays as it is until the transaction ends. */
export async function subsidiaryProblem(tx: Tx, businessId: string, id: string): Promise<string | null> {
  const [found] = await tx.query<{ name: string; isArchived: boolean }>(
    'select name, is_archived as "isArchived" from subsidiaries where business_id = $1 and id = $2 for share',
    [businessId, id],
  );
  if (found === undefined) return 'There is no such subsidiary.';
  return found.isArchived ? `${found.name} is archived.` : null;
}
