/** The day where a business is. The transaction must have entered it. */
import type { Tx } from '../platform/database/database.ts';

/** `2026-03-02`, in the time zone of the business. */
export async function todayIn(tx: Tx, businessId: string, now: Date): Promise<string> {
  const [row] = await tx.query<{ today: string }>(
    `select ($2::timestamptz at time zone time_zone)::date::text as today from business_settings where business_id = $1`,
    [businessId, now],
  );
  if (row === undefined) throw new Error('The business has no settings.');
  return row.today;
}
