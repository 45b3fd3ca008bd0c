/** Uploaded files of HR: what refers to one keeps it. Every transaction must have entered the business. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { refuse } from '../../platform/errors.ts';

type StoredFile = components['schemas']['StoredFile'];
export type NewFile = StoredFile & { storedAs: string };

type Keeping = { uploadedBy: string | null; isUsed: boolean; now: Date };

/**
 * A file to which its person will refer within a day; or one to which the caller refers in this transaction, `isUsed`.
 * @returns its id
 */
export async function addFile(tx: Tx, businessId: string, file: NewFile, { uploadedBy, isUsed, now }: Keeping) {
  const id = newId();
  const { name, type, size, storedAs } = file;
  await tx.query(
    `insert into hr_files (business_id, id, name, type, size, stored_as, uploaded_by, is_used, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [businessId, id, name, type, size, storedAs, uploadedBy, isUsed, now],
  );
  return id;
}

type Taking = { ids: readonly string[]; userId: string; field: string };

/** Takes uploads of a person, for something that refers to them. @throws 400 at `field` when one is gone or taken */
export async function takeUploads(tx: Tx, businessId: string, { ids, userId, field }: Taking): Promise<void> {
  const taken = await tx.query(
    `update hr_files set is_used = true where business_id = $1 and id = any($2) and uploaded_by = $3 and not is_used
     returning id`,
    [businessId, ids, userId],
  );
  if (taken.length < ids.length) throw refuse.fields({ [field]: ['This file is gone. Upload it again.'] });
}

/** Deletes files to which nothing refers any more. @returns the stored files that are to be removed */
export async function dropFiles(tx: Tx, businessId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const dropped = await tx.query<{ storedAs: string }>(
    'delete from hr_files where business_id = $1 and id = any($2) returning stored_as as "storedAs"',
    [businessId, ids],
  );
  return dropped.map(({ storedAs }) => storedAs);
}

/** The same for uploads to which nothing came to refer, at most so many. */
export async function dropLeftUploads(tx: Tx, businessId: string, before: Date, limit: number): Promise<string[]> {
  const left = await tx.query<{ id: string }>(
    `select id from hr_files where business_id = $1 and not is_used and created_at <= $2
     order by id limit $3 for update skip locked`,
    [businessId, before, limit],
  );
  return dropFiles(
    tx,
    businessId,
    left.map(({ id }) => id),
  );
}

/** In a transaction that speaks for nobody. */
export async function businessesWithLeftUploads(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select id from businesses_with_left_hr_files($1) as id', [before]);
  return rows.map(({ id }) => id);
}

/** All that is stored for a business. */
export async function listStored(tx: Tx, businessId: string): Promise<string[]> {
  const rows = await tx.query<{ storedAs: string }>(
    'select stored_as as "storedAs" from hr_files where business_id = $1',
    [businessId],
  );
  return rows.map(({ storedAs }) => storedAs);
}

export async function findFile(tx: Tx, businessId: string, id: string): Promise<NewFile> {
  const [found] = await tx.query<NewFile>(
    `select name, type, size::float8 as size, stored_as as "storedAs" from hr_files where business_id = $1 and id = $2`,
    [businessId, id],
  );
  if (found === undefined) throw new Error('What refers to a file keeps it.');
  return found;
}

/** Of a row `f` of `hr_files`; `StoredFile` of the contract. */
export const fileInfo = `json_build_object('name', f.name, 'size', f.size, 'type', f.type) as "fileInfo"`;
