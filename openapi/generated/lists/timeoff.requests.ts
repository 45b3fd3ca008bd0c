// Generated from `openapi/` by `npm run contract`.

/** What became of it. */
export const timeoffRequestStatuses = [
  'pending',
  'asked_back',
  'approved',
  'declined',
  'cancelled',
] as const;

export const timeoffRequestStatusLabels = {
  'pending': 'Pending',
  'asked_back': 'Asked back',
  'approved': 'Approved',
  'declined': 'Declined',
  'cancelled': 'Cancelled',
} as const;
