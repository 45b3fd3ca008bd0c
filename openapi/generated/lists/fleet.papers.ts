// Generated from `openapi/` by `npm run contract`.

/** The first three are types of documents that every business begins with. Another one becomes a type of the register with its first paper; it is known by its name. */
export const paperTypes = [
  'autoreg',
  'roadworthiness',
  'insurance',
  'ownership',
  'hackney',
  'heavy_duty',
  'drivers_licence',
  'tinted_glass',
  'cmr',
] as const;

export const paperTypeLabels = {
  'autoreg': 'Vehicle licence',
  'roadworthiness': 'Road worthiness',
  'insurance': 'Insurance',
  'ownership': 'Proof of ownership',
  'hackney': 'Hackney permit',
  'heavy_duty': 'Heavy-duty permit',
  'drivers_licence': 'Driver\'s licence',
  'tinted_glass': 'Tinted-glass permit',
  'cmr': 'CMR certificate',
} as const;
