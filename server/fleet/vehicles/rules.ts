/** What the fleet calls the vehicles of the register. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { vehicleTypeLabels } from '../../../openapi/generated/lists/assets.makes.ts';
import { assetStatusLabels } from '../../../openapi/generated/lists/assets.register.ts';
import { vehicleStatusLabels } from '../../../openapi/generated/lists/fleet.ts';

import type { Asset, AssetForm } from '../../assets/port.ts';

type Schemas = components['schemas'];
type AssetStatus = Schemas['AssetStatus'];
type VehicleStatus = Schemas['VehicleStatus'];
export type Vehicle = Schemas['Vehicle'];

const ofRegister: Record<AssetStatus, VehicleStatus> = {
  active: 'active',
  unassigned: 'active',
  out_for_repair: 'in_shop',
  inactive: 'inactive',
  disposed: 'inactive',
  condemned: 'inactive',
  discarded: 'inactive',
  missing: 'inactive',
  sold: 'sold',
};
export const vehicleStatusOf = (status: AssetStatus): VehicleStatus => ofRegister[status];

export const registerStatusesOf = (status: VehicleStatus): AssetStatus[] =>
  (Object.keys(ofRegister) as AssetStatus[]).filter((each) => ofRegister[each] === status);

const written: Record<VehicleStatus, AssetStatus> = {
  active: 'active',
  inactive: 'inactive',
  in_shop: 'out_for_repair',
  sold: 'sold',
};

/** A status of the register stays while the fleet means the same. */
const registerStatusWith = (known: AssetStatus | null, status: VehicleStatus): AssetStatus =>
  known !== null && ofRegister[known] === status ? known : written[status];

const displayOf = (status: AssetStatus): string =>
  ofRegister[status] === 'inactive' ? assetStatusLabels[status] : vehicleStatusLabels[ofRegister[status]];

/** What the fleet calls fields of the register. */
export const fieldNames = {
  vehicle_type: 'type',
  vehicle_make: 'make',
  vehicle_model: 'model',
  mileage: 'start_mileage',
  purchase_date: 'date_purchased',
  cost: 'purchase_price',
};

const required = ['type', 'make', 'model', 'plate_no'] as const;
type Fields = Schemas['ChangedVehicle'];

/** Those of the required fields that are empty; a change may leave them out. */
export function problemsOf(given: Fields): Record<string, string[]> | null {
  const empty = required.filter((field) => given[field] !== undefined && given[field]?.trim() === '');
  return empty.length === 0 ? null : Object.fromEntries(empty.map((field) => [field, ['Required']]));
}

/** Why it has the plate of something else, where that is said. */
export const reasonOf = ({ duplicate_reason: reason }: Fields) =>
  reason === undefined ? {} : { duplicate_reason: reason };

/** What is given, as the register writes it. */
export const factsGiven = (given: Fields, known: AssetStatus | null): Partial<AssetForm> => ({
  ...(given.type === undefined ? {} : { vehicle_type: given.type }),
  ...(given.make === undefined ? {} : { vehicle_make: given.make }),
  ...(given.model === undefined ? {} : { vehicle_model: given.model }),
  ...(given.year === undefined ? {} : { year: given.year }),
  ...(given.color === undefined ? {} : { color: given.color }),
  ...(given.plate_no === undefined ? {} : { plate_no: given.plate_no }),
  ...(given.start_mileage === undefined ? {} : { mileage: given.start_mileage }),
  ...(given.date_purchased === undefined ? {} : { purchase_date: given.date_purchased }),
  ...(given.purchase_price === undefined ? {} : { cost: given.purchase_price }),
  ...(given.status === undefined ? {} : { status: registerStatusWith(known, given.status) }),
});

export const toAssignee = ({ id, first_name, last_name }: Vehicle['assignee'] & object) => ({
  id,
  first_name,
  last_name,
});

/** @throws when the asset is no vehicle, which its caller has to know */
export function toVehicle(asset: Asset, { attachments, stop }: Pick<Vehicle, 'attachments' | 'stop'>): Vehicle {
  const { vehicle_type: type, vehicle_make: make, vehicle_model: model, assignee, next_assignment: next } = asset;
  if (type === null || make === null) throw new Error('This asset is no vehicle.');
  return {
    id: asset.id,
    number: asset.number,
    type,
    type_display: vehicleTypeLabels[type],
    make: { id: make, name: asset.make_name },
    model: model === null ? null : { id: model, name: asset.model_name, make },
    year: asset.year,
    color: asset.color,
    plate_no: asset.plate_no,
    start_mileage: asset.mileage,
    date_purchased: asset.purchase_date,
    purchase_price: asset.cost,
    vendor: asset.vendor,
    status: vehicleStatusOf(asset.status),
    status_display: displayOf(asset.status),
    assignee: assignee && toAssignee(assignee),
    date_assigned: asset.date_assigned,
    assigned_until: asset.assigned_until,
    next_assignment: next && { assignee: toAssignee(next.assignee), date_assigned: next.date_assigned },
    stop,
    attachments,
  };
}
