import type { components } from '../../../openapi/generated/contract.ts';

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

export const statusTones = { active: 'good', inactive: 'neutral', in_shop: 'warning', sold: 'info' } as const;

const abbreviated = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
/** `Mar 2, 2026`, as the reminders show days. */
export const shortDate = (date: string): string => abbreviated.format(new Date(`${date}T00:00Z`));
