/** The day where a business is. The transaction must have entered it. */
import type { Tx } from '../platform/database/database.ts';

/** The day on which the business was created, where it is. */
export async function createdOn(tx: Tx, businessId: string): Promise<string> {
  const [row] = await tx.query<{ day: string }>(
    `select (b.created_at at time zone s.time_zone)::date::text as day
     from businesses b join business_settings s on s.business_id = b.id where b.id = $1`,
    [businessId],
  );
  if (row === undefined) throw new Error('There is no such business.');
  return row.day;
}

/** `2026-03-02 08:30`, in the time zone of the business. */
export async function minuteIn(tx: Tx, businessId: string, now: Date): Promise<string> {
  const [row] = await tx.query<{ minute: string }>(
    `select to_char($2::timestamptz at time zone time_zone, 'YYYY-MM-DD HH24:MI') as minute
     from business_settings where business_id = $1`,
    [businessId, now],
  );
  if (row === undefined) throw new Error('The business has no settings.');
  return row.minute;
}

/** `2026-03-02`, in the time zone of the business. */
export async function todayIn(tx: Tx, businessId: string, now: Date): Promise<string> {
  const [row] = await tx.query<{ today: string }>(
    `select ($2::timestamptz at time zone time_zone)::date::text as today from business_settings where business_id = $1`,
    [businessId, now],
  );
  if (row === undefined) throw new Error('The business has no settings.');
  return row.today;
}

/** The name of the time zone of the business, as IANA has it. */
export async function timeZoneOf(tx: Tx, businessId: string): Promise<string> {
  const [row] = await tx.query<{ timeZone: string }>(
    'select time_zone as "timeZone" from business_settings where business_id = $1',
    [businessId],
  );
  if (row === undefined) throw new Error('The business has no settings.');
  return row.timeZone;
}
