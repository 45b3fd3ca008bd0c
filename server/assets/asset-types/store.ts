/** The asset types of a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { assetId, prefixesOf } from './rules.ts';

type Schemas = components['schemas'];
export type TypeRow = Omit<Schemas['AssetType'], 'next_asset_id'> & { next_number: number };

const columns = `id, name, vehicle_type, starting_number, is_default, prefix, next_number, useful_life_months,
  residual_percent, (select coalesce(sum(count), 0)::int from asset_counts counted
    where counted.business_id = asset_types.business_id and counted.asset_type_id = asset_types.id) as asset_count`;

type Asked = { search: string; areVehicles: boolean | undefined };

/** The asset types whose name contains the text; default ones first, in their order of creation. */
export const listAssetTypes = (tx: Tx, businessId: string, { search, areVehicles }: Asked) =>
  tx.query<TypeRow>(
    `select ${columns} from asset_types
     where business_id = $1 and name ilike $2 and ($3::boolean is null or vehicle_type = $3)
     order by is_default desc, id`,
    [businessId, containing(search), areVehicles ?? null],
  );

export const listAssetTypeNames = (tx: Tx, businessId: string) =>
  tx.query<Schemas['AssetTypeName']>(
    'select id, name, vehicle_type from asset_types where business_id = $1 order by lower(name)',
    [businessId],
  );

/** The newest first. */
export const listRecentAssetTypes = (tx: Tx, businessId: string, limit: number) =>
  tx.query<TypeRow>(`select ${columns} from asset_types where business_id = $1 order by id desc limit $2`, [
    businessId,
    limit,
  ]);

type NewAssetType = { name: string; startingNumber: number; now: Date };

/**
 * Adds a type under the first of its prefixes that is free, also when others are added at the same moment.
 * Breaks the index `asset_types_name` when another type has this name, in any case of letters.
 * @throws 409 when no prefix is left
 */
export async function addAssetType(tx: Tx, businessId: string, { name, startingNumber, now }: NewAssetType) {
  const rows = await tx.query<{ prefix: string }>('select prefix from asset_types where business_id = $1', [
    businessId,
  ]);
  const taken = new Set(rows.map(({ prefix }) => prefix));
  for (const prefix of prefixesOf(name)) {
    if (taken.has(prefix)) continue;
    const [added] = await tx.query<TypeRow>(
      `insert into asset_types (business_id, id, name, starting_number, prefix, next_number, created_at)
       values ($1, $2, $3, $4, $5, $4, $6) on conflict (business_id, prefix) do nothing returning ${columns}`,
      [businessId, newId(), name, startingNumber, prefix, now],
    );
    if (added) return added;
  }
  throw refuse.conflict('There are too many asset types.');
}

/** Of this name, in any case of letters. */
export async function findAssetType(tx: Tx, businessId: string, name: string): Promise<{ id: string } | undefined> {
  const [found] = await tx.query<{ id: string }>(
    'select id from asset_types where business_id = $1 and lower(name) = lower($2)',
    [businessId, name],
  );
  return found;
}

/** Whether maintenance is planned for all assets of a type. */
export async function hasPlans(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const found = await tx.query('select from maintenance_plans where business_id = $1 and asset_type_id = $2 limit 1', [
    businessId,
    id,
  ]);
  return found.length > 0;
}

/** Locks the row until the transaction ends. */
export async function claimAssetType(tx: Tx, businessId: string, id: string) {
  const [found] = await tx.query<TypeRow>(
    `select ${columns} from asset_types where business_id = $1 and id = $2 for update`,
    [businessId, id],
  );
  return found;
}

/** Breaks the index `asset_types_name` like `addAssetType`. No asset has a number of the type when its first one changes. */
export async function updateAssetType(tx: Tx, businessId: string, { id, name, starting_number, next_number }: TypeRow) {
  await tx.query(
    'update asset_types set name = $3, starting_number = $4, next_number = $5 where business_id = $1 and id = $2',
    [businessId, id, name, starting_number, next_number],
  );
}

export async function setDepreciation(tx: Tx, businessId: string, id: string, rule: Schemas['Depreciation']) {
  const [changed] = await tx.query<TypeRow>(
    `update asset_types set useful_life_months = $3, residual_percent = $4 where business_id = $1 and id = $2
     returning ${columns}`,
    [businessId, id, rule.useful_life_months, rule.residual_percent],
  );
  return changed;
}

/** The assets in the bin that have the type, and one ID among all that have it; null without any. */
export async function usersOfType(tx: Tx, businessId: string, id: string) {
  const [users] = await tx.query<{ in_bin: number; example: string | null }>(
    `select count(*) filter (where deleted_at is not null)::int as in_bin, min(number) as example from assets
     where business_id = $1 and asset_type_id = $2`,
    [businessId, id],
  );
  return users ?? { in_bin: 0, example: null };
}

/** The assets in the bin that have the type. */
export async function binnedOfType(tx: Tx, businessId: string, id: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from assets where business_id = $1 and asset_type_id = $2 and deleted_at is not null',
    [businessId, id],
  );
  return rows.map((row) => row.id);
}

/** Breaks a foreign key when an asset has the type, also one in the bin. */
export async function deleteAssetType(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from asset_types where business_id = $1 and id = $2', [businessId, id]);
}

/**
 * The IDs of new assets of a type, in order. Those who add assets of a type take turns until their transactions end, and one
 * that is rolled back gives its numbers back: there are no gaps.
 * @returns undefined when there is no such type
 */
export async function takeAssetIds(tx: Tx, businessId: string, typeId: string, count: number) {
  const [type] = await tx.query<{ prefix: string; first: number; vehicle_type: boolean }>(
    `update asset_types set next_number = next_number + $3 where business_id = $1 and id = $2
     returning prefix, next_number - $3 as first, vehicle_type`,
    [businessId, typeId, count],
  );
  if (!type) return undefined;
  const ids = Array.from({ length: count }, (_none, index) => assetId(type.prefix, type.first + index));
  return { ids, isVehicle: type.vehicle_type };
}

type DefaultType = { name: string; isVehicle: boolean; prefix: string };

/** The asset types that a business begins with, in their order. */
export async function addDefaultAssetTypes(tx: Tx, businessId: string, types: readonly DefaultType[], now: Date) {
  await tx.query(
    `insert into asset_types
       (business_id, id, name, vehicle_type, prefix, starting_number, next_number, is_default, created_at)
     select $1, id, name, vehicle_type, prefix, 1, 1, true, $6
     from unnest($2::uuid[], $3::text[], $4::boolean[], $5::text[]) as added (id, name, vehicle_type, prefix)`,
    [
      businessId,
      types.map(newId),
      types.map(({ name }) => name),
      types.map(({ isVehicle }) => isVehicle),
      types.map(({ prefix }) => prefix),
      now,
    ],
  );
}

export const countAssetTypes = (tx: Tx, businessId: string): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from asset_types where business_id = $1', [businessId]);
