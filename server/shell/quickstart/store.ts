/** What a new business is shown of its beginnings. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database.ts';

type Schemas = components['schemas'];

export async function countBeginnings(tx: Tx, businessId: string): Promise<Schemas['Quickstart'] | undefined> {
  const [row] = await tx.query<Schemas['Quickstart']>(
    `select
       (select count(*)::int from memberships where business_id = $1 and ended_at is null) as people,
       (select count(*)::int from regions where business_id = $1) as regions,
       (select count(*)::int from departments where business_id = $1) as departments,
       (select count(*)::int from asset_types where business_id = $1) as asset_types,
       (select count(*)::int from issue_types where business_id = $1) as issue_types,
       (select count(*)::int from document_types where business_id = $1) as document_types`,
    [businessId],
  );
  return row;
}
