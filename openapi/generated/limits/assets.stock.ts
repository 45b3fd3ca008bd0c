// Generated from `openapi/` by `npm run contract`.

export const startStockTakeLimits = {
  notes: { maxLength: 200 },
} as const;

export const countStockTakeItemLimits = {
  label: { maxLength: 500 },
} as const;
