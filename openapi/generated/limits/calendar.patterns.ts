// Generated from `openapi/` by `npm run contract`.

export const createWorkPatternLimits = {
  name: { isRequired: true, maxLength: 60 },
  cycle: { min: 0, max: 1440 },
} as const;

export const updateWorkPatternLimits = {
  name: { isRequired: true, maxLength: 60 },
  cycle: { min: 0, max: 1440 },
} as const;
