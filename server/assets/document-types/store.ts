/** The document types of a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type DocumentType = components['schemas']['DocumentType'];

/** Default ones first, in their order of creation. */
export const listDocumentTypes = (tx: Tx, businessId: string) =>
  tx.query<DocumentType>(
    'select id, name, is_default from document_types where business_id = $1 order by is_default desc, id',
    [businessId],
  );

/** Breaks the index `document_types_name` when another type has this name, in any case of letters. */
export async function addDocumentType(tx: Tx, businessId: string, name: string, now: Date) {
  const type: DocumentType = { id: newId(), name, is_default: false };
  await tx.query('insert into document_types (business_id, id, name, created_at) values ($1, $2, $3, $4)', [
    businessId,
    type.id,
    name,
    now,
  ]);
  return type;
}

/** The type of this name, in any case of letters; it is added when there is none. */
export async function ensureDocumentType(tx: Tx, businessId: string, name: string, now: Date): Promise<DocumentType> {
  await tx.query(
    `insert into document_types (business_id, id, name, created_at) values ($1, $2, $3, $4)
     on conflict (business_id, lower(name)) do nothing`,
    [businessId, newId(), name, now],
  );
  const [found] = await tx.query<DocumentType>(
    'select id, name, is_default from document_types where business_id = $1 and lower(name) = lower($2)',
    [businessId, name],
  );
  if (found === undefined) throw new Error('A document type that was just added is gone.');
  return found;
}

/** Locks the row until the transaction ends. */
export async function claimDocumentType(tx: Tx, businessId: string, id: string) {
  const [found] = await tx.query<DocumentType>(
    'select id, name, is_default from document_types where business_id = $1 and id = $2 for update',
    [businessId, id],
  );
  return found;
}

/** Breaks the index `document_types_name` like `addDocumentType`. */
export async function renameDocumentType(tx: Tx, businessId: string, id: string, name: string): Promise<void> {
  await tx.query('update document_types set name = $3 where business_id = $1 and id = $2', [businessId, id, name]);
}

/** Also by documents that have been renewed, and by those of assets in the bin. */
export const isTypeUsed = async (tx: Tx, businessId: string, id: string): Promise<boolean> =>
  (
    await tx.query('select from asset_documents where business_id = $1 and document_type_id = $2 limit 1', [
      businessId,
      id,
    ])
  ).length > 0;

export async function deleteDocumentType(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from document_types where business_id = $1 and id = $2', [businessId, id]);
}

/** The document types that a business begins with. */
export async function addDefaultDocumentTypes(tx: Tx, businessId: string, names: readonly string[], now: Date) {
  await tx.query(
    `insert into document_types (business_id, id, name, is_default, created_at)
     select $1, id, name, true, $4 from unnest($2::uuid[], $3::text[]) as added (id, name)`,
    [businessId, names.map(newId), names, now],
  );
}

export const countDocumentTypes = (tx: Tx, businessId: string): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from document_types where business_id = $1', [businessId]);
