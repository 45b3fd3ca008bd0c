// Generated from `openapi/` by `npm run contract`.

/** Kinds of vehicles. */
export const vehicleTypes = [
  'car',
  'truck',
  'bus',
  'bike',
  'forklift',
] as const;

export const vehicleTypeLabels = {
  'car': 'Car',
  'truck': 'Truck',
  'bus': 'Bus',
  'bike': 'Bike',
  'forklift': 'Forklift',
} as const;
