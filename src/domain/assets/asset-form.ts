import type { components } from '../../../openapi/generated/contract.ts';
import { lacking } from '../../../rules/assets/required.ts';
import { nairaDigits, nairaIn } from '../../../rules/shared/naira.ts';
import { type FieldChange, fieldChanges, touchedIn } from '../shared/field-changes.ts';

type Schemas = components['schemas'];
type Asset = Schemas['Asset'];
type NewAsset = Schemas['NewAsset'];

/** The label of each field of the asset form, in the order of the form. */
export const assetFieldNames = {
  kind: 'Kind',
  asset_type: 'Asset type',
  name: 'Name',
  vehicle_type: 'Vehicle type',
  vehicle_make: 'Make',
  vehicle_model: 'Model',
  year: 'Year',
  plate_no: 'Plate number',
  duplicate_reason: 'Why both have it',
  mileage: 'Mileage',
  location: 'Location',
  status: 'Status',
  asset_condition: 'Condition',
  brand: 'Brand',
  model: 'Model',
  serial_no: 'Serial number',
  color: 'Colour',
  contact: 'Contact',
  purchase_date: 'Purchase date',
  cost: 'Cost',
  vendor: 'Vendor',
  notes: 'Notes',
  assignee: 'Assignee',
  date_assigned: 'Date assigned',
  expected_return_date: 'Expected return',
} as const;

export type AssetField = keyof typeof assetFieldNames;
export const assetFields = Object.keys(assetFieldNames) as AssetField[];

/** The asset form as it is typed: empty where nothing is. Cost is in naira, dates are YYYY-MM-DD. */
export type AssetFields = Record<AssetField, string>;

const nothing = Object.fromEntries(assetFields.map((field) => [field, ''])) as AssetFields;

/** The form for a new asset. Nobody has it yet. */
export const newAssetFields: AssetFields = { ...nothing, status: 'unassigned' };

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** An asset as the form shows it. The assignment has calls of its own, so the form of an asset does not repeat it. */
export function fieldsOf(asset: Asset): AssetFields {
  const { name, status, brand, model, serial_no, color, notes, vendor, plate_no, contact } = asset;
  return {
    ...nothing,
    kind: asset.asset_type.vehicle_type ? 'vehicle' : 'asset',
    asset_type: asset.asset_type.id,
    name,
    status,
    brand,
    model,
    serial_no,
    color,
    notes,
    vendor,
    plate_no,
    contact,
    location: asset.location?.id ?? '',
    asset_condition: asset.asset_condition ?? '',
    purchase_date: asset.purchase_date ?? '',
    cost: asset.cost === null ? '' : nairaDigits(asset.cost),
    vehicle_type: asset.vehicle_type ?? '',
    vehicle_make: asset.vehicle_make ?? '',
    vehicle_model: asset.vehicle_model ?? '',
    year: textOf(asset.year),
    mileage: textOf(asset.mileage),
  };
}

/** The form for another one of the same: without what belongs to one thing only. */
export const copyOf = (asset: Asset): AssetFields => ({
  ...fieldsOf(asset),
  status: newAssetFields.status,
  serial_no: '',
  plate_no: '',
  mileage: '',
});

/** What a change of one field clears: a make belongs to a type of vehicle, and a model to a make. */
export function withDependents(changed: Partial<AssetFields>): Partial<AssetFields> {
  if (changed.vehicle_type !== undefined) return { vehicle_make: '', vehicle_model: '', ...changed };
  if (changed.vehicle_make !== undefined) return { vehicle_model: '', ...changed };
  return changed;
}

const required = 'field is required';

export const isVehicle = ({ kind }: AssetFields): boolean => kind === 'vehicle';

/**
 * The messages of the fields that lack something, by field. Empty when the form can be sent.
 * @param before the form of the asset as it is stored; null for a new one
 */
export function mistakesOf(fields: AssetFields, before: AssetFields | null): Partial<Record<AssetField, string[]>> {
  const missing = lacking(fields, isVehicle(fields), before);
  const mistakes: Partial<Record<AssetField, string[]>> = Object.fromEntries(
    missing.map((field) => [field, [required]]),
  );
  if (fields.assignee === '') return mistakes;
  const { date_assigned: from, expected_return_date: until } = fields;
  if (from === '') mistakes.date_assigned = ['date assigned is required'];
  else if (until !== '' && until < from) mistakes.expected_return_date = ['Choose a day after the date assigned.'];
  return mistakes;
}

/** A whole number of zero or more; anything else is null. */
function wholeOf(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return number >= 0 && Number.isFinite(number) ? Math.trunc(number) : null;
}

/** The year as four digits, also out of a whole date; anything else is null. */
const yearOf = (text: string): number | null => wholeOf(/^\d{4}(?=$|-)/.exec(text.trim())?.[0] ?? '');

const orNull = (text: string): string | null => text || null;
/** The property alone where there is a text, otherwise none. */
const given = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
  text === '' ? {} : ({ [name]: text } as Record<Name, string>);

/**
 * The body for createAsset: cost is naira with their kobo or null, an empty condition is left out, a year has four digits, and a
 * vehicle's fields are nested once more under `vehicle`.
 */
export function toNewAsset(typed: AssetFields): NewAsset {
  const fields = Object.fromEntries(assetFields.map((field) => [field, typed[field].trim()])) as AssetFields;
  // Their values come from pickers of the contract's own lists.
  const common = {
    asset_type: fields.asset_type,
    location: orNull(fields.location),
    status: fields.status,
    ...given('asset_condition', fields.asset_condition),
    color: fields.color,
    purchase_date: orNull(fields.purchase_date),
    cost: nairaIn(fields.cost),
    ...given('duplicate_reason', fields.duplicate_reason),
    ...assignmentOf(fields),
  };
  const body = isVehicle(fields)
    ? { ...common, ...vehicleOf(fields), vehicle: vehicleOf(fields) }
    : {
        ...common,
        name: fields.name,
        brand: fields.brand,
        model: fields.model,
        serial_no: fields.serial_no,
        notes: fields.notes,
        ...given('vendor', fields.vendor),
      };
  return body as NewAsset;
}

/** The body for updateAsset. What is left out stays, so a text that is shown and was emptied is sent as empty. */
export const toChangedAsset = (fields: AssetFields): NewAsset => ({
  ...toNewAsset(fields),
  ...(isVehicle(fields) ? { vehicle_model: fields.vehicle_model.trim() } : { vendor: fields.vendor.trim() }),
});

const vehicleOf = (fields: AssetFields) => ({
  vehicle_type: fields.vehicle_type,
  vehicle_make: fields.vehicle_make,
  ...given('vehicle_model', fields.vehicle_model),
  year: yearOf(fields.year),
  plate_no: fields.plate_no,
  mileage: wholeOf(fields.mileage),
  contact: fields.contact,
});

const assignmentOf = ({ assignee, date_assigned, expected_return_date }: AssetFields) =>
  assignee === '' ? {} : { assignee, date_assigned, expected_return_date: orNull(expected_return_date) };

export type Change = FieldChange<AssetField>;

/** What somebody else changed, beside what the person typed. */
export const changesBetween = (before: AssetFields, now: AssetFields, typed: AssetFields): Change[] =>
  fieldChanges(assetFields, { before, now, typed });

/** What differs from the form as it was opened. */
export const typedOver = (known: AssetFields, fields: AssetFields): Partial<AssetFields> =>
  Object.fromEntries(touchedIn(assetFields, known, fields).map((field) => [field, fields[field]]));
