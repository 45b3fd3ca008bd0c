// Generated from `openapi/` by `npm run contract`.

export const bulkImportAssetsLimits = {
  row_num: { isRequired: true, min: 1, max: 10000000 },
  asset_or_vehicle: { maxLength: 1000 },
  asset_or_vehicle_type: { maxLength: 1000 },
  name: { maxLength: 1000 },
  make: { maxLength: 1000 },
  model: { maxLength: 1000 },
  serial_no: { maxLength: 1000 },
  status: { maxLength: 1000 },
  asset_condition: { maxLength: 1000 },
  mileage: { maxLength: 1000 },
  purchase_date: { maxLength: 1000 },
  cost: { maxLength: 1000 },
} as const;
