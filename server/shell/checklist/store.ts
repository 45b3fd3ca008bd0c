/** Who has hidden the checklist. Every transaction must speak for a person in the business. */
import type { Tx } from '../../platform/database/database.ts';

type Person = { businessId: string; userId: string };

export async function isDismissed(tx: Tx, { businessId, userId }: Person): Promise<boolean> {
  const found = await tx.query('select from checklist_dismissals where business_id = $1 and user_id = $2', [
    businessId,
    userId,
  ]);
  return found.length > 0;
}

export async function dismiss(tx: Tx, { businessId, userId }: Person, now: Date): Promise<void> {
  await tx.query(
    `insert into checklist_dismissals (business_id, user_id, dismissed_at) values ($1, $2, $3)
     on conflict (business_id, user_id) do nothing`,
    [businessId, userId, now],
  );
}
