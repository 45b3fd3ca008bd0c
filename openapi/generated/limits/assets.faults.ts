// Generated from `openapi/` by `npm run contract`.

export const reportFaultLimits = {
  key: { maxLength: 64 },
  message: { isRequired: true, maxLength: 1000 },
  name: { maxLength: 100 },
  contact: { maxLength: 100 },
} as const;
