// Generated from `openapi/` by `npm run contract`.

export const createVehicleServiceLimits = {
  description: { maxLength: 2000 },
  mileage: { min: 0, max: 10000000 },
  cost: { min: 0, max: 1000000000000 },
} as const;

export const putVehicleServiceLimits = {
  description: { maxLength: 2000 },
  mileage: { min: 0, max: 10000000 },
  cost: { min: 0, max: 1000000000000 },
} as const;

export const createVehicleRepairLimits = {
  description: { maxLength: 2000 },
  mileage: { min: 0, max: 10000000 },
  cost: { min: 0, max: 1000000000000 },
  vendor: { maxLength: 200 },
} as const;

export const putVehicleRepairLimits = {
  description: { maxLength: 2000 },
  mileage: { min: 0, max: 10000000 },
  cost: { min: 0, max: 1000000000000 },
  vendor: { maxLength: 200 },
} as const;
