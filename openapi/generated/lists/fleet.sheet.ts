// Generated from `openapi/` by `npm run contract`.

/** *due* expires within 30 days. *missing* is needed and not there; *not_needed* is neither; *no_driver* is the driver's licence of a vehicle that nobody has. One that is there has its own state, needed or not. */
export const paperSheetStates = [
  'valid',
  'due',
  'expired',
  'missing',
  'no_driver',
  'not_needed',
] as const;

export const paperSheetStateLabels = {
  'valid': 'Valid',
  'due': 'Due soon',
  'expired': 'Expired',
  'missing': 'Missing',
  'no_driver': 'No driver',
  'not_needed': 'Not needed',
} as const;
