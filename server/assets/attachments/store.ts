/** Uploaded files about assets, and what refers to them. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { refuse } from '../../platform/errors.ts';
import type { Files } from '../../platform/files/files.ts';

type Attachment = components['schemas']['Attachment'];
type FileType = Attachment['fileInfo']['type'];
export type NewFile = { name: string; type: FileType; size: number; storedAs: string; thumbnailAs: string | null };
type SubjectKind = 'document' | 'issue' | 'maintenance' | 'reading' | 'fuel' | 'incident';
export type Subject = { kind: SubjectKind; id: string };
type Copying = { tx: Tx; businessId: string; files: Pick<Files, 'copy'>; now: Date };
export type Join = { ids: readonly string[]; subject: Subject; assetId: string };

type Row = { id: string; name: string; type: FileType; size: number; has_thumbnail: boolean };

const present = ({ id, ...fileInfo }: Row): Attachment => ({ id, fileInfo });

export async function addAttachment(tx: Tx, businessId: string, file: NewFile, now: Date): Promise<Attachment> {
  const id = newId();
  const { name, type, size, storedAs, thumbnailAs } = file;
  await tx.query(
    `insert into asset_attachments (business_id, id, name, type, size, stored_as, thumbnail_as, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, id, name, type, size, storedAs, thumbnailAs, now],
  );
  return present({ id, name, type, size, has_thumbnail: thumbnailAs !== null });
}

/** A copy of a file that something has, which nothing refers to yet. */
export async function copyAttachment({ tx, businessId, files, now }: Copying, id: string): Promise<string> {
  const found = await findStored(tx, businessId, id);
  if (found === undefined) return id;
  const storedAs = await files.copy(tx, found.storedAs);
  const thumbnailAs = found.thumbnailAs === null ? null : await files.copy(tx, found.thumbnailAs);
  return (await addAttachment(tx, businessId, { ...found, storedAs, thumbnailAs }, now)).id;
}

/** @throws 400 at `attachments` when one is gone or belongs to something else */
export async function joinAttachments(
  tx: Tx,
  businessId: string,
  { ids, subject, assetId }: Join,
  field = 'attachments',
) {
  const wanted = [...new Set(ids)];
  const joined = await tx.query(
    `update asset_attachments set asset_id = $3, subject_kind = $4, subject_id = $5
     where business_id = $1 and id = any($2) and subject_kind is null returning id`,
    [businessId, wanted, assetId, subject.kind, subject.id],
  );
  if (joined.length < wanted.length) throw refuse.fields({ [field]: ['This file is gone. Upload it again.'] });
}

/** The names of files that nothing refers to, by id, as long as a document's may be. */
export async function namesOfUploads(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ id: string; name: string }>(
    'select id, left(name, 200) as name from asset_attachments where business_id = $1 and id = any($2) and subject_kind is null',
    [businessId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What things have, by the id of the thing; the first that was uploaded comes first. */
export async function attachmentsOf(tx: Tx, businessId: string, kind: SubjectKind, ids: readonly string[]) {
  const found = new Map<string, Attachment[]>();
  if (ids.length === 0) return found;
  const rows = await tx.query<Row & { subject_id: string }>(
    `select id, name, type, size::float8 as size, thumbnail_as is not null as has_thumbnail, subject_id
     from asset_attachments where business_id = $1 and subject_kind = $2 and subject_id = any($3) order by id`,
    [businessId, kind, ids],
  );
  for (const { subject_id, ...row } of rows) found.set(subject_id, [...(found.get(subject_id) ?? []), present(row)]);
  return found;
}

/** The files of an asset's documents, without versions that were renewed; the first that was uploaded comes first. */
export async function documentFilesOf(tx: Tx, businessId: string, assetId: string): Promise<Attachment[]> {
  const rows = await tx.query<Row>(
    `select f.id, f.name, f.type, f.size::float8 as size, f.thumbnail_as is not null as has_thumbnail
     from asset_documents d join asset_attachments f
       on f.business_id = d.business_id and f.subject_kind = 'document' and f.subject_id = d.id
     where d.business_id = $1 and d.asset_id = $2 and d.is_current order by f.id`,
    [businessId, assetId],
  );
  return rows.map(present);
}

/**
 * Makes these all of the files of a subject.
 * @returns the stored files that are to be removed
 * @throws 400 at `attachments` when one is gone or belongs to something else
 */
export async function setAttachments(tx: Tx, businessId: string, join: Join): Promise<string[]> {
  const { ids, subject } = join;
  const known = (await attachmentsOf(tx, businessId, subject.kind, [subject.id])).get(subject.id) ?? [];
  const added = ids.filter((id) => known.every((file) => file.id !== id));
  if (added.length > 0) await joinAttachments(tx, businessId, { ...join, ids: added });
  return dropAttachmentsOf(tx, businessId, subject.kind, [subject.id], ids);
}

type Stored = { stored_as: string; thumbnail_as: string | null };
const filesOf = (rows: readonly Stored[]): string[] =>
  rows.flatMap(({ stored_as, thumbnail_as }) => (thumbnail_as === null ? [stored_as] : [stored_as, thumbnail_as]));

/** Deletes all but the `kept` ones. @returns the stored files that are to be removed */
export async function dropAttachmentsOf(
  tx: Tx,
  businessId: string,
  kind: SubjectKind,
  ids: readonly string[],
  kept: readonly string[] = [],
) {
  return filesOf(
    await tx.query<Stored>(
      `delete from asset_attachments where business_id = $1 and subject_kind = $2 and subject_id = any($3)
         and not id = any($4) returning stored_as, thumbnail_as`,
      [businessId, kind, ids, kept],
    ),
  );
}

/** The same for one file, whatever refers to it. */
export async function dropAttachment(tx: Tx, businessId: string, id: string): Promise<string[]> {
  return filesOf(
    await tx.query<Stored>(
      'delete from asset_attachments where business_id = $1 and id = $2 returning stored_as, thumbnail_as',
      [businessId, id],
    ),
  );
}

/** The same for files that nothing came to refer to, at most so many. */
export async function dropLeftAttachments(tx: Tx, businessId: string, before: Date, limit: number) {
  return filesOf(
    await tx.query<Stored>(
      `delete from asset_attachments where business_id = $1 and subject_kind is null and id in (
         select id from asset_attachments where business_id = $1 and subject_kind is null and created_at <= $2
         order by id limit $3 for update skip locked)
       returning stored_as, thumbnail_as`,
      [businessId, before, limit],
    ),
  );
}

/** In a transaction that speaks for nobody. */
export async function businessesWithLeftAttachments(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select id from businesses_with_left_attachments($1) as id', [before]);
  return rows.map(({ id }) => id);
}

/** What is stored about assets, which may be in the bin; about all of them without ids. */
export async function listStoredAbout(tx: Tx, businessId: string, assetIds: readonly string[] | null) {
  return filesOf(
    await tx.query<Stored>(
      `select stored_as, thumbnail_as from asset_attachments
       where business_id = $1 and ($2::uuid[] is null or asset_id = any($2))`,
      [businessId, assetIds],
    ),
  );
}

/** A file that somebody may open; those of assets in the bin come back with them. */
export async function findStored(tx: Tx, businessId: string, id: string) {
  const [found] = await tx.query<NewFile>(
    `select f.name, f.type, f.size::float8 as size, f.stored_as as "storedAs", f.thumbnail_as as "thumbnailAs"
     from asset_attachments f left join assets a on a.business_id = f.business_id and a.id = f.asset_id
     where f.business_id = $1 and f.id = $2 and a.deleted_at is null`,
    [businessId, id],
  );
  return found;
}
