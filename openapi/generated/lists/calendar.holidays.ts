// Generated from `openapi/` by `npm run contract`.

/** Who has it off. People of a state are those whose region is in it. */
export const holidayScopes = [
  'nation',
  'state',
  'business',
] as const;

export const holidayScopeLabels = {
  'nation': 'The whole nation',
  'state': 'One state',
  'business': 'This business',
} as const;

/** Only a declared holiday counts. */
export const holidayStatuses = [
  'expected',
  'declared',
  'cancelled',
] as const;

export const holidayStatusLabels = {
  'expected': 'Expected',
  'declared': 'Declared',
  'cancelled': 'Cancelled',
} as const;
