import type { components } from '../../../openapi/generated/contract.ts';
import { assetStatuses, assetStatusLabels } from '../../../openapi/generated/lists/assets.register.ts';
import { assetStatusTones } from '../../../rules/assets/status.ts';

export type Vehicle = components['schemas']['Vehicle'];

export const nameOf = ({ make, model }: Pick<Vehicle, 'make' | 'model'>): string =>
  [make.name, model?.name].filter(Boolean).join(' ');

/** What tells it from the others of its make. */
export const rowName = (vehicle: Pick<Vehicle, 'make' | 'model' | 'plate_no' | 'number'>): string =>
  `${nameOf(vehicle)}, ${vehicle.plate_no || vehicle.number}`;

export const personName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

/** What whoever gives it to somebody must know; null for nothing. */
export const stopWarning = (vehicle: Pick<Vehicle, 'make' | 'model' | 'stop'>): string | null =>
  vehicle.stop === null
    ? null
    : `${nameOf(vehicle)} is not to be driven. It stays so until you let it be driven again.`;

/** As the register colours what the fleet calls so. */
export const vehicleStatusTones = {
  active: assetStatusTones.active,
  inactive: assetStatusTones.inactive,
  in_shop: assetStatusTones.out_for_repair,
  sold: assetStatusTones.sold,
} as const;
/** What the fleet shows by the name that the register has for it, as *Missing*. */
const ofRegister = new Map(
  assetStatuses.map((status): [string, (typeof assetStatusTones)[typeof status]] => [
    assetStatusLabels[status],
    assetStatusTones[status],
  ]),
);

/** The colour of its status, the same as in the register. */
export const statusToneOf = ({ status, status_display: shown }: Pick<Vehicle, 'status' | 'status_display'>) =>
  status === 'inactive' ? (ofRegister.get(shown) ?? vehicleStatusTones.inactive) : vehicleStatusTones[status];

const abbreviated = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
/** `Mar 2, 2026`, as the reminders show days. */
export const shortDate = (date: string): string => abbreviated.format(new Date(`${date}T00:00Z`));
