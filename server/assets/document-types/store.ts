/** The document types of a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database.ts';

type Schemas = components['schemas'];

/** The preset ones first, in the order they were made in. */
export const listDocumentTypes = (tx: Tx, businessId: string) =>
  tx.query<Schemas['DocumentType']>(
    'select id, name, is_default from document_types where business_id = $1 order by is_default desc, id',
    [businessId],
  );
