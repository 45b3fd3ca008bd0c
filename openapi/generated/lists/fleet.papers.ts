// Generated from `openapi/` by `npm run contract`.

/** The types of papers that every business has. */
export const paperTypes = [
  'autoreg',
  'roadworthiness',
  'insurance',
] as const;

export const paperTypeLabels = {
  'autoreg': 'Auto Reg',
  'roadworthiness': 'Road Wothiness',
  'insurance': 'Insurance',
} as const;
