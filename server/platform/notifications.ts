/**
 * Notifications inside the app, for members of a business. One is part of the transaction that does what it says, so that
 * it never speaks of what did not happen. Every write to them stands here; what a person does with them is server/shell's.
 */
import type { Tx } from './database/database.ts';
import { newId } from './database/ids.ts';

export type Notification = {
  businessId: string;
  /** Members of the business; a membership that is missing fails the transaction. */
  userIds: readonly string[];
  /**
   * What happened, such as `vehicle.assigned:<id>`: a person gets one notification of an occasion, so that a job which is
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
export const notify = (tx: Tx, { businessId, userIds, now, ...rest }: Notification): Promise<void> =>
  notifyAll(
    tx,
    businessId,
    userIds.map((userId) => ({ userId, ...rest })),
    now,
  );

type OfOne = Pick<Notification, 'occasion' | 'text' | 'link'> & { userId: string };

/** Several in one statement, to whomever. The transaction must have entered the business. */
export async function notifyAll(tx: Tx, businessId: string, all: readonly OfOne[], now: Date): Promise<void> {
  if (all.length === 0) return;
  await tx.query(
    // Naming the index of occasions would ask for the right to see the row, which only its person has.
    `insert into notifications (business_id, user_id, id, occasion, text, link, created_at)
     select $1, user_id, id, occasion, text, link, $7
     from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[]) as added (user_id, id, occasion, text, link)
     on conflict do nothing`,
    [
      ...[businessId, all.map(({ userId }) => userId), all.map(() => newId()), all.map(({ occasion }) => occasion)],
      ...[all.map(({ text }) => text), all.map(({ link }) => link), now],
    ],
  );
}

/** A person in a business: notifications are theirs alone. */
export type Recipient = { businessId: string; userId: string };

/** False when the person has no such notification. */
export async function markRead(tx: Tx, { businessId, userId }: Recipient, id: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    `update notifications set read_at = coalesce(read_at, $4) where business_id = $1 and user_id = $2 and id = $3
     returning 1`,
    [businessId, userId, id, now],
  );
  return marked.length === 1;
}

/** Marks all up to one as read, that one included. */
export async function markAllRead(tx: Tx, { businessId, userId }: Recipient, upTo: string, now: Date): Promise<void> {
  await tx.query(
    `update notifications set read_at = $4
     where business_id = $1 and user_id = $2 and id <= $3 and read_at is null`,
    [businessId, userId, upTo, now],
  );
}

/** In a transaction that runs as no person; row-level security shows it only what is old enough. */
export async function removeOldNotifications(tx: Tx): Promise<void> {
  await tx.query('delete from notifications');
}
