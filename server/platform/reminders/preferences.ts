/** How the members of a business want to hear of each kind of reminder. The transaction must have entered the business. */
import type { Tx } from '../database/database.ts';

export type Preference = { kind: string; inApp: boolean; byMail: boolean };

/** What people have chosen; whoever has not hears of everything in every way. */
export const listPreferences = (
  tx: Tx,
  businessId: string,
  userIds: readonly string[],
): Promise<(Preference & { userId: string })[]> =>
  tx.query(
    `select user_id as "userId", kind, in_app as "inApp", by_mail as "byMail" from reminder_preferences
     where business_id = $1 and user_id = any($2) order by user_id, kind`,
    [businessId, userIds],
  );

export async function storePreference(
  tx: Tx,
  businessId: string,
  userId: string,
  { kind, inApp, byMail }: Preference,
): Promise<void> {
  await tx.query(
    `insert into reminder_preferences (business_id, user_id, kind, in_app, by_mail) values ($1, $2, $3, $4, $5)
     on conflict (business_id, user_id, kind) do update set in_app = $4, by_mail = $5`,
    [businessId, userId, kind, inApp, byMail],
  );
}
