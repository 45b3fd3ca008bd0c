// Generated from `openapi/` by `npm run contract`.

export const createTimeoffShutdownLimits = {
  reason: { isRequired: true, maxLength: 100 },
} as const;

export const checkTimeoffShutdownLimits = {
  reason: { isRequired: true, maxLength: 100 },
} as const;
