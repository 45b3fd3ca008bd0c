// Generated from `openapi/` by `npm run contract`.

export const createHolidayLimits = {
  name: { isRequired: true, maxLength: 60 },
  state: { maxLength: 100 },
} as const;

export const updateHolidayLimits = {
  name: { isRequired: true, maxLength: 60 },
  state: { maxLength: 100 },
} as const;
