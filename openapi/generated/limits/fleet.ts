// Generated from `openapi/` by `npm run contract`.

export const createVehicleLimits = {
  make: { maxLength: 100 },
  model: { maxLength: 100 },
  year: { min: 1992, max: 2030 },
  color: { maxLength: 100 },
  plate_no: { maxLength: 100 },
  start_mileage: { min: 0, max: 10000000 },
  purchase_price: { min: 0, max: 1000000000000 },
  duplicate_reason: { maxLength: 200 },
} as const;

export const updateVehicleLimits = {
  make: { maxLength: 100 },
  model: { maxLength: 100 },
  year: { min: 1992, max: 2030 },
  color: { maxLength: 100 },
  plate_no: { maxLength: 100 },
  start_mileage: { min: 0, max: 10000000 },
  purchase_price: { min: 0, max: 1000000000000 },
  duplicate_reason: { maxLength: 200 },
} as const;
