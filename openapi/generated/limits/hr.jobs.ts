// Generated from `openapi/` by `npm run contract`.

export const createJobLimits = {
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 2000 },
} as const;

export const updateJobLimits = {
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 2000 },
} as const;
