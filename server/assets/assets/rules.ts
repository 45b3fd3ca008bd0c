/** What an asset may be: the rules of its form, and the status that follows from who has it. */
import type { components } from '../../../openapi/generated/contract.ts';
import { vehicleTypeLabels } from '../../../openapi/generated/lists/assets.makes.ts';
import { assetConditionLabels, assetStatusLabels } from '../../../openapi/generated/lists/assets.register.ts';
import { lacking, purchaseProblem } from '../../../rules/assets/required.ts';
import { nairaText } from '../../../rules/shared/naira.ts';

type Schemas = components['schemas'];
export type AssetStatus = Schemas['AssetStatus'];
/** What a form says of an asset, besides who has it. */
export type AssetForm = Omit<
  Schemas['NewAsset'],
  'assignee' | 'date_assigned' | 'expected_return_date' | 'vehicle' | 'duplicate_reason'
>;

/** What is stored of an asset, besides its number, its image and who has it. */
export type Facts = {
  asset_type_id: string;
  is_vehicle: boolean;
  name: string;
  location_id: string | null;
  status: AssetStatus;
  asset_condition: Schemas['AssetCondition'] | null;
  brand: string;
  model: string;
  serial_no: string;
  color: string;
  notes: string;
  purchase_date: string | null;
  /** Naira; decimals are kobo. */
  cost: number | null;
  vendor: string;
  vehicle_type: Schemas['VehicleType'] | null;
  vehicle_make: string | null;
  vehicle_model: string | null;
  /** Empty when it is no vehicle. */
  make_name: string;
  model_name: string;
  year: number | null;
  plate_no: string;
  /** Kilometres. */
  mileage: number | null;
  contact: string;
};

export type Problems = Record<string, string[]>;
const required = ['field is required'];

/** A make belongs to a type of vehicle, and a model to a make: another one takes them along. */
const belonging = { vehicle_type: ['vehicle_make', 'vehicle_model'], vehicle_make: ['vehicle_model'] } as const;

/** An asset as the form that would write it again. */
export const formOf = (asset: Schemas['Asset']): AssetForm => ({
  asset_type: asset.asset_type.id,
  status: asset.status,
  name: asset.name,
  location: asset.location?.id ?? null,
  ...(asset.asset_condition === null ? {} : { asset_condition: asset.asset_condition }),
  brand: asset.brand,
  model: asset.model,
  serial_no: asset.serial_no,
  color: asset.color,
  notes: asset.notes,
  purchase_date: asset.purchase_date,
  cost: asset.cost,
  vendor: asset.vendor,
  year: asset.year,
  ...(asset.vehicle_type === null ? {} : { vehicle_type: asset.vehicle_type }),
  vehicle_make: asset.vehicle_make ?? '',
  vehicle_model: asset.vehicle_model ?? '',
  plate_no: asset.plate_no,
  mileage: asset.mileage,
  contact: asset.contact,
});

/** What a change sends, and of everything else what the asset has: a form leaves alone what it does not show. */
export function givenOver(asset: Schemas['Asset'], body: AssetForm): AssetForm {
  const known = formOf(asset);
  for (const field of ['vehicle_type', 'vehicle_make'] as const)
    if (body[field] !== undefined && body[field] !== known[field])
      for (const other of belonging[field]) delete known[other];
  return { ...known, ...body };
}

/**
 * Trims, and takes what does not belong to the kind of asset away. `problems` is null when nothing is wrong.
 * @param before the form of the asset as it is stored, null for a new one. What it has already is not judged again.
 */
export function factsOf(
  given: AssetForm,
  isVehicle: boolean,
  { before, today }: { before: AssetForm | null; today: string },
): { facts: Facts; problems: Problems | null } {
  const text = (value: string | undefined) => value?.trim() ?? '';
  const textOrNull = (value: string | undefined) => (isVehicle && text(value) !== '' ? text(value) : null);
  const facts: Facts = {
    asset_type_id: given.asset_type,
    is_vehicle: isVehicle,
    name: text(given.name),
    location_id: given.location ?? null,
    status: given.status,
    asset_condition: given.asset_condition ?? null,
    brand: text(given.brand),
    model: text(given.model),
    serial_no: text(given.serial_no),
    color: text(given.color),
    notes: text(given.notes),
    purchase_date: given.purchase_date ?? null,
    cost: given.cost ?? null,
    vendor: text(given.vendor),
    vehicle_type: isVehicle ? (given.vehicle_type ?? null) : null,
    vehicle_make: textOrNull(given.vehicle_make),
    vehicle_model: textOrNull(given.vehicle_model),
    make_name: '',
    model_name: '',
    year: isVehicle ? (given.year ?? null) : null,
    plate_no: isVehicle ? text(given.plate_no) : '',
    mileage: isVehicle ? (given.mileage ?? null) : null,
    contact: isVehicle ? text(given.contact) : '',
  };
  const problems: Problems = Object.fromEntries(lacking(given, isVehicle, before).map((field) => [field, required]));
  const bought = facts.purchase_date;
  const problem = bought === null || bought === before?.purchase_date ? null : purchaseProblem(bought, today);
  if (problem !== null) problems.purchase_date = [problem];
  return { facts, problems: Object.keys(problems).length > 0 ? problems : null };
}

/** The name of a vehicle is made of its make and model. */
export const withMake = (facts: Facts, make: string, model: string): Facts => ({
  ...facts,
  make_name: make,
  model_name: model,
  name: `${make} ${model}`.trim(),
});

/** *Active* means that somebody has it, and *unassigned* that nobody does; other states say nothing about that. */
export function statusWith(hasAssignee: boolean, status: AssetStatus): AssetStatus {
  if (hasAssignee) return status === 'unassigned' ? 'active' : status;
  return status === 'active' ? 'unassigned' : status;
}

const labels: Record<Exclude<keyof Facts, 'is_vehicle' | 'vehicle_make' | 'vehicle_model'>, string> = {
  asset_type_id: 'type',
  name: 'name',
  location_id: 'location',
  status: 'status',
  asset_condition: 'condition',
  brand: 'brand',
  model: 'model',
  serial_no: 'serial number',
  color: 'colour',
  notes: 'notes',
  purchase_date: 'purchase date',
  cost: 'cost',
  vendor: 'vendor',
  vehicle_type: 'vehicle type',
  make_name: 'make',
  model_name: 'vehicle model',
  year: 'year',
  plate_no: 'plate number',
  mileage: 'mileage',
  contact: 'contact',
};
const shownValues: Record<string, string> = { ...assetStatusLabels, ...assetConditionLabels, ...vehicleTypeLabels };
/** Ids and long texts are named, not shown. */
const unshown = ['asset_type_id', 'location_id', 'notes'];

/** Of the numbers only a cost has decimals. */
const shown = (value: string | number | null): string =>
  value === null || value === ''
    ? 'nothing'
    : typeof value === 'number'
      ? nairaText(value)
      : (shownValues[value] ?? value);

/** What differs, for the history: `cost (10,000 → 12,000), location`; null when nothing does. */
export function difference(before: Facts, after: Facts): string | null {
  const changed = Object.entries(labels).flatMap(([field, label]) => {
    const [from, to] = [before[field as keyof typeof labels], after[field as keyof typeof labels]];
    if (from === to) return [];
    return unshown.includes(field) ? [label] : [`${label} (${shown(from)} → ${shown(to)})`];
  });
  return changed.length === 0 ? null : changed.join(', ');
}

/** As people know an asset. */
export const titleOf = ({ name, number }: { name: string; number: string }): string => `${name} (${number})`;
