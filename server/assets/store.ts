/** The kinds of things and documents that a business distinguishes. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Tx } from '../platform/database.ts';

type Schemas = components['schemas'];

/** The default ones first, in the order they were made in. */
export const listAssetTypes = (tx: Tx, businessId: string) =>
  tx.query<Schemas['AssetType']>(
    `select id, name, vehicle_type, starting_number, is_default from asset_types
     where business_id = $1 order by is_default desc, id`,
    [businessId],
  );

/** The preset ones first, in the order they were made in. */
export const listDocumentTypes = (tx: Tx, businessId: string) =>
  tx.query<Schemas['DocumentType']>(
    'select id, name, is_default from document_types where business_id = $1 order by is_default desc, id',
    [businessId],
  );
