/** What the frame around every module reads about a business. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Tx } from '../platform/database.ts';

type Schemas = components['schemas'];

export async function readBusiness(tx: Tx, businessId: string): Promise<Schemas['BusinessDetail'] | undefined> {
  const [row] = await tx.query<Schemas['BusinessDetail']>(
    `select b.id, b.name, b.description, b.type, b.phone_number, b.address1, b.address2, b.post_code, b.country, b.state,
       b.city, b.currency, s.time_zone, b.size, b.avatar, b.interested_in,
       exists (select from business_files where business_id = b.id and purpose = 'logo') as has_logo
     from businesses b join business_settings s on s.business_id = b.id where b.id = $1`,
    [businessId],
  );
  return row;
}

export async function findLogo(tx: Tx, businessId: string) {
  const [file] = await tx.query<{ storedAs: string; type: string; size: string }>(
    `select stored_as as "storedAs", type, size from business_files where business_id = $1 and purpose = 'logo'`,
    [businessId],
  );
  return file;
}

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
