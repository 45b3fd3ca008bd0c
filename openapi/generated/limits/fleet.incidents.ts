// Generated from `openapi/` by `npm run contract`.

export const createVehicleIncidentLimits = {
  place: { maxLength: 200 },
  description: { maxLength: 1000 },
  amount: { min: 0, max: 100000000000000 },
} as const;

export const putVehicleIncidentLimits = {
  place: { maxLength: 200 },
  description: { maxLength: 1000 },
  amount: { min: 0, max: 100000000000000 },
} as const;
