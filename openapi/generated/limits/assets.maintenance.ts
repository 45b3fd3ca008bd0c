// Generated from `openapi/` by `npm run contract`.

export const createMaintenanceLimits = {
  cost: { isRequired: true, min: 0, max: 1000000000000 },
  mileage: { min: 0, max: 10000000 },
  engine_hours: { min: 0, max: 1000000 },
  vendor: { maxLength: 200 },
  notes: { maxLength: 2000 },
} as const;

export const updateMaintenanceLimits = {
  cost: { min: 0, max: 1000000000000 },
  mileage: { min: 0, max: 10000000 },
  engine_hours: { min: 0, max: 1000000 },
  vendor: { maxLength: 200 },
  notes: { maxLength: 2000 },
} as const;
