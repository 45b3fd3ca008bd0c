/** The deletion of a business: closed, restored, reminded of, removed. */
import type { Tx } from '../../platform/database/database.ts';

/** False when it was closed already. */
export async function close(tx: Tx, businessId: string, { now, deletesAt }: { now: Date; deletesAt: Date }) {
  const closed = await tx.query(
    `update businesses set closed_at = $2, deletes_at = $3, deletion_warned_at = null, version = version + 1
     where id = $1 and closed_at is null returning 1`,
    [businessId, now, deletesAt],
  );
  return closed.length === 1;
}

/** False when it is open, or its grace period is over. */
export async function reopen(tx: Tx, businessId: string, now: Date): Promise<boolean> {
  const opened = await tx.query(
    `update businesses set closed_at = null, deletes_at = null, deletion_warned_at = null, version = version + 1
     where id = $1 and deletes_at > $2 returning 1`,
    [businessId, now],
  );
  return opened.length === 1;
}

/** The deleted businesses that end before a time; the transaction runs as no person and in no business. */
export const listEnding = (tx: Tx, before: Date): Promise<{ businessId: string }[]> =>
  tx.query<{ businessId: string }>('select id as "businessId" from ending_businesses($1) as id', [before]);

/** Locks a business that ends before a time and whose owner was not reminded; undefined when there is none. */
export async function claimUnwarned(tx: Tx, businessId: string, now: Date, before: Date) {
  const [claimed] = await tx.query<{ name: string; deletesAt: Date }>(
    `update businesses set deletion_warned_at = $2
     where id = $1 and deletes_at > $2 and deletes_at <= $3 and deletion_warned_at is null
     returning name, deletes_at as "deletesAt"`,
    [businessId, now, before],
  );
  return claimed;
}

/** Locks a business whose grace period is over; undefined when it was restored or is gone. */
export async function claimEnded(tx: Tx, businessId: string, now: Date) {
  const [claimed] = await tx.query<{ name: string }>(
    'select name from businesses where id = $1 and deletes_at <= $2 for update',
    [businessId, now],
  );
  return claimed;
}

/** Where the files of a business are stored. */
export async function listStored(tx: Tx, businessId: string): Promise<string[]> {
  const stored = await tx.query<{ storedAs: string }>(
    `select stored_as as "storedAs" from business_files where business_id = $1
     union all
     select stored_as from business_exports where business_id = $1 and stored_as is not null`,
    [businessId],
  );
  return stored.map(({ storedAs }) => storedAs);
}

/** Deletes a business, and by cascade every row that refers to it. */
export async function removeBusiness(tx: Tx, businessId: string) {
  await tx.query('delete from businesses where id = $1', [businessId]);
}
