/** The exports of a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type Schemas = components['schemas'];

export type ExportRow = {
  id: string;
  status: Schemas['Export']['status'];
  createdAt: Date;
  expiresAt: Date | null;
  /** Bytes; bigint columns arrive as text. */
  size: string | null;
};
const exportColumns = `id, status, created_at as "createdAt", expires_at as "expiresAt", size`;

/** The export that is already pending, or a new one. */
export async function claimExport(tx: Tx, businessId: string, userId: string, now: Date) {
  const [added] = await tx.query<ExportRow>(
    `insert into business_exports (business_id, id, requested_by, created_at) values ($1, $2, $3, $4)
     on conflict (business_id) where status = 'PENDING' do nothing returning ${exportColumns}`,
    [businessId, newId(), userId, now],
  );
  if (added !== undefined) return { row: added, isNew: true };
  const [underWay] = await tx.query<ExportRow>(
    `select ${exportColumns} from business_exports where business_id = $1 and status = 'PENDING'`,
    [businessId],
  );
  return underWay === undefined ? undefined : { row: underWay, isNew: false };
}

/** The newest first, without those that have expired. */
export const listExports = (tx: Tx, businessId: string, now: Date): Promise<ExportRow[]> =>
  tx.query<ExportRow>(
    `select ${exportColumns} from business_exports
     where business_id = $1 and (expires_at is null or expires_at > $2) order by id desc limit 20`,
    [businessId, now],
  );

/** An export that is ready and has not expired. */
export async function findReadyExport(tx: Tx, businessId: string, id: string, now: Date) {
  const [found] = await tx.query<{ storedAs: string; size: string; createdAt: Date; name: string }>(
    `select e.stored_as as "storedAs", e.size, e.created_at as "createdAt", b.name
     from business_exports e join businesses b on b.id = e.business_id
     where e.business_id = $1 and e.id = $2 and e.status = 'READY' and e.expires_at > $3`,
    [businessId, id, now],
  );
  return found;
}

/** Locks a pending export; undefined when it has ended, or its business is gone. */
export async function claimPendingExport(tx: Tx, businessId: string, id: string) {
  const [claimed] = await tx.query<{ name: string }>(
    `select b.name from business_exports e join businesses b on b.id = e.business_id
     where e.business_id = $1 and e.id = $2 and e.status = 'PENDING' for update of e`,
    [businessId, id],
  );
  return claimed;
}

export type Made = { storedAs: string; size: number; expiresAt: Date };

export async function finishExport(tx: Tx, businessId: string, id: string, { storedAs, size, expiresAt }: Made) {
  await tx.query(
    `update business_exports set status = 'READY', stored_as = $3, size = $4, expires_at = $5
     where business_id = $1 and id = $2`,
    [businessId, id, storedAs, size, expiresAt],
  );
}

export async function failExport(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const failed = await tx.query(
    `update business_exports set status = 'FAILED' where business_id = $1 and id = $2 and status = 'PENDING' returning 1`,
    [businessId, id],
  );
  return failed.length === 1;
}

/** The exports that have expired; the transaction runs as no person and in no business. */
export const listExpiredExports = (tx: Tx, now: Date): Promise<{ businessId: string; id: string }[]> =>
  tx.query<{ businessId: string; id: string }>('select business_id as "businessId", id from expired_exports($1)', [
    now,
  ]);

/** @returns where its file is stored; empty when it has none */
export async function removeExport(tx: Tx, businessId: string, id: string): Promise<string[]> {
  const removed = await tx.query<{ storedAs: string | null }>(
    'delete from business_exports where business_id = $1 and id = $2 returning stored_as as "storedAs"',
    [businessId, id],
  );
  return removed.flatMap(({ storedAs }) => storedAs ?? []);
}
