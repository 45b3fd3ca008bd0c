// Generated from `openapi/` by `npm run contract`.

export const fillShiftsLimits = {
  year: { isRequired: true, min: 2000, max: 2100 },
  week_number: { isRequired: true, min: 1, max: 53 },
  version: { maxLength: 100 },
} as const;
