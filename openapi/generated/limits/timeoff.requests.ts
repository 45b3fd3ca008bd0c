// Generated from `openapi/` by `npm run contract`.

export const createEmployeeTimeoffRequestLimits = {
  note: { maxLength: 500 },
} as const;

export const createMyTimeoffRequestLimits = {
  note: { maxLength: 500 },
} as const;

export const declineTimeoffRequestLimits = {
  reason: { isRequired: true, maxLength: 500 },
} as const;
