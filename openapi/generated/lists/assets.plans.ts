// Generated from `openapi/` by `npm run contract`.

/** What a reading is of; kilometres or hours. */
export const meters = [
  'odometer',
  'engine',
] as const;

export const meterLabels = {
  'odometer': 'Odometer',
  'engine': 'Engine hours',
} as const;

export const planUnits = [
  'day',
  'week',
  'month',
  'year',
] as const;

export const planUnitLabels = {
  'day': 'days',
  'week': 'weeks',
  'month': 'months',
  'year': 'years',
} as const;

/** Whether the next one counts from the day on which this one was due, or from the day on which it was done. */
export const planOrigins = [
  'scheduled',
  'completed',
] as const;

export const planOriginLabels = {
  'scheduled': 'From the due date',
  'completed': 'From the day it is done',
} as const;
