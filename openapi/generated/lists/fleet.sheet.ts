// Generated from `openapi/` by `npm run contract`.

/** *due* expires within 30 days. *missing* is needed and not there; *not_needed* is neither. One that is there has its own state, needed or not. */
export const paperSheetStates = [
  'valid',
  'due',
  'expired',
  'missing',
  'not_needed',
] as const;

export const paperSheetStateLabels = {
  'valid': 'Valid',
  'due': 'Due soon',
  'expired': 'Expired',
  'missing': 'Missing',
  'not_needed': 'Not needed',
} as const;
