/** The lists of assets that each person saved. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type Schemas = components['schemas'];
type Mine = { businessId: string; userId: string };

export const listViews = (tx: Tx, { businessId, userId }: Mine) =>
  tx.query<Schemas['AssetView']>(
    'select id, name, filters from asset_views where business_id = $1 and user_id = $2 order by lower(name)',
    [businessId, userId],
  );

export const countViews = (tx: Tx, { businessId, userId }: Mine): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from asset_views where business_id = $1 and user_id = $2', [
    businessId,
    userId,
  ]);

/** Replaces the one of this name, in any case of letters. */
export async function saveView(
  tx: Tx,
  { businessId, userId }: Mine,
  { name, filters }: Schemas['NewAssetView'],
  now: Date,
): Promise<Schemas['AssetView']> {
  const [saved] = await tx.query<Schemas['AssetView']>(
    `insert into asset_views (business_id, id, user_id, name, filters, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (business_id, user_id, lower(name)) do update set name = excluded.name, filters = excluded.filters
     returning id, name, filters`,
    [businessId, newId(), userId, name, JSON.stringify(filters), now],
  );
  if (saved === undefined) throw new Error('A view was not saved.');
  return saved;
}

export async function claimView(tx: Tx, { businessId, userId }: Mine, id: string) {
  const [found] = await tx.query<Schemas['AssetView']>(
    'select id, name, filters from asset_views where business_id = $1 and user_id = $2 and id = $3 for update',
    [businessId, userId, id],
  );
  return found;
}

/** Breaks the index `asset_views_name` when the person has another one of this name, in any case of letters. */
export async function renameView(tx: Tx, { businessId, userId }: Mine, id: string, name: string) {
  const [renamed] = await tx.query<Schemas['AssetView']>(
    `update asset_views set name = $4 where business_id = $1 and user_id = $2 and id = $3 returning id, name, filters`,
    [businessId, userId, id, name],
  );
  return renamed;
}

/** @returns whether there was one */
export async function deleteView(tx: Tx, { businessId, userId }: Mine, id: string): Promise<boolean> {
  const gone = await tx.query(
    'delete from asset_views where business_id = $1 and user_id = $2 and id = $3 returning id',
    [businessId, userId, id],
  );
  return gone.length > 0;
}
