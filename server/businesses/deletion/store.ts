/** The end of a business: closed, restored, reminded of, deleted. */
import type { Tx } from '../../platform/database.ts';
import type { KnownEnd } from './rules.ts';

export type Known = KnownEnd & { businessId: string; name: string };

/** A business as one of its people knows it; the transaction speaks for them, and for no business. */
export async function findMine(tx: Tx, userId: string, businessId: string): Promise<Known | undefined> {
  const [found] = await tx.query<Known>(
    `select b.id as "businessId", b.name, m.is_owner as "isOwner", b.closed_at as "closedAt", b.deletes_at as "deletesAt"
     from memberships m join businesses b on b.id = m.business_id
     where m.user_id = $1 and m.business_id = $2 and m.ended_at is null`,
    [userId, businessId],
  );
  return found;
}

export async function readPasswordHash(tx: Tx, userId: string): Promise<string | undefined> {
  const [found] = await tx.query<{ hash: string | null }>('select password_hash as hash from users where id = $1', [
    userId,
  ]);
  return found?.hash ?? undefined;
}

export type Person = { userId: string; email: string };

export const listOwners = (tx: Tx, businessId: string): Promise<Person[]> =>
  tx.query<Person>(
    `select u.id as "userId", u.email from memberships m join users u on u.id = m.user_id
     where m.business_id = $1 and m.is_owner and m.ended_at is null`,
    [businessId],
  );

/** False when it was closed already. */
export async function close(tx: Tx, businessId: string, { now, deletesAt }: { now: Date; deletesAt: Date }) {
  const closed = await tx.query(
    `update businesses set closed_at = $2, deletes_at = $3, deletion_warned_at = null, version = version + 1
     where id = $1 and closed_at is null returning 1`,
    [businessId, now, deletesAt],
  );
  return closed.length === 1;
}

/** False when it is open, or beyond its end. */
export async function reopen(tx: Tx, businessId: string, now: Date): Promise<boolean> {
  const opened = await tx.query(
    `update businesses set closed_at = null, deletes_at = null, deletion_warned_at = null, version = version + 1
     where id = $1 and deletes_at > $2 returning 1`,
    [businessId, now],
  );
  return opened.length === 1;
}

/** The deleted businesses that end before a time; the transaction speaks for nobody. */
export const listEnding = (tx: Tx, before: Date): Promise<{ businessId: string }[]> =>
  tx.query<{ businessId: string }>(
    'select id as "businessId" from businesses where deletes_at <= $1 order by deletes_at, id',
    [before],
  );

/** Locks a business that ends before a time and of whose end its owner has not been reminded; undefined when there is none. */
export async function claimUnwarned(tx: Tx, businessId: string, now: Date, before: Date) {
  const [claimed] = await tx.query<{ name: string; deletesAt: Date }>(
    `update businesses set deletion_warned_at = $2
     where id = $1 and deletes_at > $2 and deletes_at <= $3 and deletion_warned_at is null
     returning name, deletes_at as "deletesAt"`,
    [businessId, now, before],
  );
  return claimed;
}

/** Locks a business whose time has come; undefined when it was restored or is gone. */
export async function claimEnded(tx: Tx, businessId: string, now: Date) {
  const [claimed] = await tx.query<{ name: string }>(
    'select name from businesses where id = $1 and deletes_at <= $2 for update',
    [businessId, now],
  );
  return claimed;
}

/** Where the bytes of everything that belongs to a business lie. */
export async function listStored(tx: Tx, businessId: string): Promise<string[]> {
  const stored = await tx.query<{ storedAs: string }>(
    `select stored_as as "storedAs" from business_files where business_id = $1
     union all
     select stored_as from business_exports where business_id = $1 and stored_as is not null
     union all
     select logo->>'storedAs' from creation_tasks
     where business_id = $1 and logo is not null
       and logo->>'storedAs' not in (select stored_as from business_files where business_id = $1)`,
    [businessId],
  );
  return stored.map(({ storedAs }) => storedAs);
}

/** Every row of a business goes with it, and what was typed to create it. */
export async function removeBusiness(tx: Tx, businessId: string) {
  await tx.query('delete from creation_tasks where business_id = $1', [businessId]);
  await tx.query('delete from businesses where id = $1', [businessId]);
}
