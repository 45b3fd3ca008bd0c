import type { components } from '../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
export type Rule = Schemas['RotaRule'];
export type Settings = Schemas['NewShiftConfig'];

/** Refused whatever a business sets. */
export const alwaysRefused: readonly Rule[] = ['overlap', 'employed', 'leave', 'under_18_night'];

/** Of a business that has said nothing. */
export const firstSettings: Settings = {
  time_format: 12,
  week_start: 'monday',
  rest_hours: 11,
  day_hours: 10,
  week_hours: 48,
  travel_minutes: 30,
  approves_swaps: true,
  refuses: [...alwaysRefused, 'unavailable'],
};
