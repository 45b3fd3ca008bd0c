// Generated from `openapi/` by `npm run contract`.

export const exportStatuses = [
  'PENDING',
  'READY',
  'FAILED',
] as const;
