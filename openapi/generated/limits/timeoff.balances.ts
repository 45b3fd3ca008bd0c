// Generated from `openapi/` by `npm run contract`.

export const createTimeoffAdjustmentLimits = {
  amount: { isRequired: true, min: -8784, max: 8784 },
  reason: { isRequired: true, maxLength: 200 },
} as const;
