// Generated from `openapi/` by `npm run contract`.

export const createTimeoffBlackoutLimits = {
  reason: { isRequired: true, maxLength: 100 },
} as const;
