/** Many assets at once: what rows are compared with, and one statement for all that are added or changed. */
import { codeOf } from '../../../rules/assets/codes.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Recorded } from '../../platform/imports/since.ts';
import { coded, codeIn } from '../assets/codes.ts';
import type { Facts } from '../assets/rules.ts';

export const listLocations = (tx: Tx, businessId: string): Promise<{ id: string; name: string }[]> =>
  tx.query('select id, name from regions where business_id = $1', [businessId]);

/** By what is written on assets, as `codeOf` has it. */
const matching = `select a.* from assets a where a.business_id = $1 and a.deleted_at is null and a.id in (${coded('$2')})
  and (${codeIn('a.number')} = any($2) or ${codeIn('a.serial_no')} = any($2) or ${codeIn('a.plate_no')} = any($2))`;

type Matched = { id: string; number: string; serial_no: string; plate_no: string; is_vehicle: boolean } & Pick<
  Facts,
  | 'name'
  | 'vehicle_type'
  | 'status'
  | 'asset_condition'
  | 'brand'
  | 'model'
  | 'make_name'
  | 'model_name'
  | 'color'
  | 'vendor'
  | 'notes'
  | 'contact'
> & {
    type: string;
    location: string | null;
    purchase_date: string | null;
    cost: number | null;
    year: number | null;
    mileage: number | null;
  };
export const listMatched = (tx: Tx, businessId: string, keys: readonly string[]): Promise<Matched[]> =>
  tx.query(
    `select m.id, m.number, m.serial_no, m.plate_no, m.is_vehicle, m.vehicle_type, m.name, m.status, m.asset_condition, m.brand, m.model,
       m.make_name, m.model_name, m.color, m.vendor, m.notes, m.contact, t.name as type, l.name as location,
       m.purchase_date::text as purchase_date, m.cost::float8 as cost, m.year, m.mileage
     from (${matching}) m
     join asset_types t on t.business_id = $1 and t.id = m.asset_type_id
     left join regions l on l.business_id = $1 and l.id = m.location_id
     order by m.id`,
    [businessId, keys.map(codeOf).filter((code) => code !== '')],
  );

/** Who has one of these serial numbers or plates, by the number as `codeOf` has it. */
export async function ownersOfCodes(
  tx: Tx,
  businessId: string,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await tx.query<{ code: string; number: string }>(
    `select ${codeIn('text')} as code, m.number from (${matching}) m, unnest(array[m.serial_no, m.plate_no]) text
     where text <> '' order by m.id desc`,
    [businessId, codes],
  );
  return new Map(rows.map(({ code, number }) => [code, number]));
}

export type NewAsset = Facts & { id: string; number: string };
const columns = `asset_type_id, is_vehicle, name, location_id, status, asset_condition, brand, model, serial_no, color, notes,
  purchase_date, cost, vendor, vehicle_type, vehicle_make, vehicle_model, make_name, model_name, year, plate_no, mileage, contact`;

export async function addAssets(tx: Tx, businessId: string, assets: readonly NewAsset[], now: Date): Promise<void> {
  if (assets.length === 0) return;
  await tx.query(
    `insert into assets (business_id, id, number, created_at, ${columns})
     select $1, id, number, $3, ${columns} from json_populate_recordset(null::assets, $2)`,
    [businessId, JSON.stringify(assets), now],
  );
}

/** The assets must be claimed. */
export async function storeAllFacts(tx: Tx, businessId: string, assets: readonly (Facts & { id: string })[]) {
  if (assets.length === 0) return;
  await tx.query(
    `update assets a set (${columns}) = (select ${columns} from json_populate_record(null::assets, given.asset)),
       version = version + 1
     from json_array_elements($2) given (asset) where a.business_id = $1 and a.id = (given.asset->>'id')::uuid`,
    [businessId, JSON.stringify(assets)],
  );
}

/** What is done with assets stands in their history; a plan of one asset has its own. */
export const recorded: Recorded = {
  actions: { changed: 'asset.changedByImport', changedBack: 'asset.changedBack' },
  elsewhere: `select asset_id as id, created_at as at, 'Planned maintenance: ' || name as text from maintenance_plans
    where business_id = $1 and asset_id is not null`,
};

/** Those in the bin are undone already. */
export const titlesOf = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query<{ id: string; number: string; name: string }>(
    `select id, number, name from assets where business_id = $1 and id = any($2) and deleted_at is null order by number`,
    [businessId, ids],
  );

/** Of these assets those in the bin that have a type. */
export async function binnedOf(tx: Tx, businessId: string, typeId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from assets where business_id = $1 and asset_type_id = $2 and id = any($3) and deleted_at is not null`,
    [businessId, typeId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Those of these assets that are in the bin have the location no more. */
export const leaveLocation = (tx: Tx, businessId: string, locationId: string, ids: readonly string[]) =>
  tx.query(
    `update assets set location_id = null, version = version + 1
     where business_id = $1 and location_id = $2 and id = any($3) and deleted_at is not null`,
    [businessId, locationId, ids],
  );
