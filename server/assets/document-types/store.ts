/** The document types of a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/counts.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';

type Schemas = components['schemas'];

/** Default ones first, in their order of creation. */
export const listDocumentTypes = (tx: Tx, businessId: string) =>
  tx.query<Schemas['DocumentType']>(
    'select id, name, is_default from document_types where business_id = $1 order by is_default desc, id',
    [businessId],
  );

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
