// Generated from `openapi/` by `npm run contract`.

export const createSubsidiaryLimits = {
  name: { isRequired: true, maxLength: 100 },
  tin: { maxLength: 13 },
  address: { maxLength: 300 },
} as const;

export const updateSubsidiaryLimits = {
  name: { isRequired: true, maxLength: 100 },
  tin: { maxLength: 13 },
  address: { maxLength: 300 },
} as const;
