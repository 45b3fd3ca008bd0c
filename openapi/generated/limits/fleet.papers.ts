// Generated from `openapi/` by `npm run contract`.

export const createVehiclePaperLimits = {
  title: { maxLength: 200 },
  mileage: { min: 0, max: 10000000 },
  cost: { min: 0, max: 1000000000000 },
} as const;

export const putVehiclePaperLimits = {
  title: { maxLength: 200 },
  mileage: { min: 0, max: 10000000 },
  cost: { min: 0, max: 1000000000000 },
} as const;
