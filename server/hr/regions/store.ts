/** The regions of a business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

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

type Query = NonNullable<operations['listRegions']['parameters']['query']>;
/** The index on names serves both directions. */
const orders: Record<NonNullable<Query['ordering']>, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };

/** The regions whose name contains the text. */
export function listRegions(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering = 'name' } = query;
  return selectPage<components['schemas']['Region']>(tx, query, {
    columns: `id, name, state, city, address1, is_default,
      (select count(*)::int from employees e where e.business_id = r.business_id and e.region_id = r.id) as employee_count`,
    from: 'regions r where business_id = $1 and name ilike $2',
    values: [businessId, containing(search)],
    orderBy: orders[ordering],
  });
}

type AddedRegion = Pick<NewRegion, 'name' | 'state' | 'city' | 'address1' | 'now'>;

/** Adds a region in the country of the business. Breaks the index `regions_name` when another one has this name. */
export async function addRegion(tx: Tx, businessId: string, { name, state, city, address1, now }: AddedRegion) {
  const region = { id: newId(), name, state, city, address1, is_default: false, employee_count: 0 };
  await tx.query(
    `insert into regions (business_id, id, name, country, state, city, address1, created_at)
     select $1, $2, $3, country, $4, $5, $6, $7 from businesses where id = $1`,
    [businessId, region.id, name, state, city, address1, now],
  );
  return region;
}

/** @returns its id; null when there is one of this name, in any case of letters */
export async function addNamedRegion(
  tx: Tx,
  { businessId, name, now }: { businessId: string; name: string; now: Date },
): Promise<string | null> {
  const [added] = await tx.query<{ id: string }>(
    `insert into regions (business_id, id, name, country, state, city, address1, created_at)
     select $1, $2, $3, country, '', '', '', $4 from businesses where id = $1
     on conflict (business_id, lower(name)) do nothing returning id`,
    [businessId, newId(), name, now],
  );
  return added?.id ?? null;
}

/** Breaks a foreign key when something refers to it. @returns whether there is none of this id and name any more */
export async function deleteRegion(
  tx: Tx,
  { businessId, id, name }: { businessId: string; id: string; name: string },
): Promise<boolean> {
  await tx.query('delete from regions where business_id = $1 and id = $2 and name = $3', [businessId, id, name]);
  return (await tx.query('select from regions where business_id = $1 and id = $2', [businessId, id])).length === 0;
}

/** All of them, by name. */
export const listAllRegions = (tx: Tx, businessId: string) =>
  tx.query<components['schemas']['RegionName']>(
    'select id, name from regions where business_id = $1 order by lower(name)',
    [businessId],
  );

export const countRegions = (tx: Tx, businessId: string): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from regions where business_id = $1', [businessId]);
