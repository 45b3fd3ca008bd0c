/** Links by which one person answers one request without signing in. Only digests of their tokens are stored. */
import type { Database, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type NewLink = { request: string; user: string; step: number; digest: Buffer; now: Date; expiresAt: Date };

export const addLink = (tx: Tx, businessId: string, { request, user, step, digest, now, expiresAt }: NewLink) =>
  tx.query(
    `insert into timeoff_answer_links (business_id, id, request_id, user_id, step, token_digest, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, newId(), request, user, step, digest, now, expiresAt],
  );

/** Whose link it is; for people who are in no business. */
export async function findLinkOwner(db: Database, digest: Buffer) {
  const [found] = await db.system((tx) =>
    tx.query<{ businessId: string; id: string; userId: string }>(
      'select business_id as "businessId", id, user_id as "userId" from timeoff_answer_link_of($1)',
      [digest],
    ),
  );
  return found;
}

export type Link = { id: string; request: string; step: number; createdAt: Date; isUsed: boolean };

const columns = `id, request_id as request, step, created_at as "createdAt", used_at is not null as "isUsed"`;

/** One that has not expired. */
export async function findLink(tx: Tx, businessId: string, id: string, now: Date): Promise<Link | undefined> {
  const [found] = await tx.query<Link>(
    `select ${columns} from timeoff_answer_links where business_id = $1 and id = $2 and expires_at > $3`,
    [businessId, id, now],
  );
  return found;
}

/** Locks it until the transaction ends: of two presses, one waits for the other. */
export async function claimLink(tx: Tx, businessId: string, id: string, now: Date): Promise<Link | undefined> {
  await tx.query('select from timeoff_answer_links where business_id = $1 and id = $2 for update', [businessId, id]);
  return findLink(tx, businessId, id, now);
}

/** Of all businesses. Without a business. */
export async function removeEndedLinks(tx: Tx, now: Date): Promise<void> {
  await tx.query('select remove_ended_timeoff_answer_links($1)', [now]);
}

export const spendLink = (tx: Tx, businessId: string, id: string, now: Date) =>
  tx.query('update timeoff_answer_links set used_at = $3 where business_id = $1 and id = $2', [businessId, id, now]);
