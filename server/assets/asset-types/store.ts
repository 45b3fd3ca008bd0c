/** The asset types of a business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/counts.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { containing } from '../../platform/lists.ts';

type Schemas = components['schemas'];

type Asked = { search: string; areVehicles: boolean | undefined };

/** The asset types whose name contains the text; default ones first, in their order of creation. */
export const listAssetTypes = (tx: Tx, businessId: string, { search, areVehicles }: Asked) =>
  tx.query<Schemas['AssetType']>(
    `select id, name, vehicle_type, starting_number, is_default from asset_types
     where business_id = $1 and name ilike $2 and ($3::boolean is null or vehicle_type = $3)
     order by is_default desc, id`,
    [businessId, containing(search), areVehicles ?? null],
  );

type NewAssetType = { name: string; isVehicle: boolean };

/** The asset types that a business begins with, numbered in their order. */
export async function addDefaultAssetTypes(tx: Tx, businessId: string, types: readonly NewAssetType[], now: Date) {
  await tx.query(
    `insert into asset_types (business_id, id, name, vehicle_type, starting_number, is_default, created_at)
     select $1, id, name, vehicle_type, starting_number, true, $5
     from unnest($2::uuid[], $3::text[], $4::boolean[]) with ordinality as added (id, name, vehicle_type, starting_number)`,
    [businessId, types.map(newId), types.map(({ name }) => name), types.map(({ isVehicle }) => isVehicle), now],
  );
}

export const countAssetTypes = (tx: Tx, businessId: string): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from asset_types where business_id = $1', [businessId]);
