/** What a checked row makes of an asset. Pure. */
import { assetConditionLabels, assetStatusLabels } from '../../../openapi/generated/lists/assets.register.ts';
import type { AssetImportColumn } from '../../../rules/assets/import-columns.ts';
import type { ImportedAsset } from '../../../rules/assets/import-row.ts';
import { nairaDigits } from '../../../rules/shared/naira.ts';
import type { Facts } from '../assets/rules.ts';
import { statusWith } from '../assets/rules.ts';

const nothing: Facts = {
  asset_type_id: '',
  is_vehicle: false,
  name: '',
  location_id: null,
  status: 'unassigned',
  asset_condition: null,
  brand: '',
  model: '',
  serial_no: '',
  color: '',
  notes: '',
  purchase_date: null,
  cost: null,
  vendor: '',
  vehicle_type: null,
  vehicle_make: null,
  vehicle_model: null,
  make_name: '',
  model_name: '',
  year: null,
  plate_no: '',
  mileage: null,
  contact: '',
};

/** The make and model of a vehicle as the business knows them. */
export type MakeAndModel = { make: { id: string; name: string }; model: { id: string; name: string } | null };

/**
 * The asset after the row: what the row leaves out stays as it was.
 * @param before null for a new asset
 * @param ofVehicle null for other things, and where the row says nothing about it
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a list of fields, each with where its value comes from.
export function factsAfter(
  row: ImportedAsset,
  before: (Facts & { assignee_id: string | null }) | null,
  ofVehicle: MakeAndModel | null,
): Facts {
  const { assignee_id: holder = null, ...was } = before ?? { ...nothing, assignee_id: null };
  const isVehicle = row.isVehicle ?? was.is_vehicle;
  const make = ofVehicle && {
    vehicle_make: ofVehicle.make.id,
    vehicle_model: ofVehicle.model?.id ?? null,
    make_name: ofVehicle.make.name,
    model_name: ofVehicle.model?.name ?? '',
    name: `${ofVehicle.make.name} ${ofVehicle.model?.name ?? ''}`.trim(),
  };
  const ofKind = isVehicle
    ? {
        vehicle_type: row.vehicleType ?? was.vehicle_type,
        year: row.year ?? was.year,
        plate_no: row.plateNo ?? was.plate_no,
        mileage: row.mileage ?? was.mileage,
        contact: row.contact ?? was.contact,
        ...make,
      }
    : { name: row.name ?? was.name, brand: row.make ?? was.brand, model: row.model ?? was.model };
  return {
    ...was,
    asset_type_id: row.assetTypeId ?? was.asset_type_id,
    is_vehicle: isVehicle,
    status: statusWith(holder !== null, row.status ?? was.status),
    location_id: row.locationId ?? was.location_id,
    asset_condition: row.condition ?? was.asset_condition,
    serial_no: row.serialNo ?? was.serial_no,
    color: row.color ?? was.color,
    notes: row.notes ?? was.notes,
    purchase_date: row.purchaseDate ?? was.purchase_date,
    cost: row.cost ?? was.cost,
    vendor: row.vendor ?? was.vendor,
    ...ofKind,
  };
}

type Shown = Pick<
  Facts,
  | 'name'
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
  | 'year'
  | 'mileage'
  | 'purchase_date'
  | 'serial_no'
  | 'plate_no'
  | 'is_vehicle'
> & {
  number: string;
  type: string;
  location: string | null;
  cost: number | null;
  vehicle_type: keyof typeof vehicleWords | null;
};

/** What a file calls a vehicle: its type is *Vehicle* for all of them. */
const vehicleWords = { car: 'Cars', truck: 'Trucks', bus: 'Buses', bike: 'Bikes', forklift: 'Forklifts' } as const;

/** An asset as an exported file has it. */
export const cellsOf = (asset: Shown): Partial<Record<AssetImportColumn, string>> => ({
  number: asset.number,
  asset_or_vehicle: asset.is_vehicle ? 'Vehicle' : 'Asset',
  name: asset.name,
  asset_or_vehicle_type: asset.vehicle_type === null ? asset.type : vehicleWords[asset.vehicle_type],
  location: asset.location ?? '',
  status: assetStatusLabels[asset.status],
  asset_condition: asset.asset_condition === null ? '' : assetConditionLabels[asset.asset_condition],
  make: asset.brand || asset.make_name,
  model: asset.model || asset.model_name,
  serial_no: asset.serial_no,
  plate_no: asset.plate_no,
  year: String(asset.year ?? ''),
  mileage: String(asset.mileage ?? ''),
  color: asset.color,
  purchase_date: asset.purchase_date ?? '',
  cost: asset.cost === null ? '' : nairaDigits(asset.cost),
  vendor: asset.vendor,
  notes: asset.notes,
  contact: asset.contact,
});
