// Generated from `openapi/` by `npm run contract`.

export const createShiftLimits = {
  break_minutes: { min: 0, max: 480 },
  note: { maxLength: 500 },
  despite: { maxLength: 200 },
} as const;

export const updateShiftConfigLimits = {
  time_format: { isRequired: true },
  rest_hours: { isRequired: true, min: 0, max: 24 },
  day_hours: { isRequired: true, min: 1, max: 24 },
  week_hours: { isRequired: true, min: 1, max: 168 },
  travel_minutes: { isRequired: true, min: 0, max: 480 },
} as const;

export const publishShiftsLimits = {
  year: { isRequired: true, min: 2000, max: 2100 },
  week_number: { isRequired: true, min: 1, max: 53 },
  version: { maxLength: 100 },
} as const;

export const withdrawShiftsLimits = {
  year: { isRequired: true, min: 2000, max: 2100 },
  week_number: { isRequired: true, min: 1, max: 53 },
} as const;

export const copyShiftWeekLimits = {
  year: { isRequired: true, min: 2000, max: 2100 },
  week_number: { isRequired: true, min: 1, max: 53 },
  from_year: { isRequired: true, min: 2000, max: 2100 },
  from_week_number: { isRequired: true, min: 1, max: 53 },
} as const;

export const updateShiftLimits = {
  break_minutes: { min: 0, max: 480 },
  note: { maxLength: 500 },
  despite: { maxLength: 200 },
} as const;
