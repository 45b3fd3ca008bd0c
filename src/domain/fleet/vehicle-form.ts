/** What is typed into the form of a vehicle, and what it sends. Pure; everything is text, empty when not given. */

import type { components } from '../../../openapi/generated/contract.ts';
import { vehicleTypes } from '../../../openapi/generated/lists/assets.makes.ts';
import { vehicleStatuses } from '../../../openapi/generated/lists/fleet.ts';
import { nairaDigits, nairaIn } from '../../../rules/shared/naira.ts';

type Schemas = components['schemas'];

export const emptyVehicle = {
  type: '',
  make: '',
  model: '',
  year: '',
  color: '',
  plate_no: '',
  duplicate_reason: '',
  start_mileage: '',
  date_purchased: '',
  purchase_price: '',
  status: 'active',
  assignee: '',
  date_assigned: '',
};
export type VehicleFields = Record<keyof typeof emptyVehicle, string>;
export type VehicleField = keyof VehicleFields;
type Mistakes = Partial<Record<VehicleField, string[]>>;

const required = ['type', 'make', 'model', 'plate_no'] as const;

export const mistakesIn = (fields: VehicleFields): Mistakes =>
  Object.fromEntries(required.flatMap((field) => (fields[field].trim() === '' ? [[field, ['Required']]] : [])));

/** Another type has other makes, and another make other models. */
export const withDependents = (changed: Partial<VehicleFields>): Partial<VehicleFields> => ({
  ...('type' in changed ? { make: '', model: '' } : {}),
  ...('make' in changed ? { model: '' } : {}),
  ...changed,
});

export const fieldsOf = (vehicle: Schemas['Vehicle']): VehicleFields => ({
  type: vehicle.type,
  make: vehicle.make.id,
  model: vehicle.model?.id ?? '',
  color: vehicle.color,
  year: textOf(vehicle.year),
  plate_no: vehicle.plate_no,
  duplicate_reason: '',
  start_mileage: textOf(vehicle.start_mileage),
  date_purchased: vehicle.date_purchased ?? '',
  purchase_price: vehicle.purchase_price === null ? '' : nairaDigits(vehicle.purchase_price),
  status: vehicle.status,
  assignee: vehicle.assignee?.id ?? '',
  date_assigned: vehicle.date_assigned ?? '',
});

const textOf = (value: number | null) => (value === null ? '' : String(value));
const numberIn = (text: string) => (text === '' ? null : Number(text));
const wordIn = (text: string) => (text === '' ? null : text);

export const toVehicle = (fields: VehicleFields): Schemas['NewVehicle'] => ({
  type: vehicleTypes.find((type) => type === fields.type) ?? 'car',
  make: fields.make,
  model: fields.model,
  year: numberIn(fields.year),
  color: fields.color.trim(),
  plate_no: fields.plate_no.trim(),
  ...(fields.duplicate_reason.trim() === '' ? {} : { duplicate_reason: fields.duplicate_reason.trim() }),
  start_mileage: numberIn(fields.start_mileage),
  date_purchased: wordIn(fields.date_purchased),
  purchase_price: nairaIn(fields.purchase_price),
  status: vehicleStatuses.find((status) => status === fields.status) ?? 'active',
  assignee: wordIn(fields.assignee),
  date_assigned: wordIn(fields.date_assigned),
});

/** Only what differs; an assignee goes with their date. */
export function changesOf(known: VehicleFields, fields: VehicleFields): Schemas['ChangedVehicle'] {
  const changed = (Object.keys(emptyVehicle) as VehicleField[]).filter((field) => known[field] !== fields[field]);
  const others = changed.filter((field) => field !== 'date_assigned');
  const about: string[] = others.includes('assignee') ? [...others, 'date_assigned'] : others;
  return Object.fromEntries(Object.entries(toVehicle(fields)).filter(([field]) => about.includes(field)));
}
