// Generated from `openapi/` by `npm run contract`.

export const recordEmployeeTimeoffTakenLimits = {
  note: { maxLength: 500 },
} as const;

export const recordTimeoffTakenLimits = {
  note: { maxLength: 500 },
} as const;
