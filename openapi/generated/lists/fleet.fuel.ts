// Generated from `openapi/` by `npm run contract`.

/** What a reading came with. */
export const readingSources = [
  'reading',
  'maintenance',
  'fuel',
  'check',
] as const;

export const readingSourceLabels = {
  'reading': 'Reading',
  'maintenance': 'Service or repair',
  'fuel': 'Fuel',
  'check': 'Daily check',
} as const;

export const fuels = [
  'petrol',
  'diesel',
] as const;

export const fuelLabels = {
  'petrol': 'Petrol',
  'diesel': 'Diesel',
} as const;

/** Why a fill does not fit: more than the tank holds; a price more than 25% away from that of the fills before; a reading that was corrected; a consumption less than half or more than one and a half times the usual one. */
export const fuelDoubts = [
  'tank',
  'price',
  'odometer',
  'consumption',
] as const;

export const fuelDoubtLabels = {
  'tank': 'More than the tank holds',
  'price': 'Unusual price',
  'odometer': 'Odometer does not go on',
  'consumption': 'Unusual consumption',
} as const;
