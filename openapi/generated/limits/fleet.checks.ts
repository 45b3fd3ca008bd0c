// Generated from `openapi/` by `npm run contract`.

export const createVehicleCheckLimits = {
  faults: { note: { maxLength: 500 } },
  mileage: { min: 0, max: 10000000 },
  correction: { maxLength: 200 },
  note: { maxLength: 500 },
} as const;
