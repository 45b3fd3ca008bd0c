// Generated from `openapi/` by `npm run contract`.

export const addReadingLimits = {
  value: { isRequired: true, min: 0, max: 10000000 },
  correction: { maxLength: 200 },
} as const;

export const createMaintenancePlanLimits = {
  name: { isRequired: true, maxLength: 100 },
  every: { min: 1, max: 1000 },
  every_km: { min: 1, max: 1000000 },
  every_hours: { min: 1, max: 100000 },
  reminder: { escalate_after: { min: 1, max: 365 } },
} as const;

export const updateMaintenancePlanLimits = {
  name: { maxLength: 100 },
  every: { min: 1, max: 1000 },
  every_km: { min: 1, max: 1000000 },
  every_hours: { min: 1, max: 100000 },
} as const;
