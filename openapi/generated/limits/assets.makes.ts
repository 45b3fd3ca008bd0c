// Generated from `openapi/` by `npm run contract`.

export const createMakeLimits = {
  name: { isRequired: true, maxLength: 100 },
} as const;

export const createMakeModelLimits = {
  name: { isRequired: true, maxLength: 100 },
} as const;
