/** The secret addresses under which employees see their own shifts, one each. */
import type { Database, Tx } from '../../platform/database/database.ts';

export type LinkRow = { createdBy: string | null; createdAt: Date; expiresAt: Date; openedAt: Date | null };

export async function findLink(tx: Tx, businessId: string, employee: string): Promise<LinkRow | undefined> {
  const [found] = await tx.query<LinkRow>(
    `select created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt", opened_at as "openedAt"
     from shift_links where business_id = $1 and employee_id = $2`,
    [businessId, employee],
  );
  return found;
}

type NewLink = { employee: string; digest: Buffer; createdBy: string; now: Date; expiresAt: Date };

/** The address before it, if there was one, leads nowhere from now on. */
export async function replaceLink(tx: Tx, businessId: string, link: NewLink): Promise<void> {
  const { employee, digest, createdBy, now, expiresAt } = link;
  await tx.query(
    `insert into shift_links (business_id, employee_id, token_digest, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (business_id, employee_id) do update
       set token_digest = $3, created_by = $4, created_at = $5, expires_at = $6, opened_at = null`,
    [businessId, employee, digest, createdBy, now, expiresAt],
  );
}

/** @returns whether there was one */
export async function removeLink(tx: Tx, businessId: string, employee: string): Promise<boolean> {
  const removed = await tx.query(
    'delete from shift_links where business_id = $1 and employee_id = $2 returning employee_id',
    [businessId, employee],
  );
  return removed.length > 0;
}

/** Whose link it is; for people who are in no business. */
export async function findLinkOwner(db: Database, digest: Buffer) {
  const [found] = await db.system((tx) =>
    tx.query<{ businessId: string; employee: string }>(
      'select business_id as "businessId", employee_id as employee from shift_link_of($1)',
      [digest],
    ),
  );
  return found;
}

/** Notes that somebody opened it. Undefined when it was replaced meanwhile, and in a closed business. */
export async function openLink(
  tx: Tx,
  businessId: string,
  digest: Buffer,
  now: Date,
): Promise<Pick<LinkRow, 'createdAt' | 'expiresAt'> | undefined> {
  const [opened] = await tx.query<Pick<LinkRow, 'createdAt' | 'expiresAt'>>(
    `update shift_links l set opened_at = $3 from businesses b
     where l.business_id = $1 and l.token_digest = $2 and b.id = l.business_id and b.closed_at is null
     returning l.created_at as "createdAt", l.expires_at as "expiresAt"`,
    [businessId, digest, now],
  );
  return opened;
}
