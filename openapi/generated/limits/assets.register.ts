// Generated from `openapi/` by `npm run contract`.

export const createAssetLimits = {
  name: { maxLength: 200 },
  brand: { maxLength: 200 },
  model: { maxLength: 200 },
  serial_no: { maxLength: 200 },
  color: { maxLength: 200 },
  notes: { maxLength: 2000 },
  cost: { min: 0, max: 1000000000000000 },
  vendor: { maxLength: 200 },
  vehicle_make: { maxLength: 100 },
  vehicle_model: { maxLength: 100 },
  year: { min: 1900, max: 2100 },
  plate_no: { maxLength: 200 },
  mileage: { min: 0, max: 2000000000 },
  contact: { maxLength: 200 },
  vehicle: { vehicle_make: { maxLength: 200 }, vehicle_model: { maxLength: 200 }, plate_no: { maxLength: 200 }, contact: { maxLength: 200 } },
  duplicate_reason: { maxLength: 200 },
} as const;

export const updateAssetLimits = {
  name: { maxLength: 200 },
  brand: { maxLength: 200 },
  model: { maxLength: 200 },
  serial_no: { maxLength: 200 },
  color: { maxLength: 200 },
  notes: { maxLength: 2000 },
  cost: { min: 0, max: 1000000000000000 },
  vendor: { maxLength: 200 },
  vehicle_make: { maxLength: 100 },
  vehicle_model: { maxLength: 100 },
  year: { min: 1900, max: 2100 },
  plate_no: { maxLength: 200 },
  mileage: { min: 0, max: 2000000000 },
  contact: { maxLength: 200 },
  vehicle: { vehicle_make: { maxLength: 200 }, vehicle_model: { maxLength: 200 }, plate_no: { maxLength: 200 }, contact: { maxLength: 200 } },
  version: { min: 1 },
  duplicate_reason: { maxLength: 200 },
} as const;

export const saveAssetViewLimits = {
  name: { isRequired: true, maxLength: 60 },
  filters: { search: { maxLength: 100 }, hidden_columns: { maxLength: 40 } },
} as const;

export const renameAssetViewLimits = {
  name: { isRequired: true, maxLength: 60 },
} as const;
