// Generated from `openapi/` by `npm run contract`.

export const addVehicleReadingLimits = {
  value: { isRequired: true, min: 0, max: 10000000 },
  correction: { maxLength: 200 },
} as const;

export const createFuelEntryLimits = {
  litres: { isRequired: true, min: 0.01, max: 5000 },
  total: { isRequired: true, min: 1, max: 100000000000 },
  price_per_litre: { min: 1, max: 100000000 },
  mileage: { min: 0, max: 10000000 },
  correction: { maxLength: 200 },
  station: { maxLength: 100 },
} as const;

export const putVehicleTankLimits = {
  litres: { isRequired: true, min: 1, max: 2000 },
} as const;
