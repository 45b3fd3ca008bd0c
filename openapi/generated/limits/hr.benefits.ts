// Generated from `openapi/` by `npm run contract`.

export const createBenefitLimits = {
  name: { isRequired: true, maxLength: 100 },
  provider: { maxLength: 100 },
  description: { maxLength: 2000 },
} as const;

export const updateBenefitLimits = {
  name: { isRequired: true, maxLength: 100 },
  provider: { maxLength: 100 },
  description: { maxLength: 2000 },
} as const;
