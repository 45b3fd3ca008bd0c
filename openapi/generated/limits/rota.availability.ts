// Generated from `openapi/` by `npm run contract`.

export const createUnavailabilityLimits = {
  note: { maxLength: 200 },
} as const;
