// Generated from `openapi/` by `npm run contract`.

export const countFlowsLimits = {
  id: { maxLength: 32 },
} as const;

export const readFlowCountsLimits = {
  flow: { maxLength: 60 },
  token: { maxLength: 200 },
} as const;
