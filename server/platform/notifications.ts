/**
 * Tells members of a business something inside the app. It is part of the transaction that brings about what is told, so
 * nobody is told what did not happen. How a person reads it is server/shell's.
 */
import type { Tx } from './database.ts';
import { newId } from './ids.ts';

export type News = {
  businessId: string;
  /** Members of the business; a membership that is missing fails the transaction. */
  userIds: readonly string[];
  /**
   * What happened, such as `vehicle.assigned:<id>`: nobody is told twice of the same occasion, so that a job which is
   * repeated repeats nothing.
   */
  occasion: string;
  /** One sentence, without a full stop. */
  text: string;
  /** A path of the app, or null when there is nothing to look at. */
  link: string | null;
  now: Date;
};

/** The transaction must have entered the business. */
export async function notify(tx: Tx, { businessId, userIds, occasion, text, link, now }: News): Promise<void> {
  await tx.query(
    // Naming the index of occasions would ask for the right to see the row, which only the person told has.
    `insert into notifications (business_id, user_id, id, occasion, text, link, created_at)
     select $1, user_id, id, $4, $5, $6, $7 from unnest($2::uuid[], $3::uuid[]) as told (user_id, id)
     on conflict do nothing`,
    [businessId, userIds, userIds.map(newId), occasion, text, link, now],
  );
}
