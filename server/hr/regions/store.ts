/** The regions of a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/counts.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';

type NewRegion = {
  businessId: string;
  name: string;
  country: string;
  state: string;
  city: string;
  address1: string;
  address2: string;
  now: Date;
};

/** The region that a business begins with. */
export async function addDefaultRegion(tx: Tx, region: NewRegion) {
  const { businessId, name, country, state, city, address1, address2, now } = region;
  await tx.query(
    `insert into regions (business_id, id, name, country, state, city, address1, address2, is_default, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, true, $9)`,
    [businessId, newId(), name, country, state, city, address1, address2, now],
  );
}

/** All of them, by name. */
export const listAllRegions = (tx: Tx, businessId: string) =>
  tx.query<components['schemas']['RegionName']>(
    'select id, name from regions where business_id = $1 order by lower(name)',
    [businessId],
  );

export const countRegions = (tx: Tx, businessId: string): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from regions where business_id = $1', [businessId]);
