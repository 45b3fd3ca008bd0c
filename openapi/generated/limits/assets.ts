// Generated from `openapi/` by `npm run contract`.

export const createAssetTypeLimits = {
  name: { isRequired: true, maxLength: 100 },
  starting_number: { min: 1, max: 999999 },
} as const;

export const updateAssetTypeLimits = {
  name: { isRequired: true, maxLength: 100 },
  starting_number: { min: 1, max: 999999 },
} as const;

export const setAssetTypeDepreciationLimits = {
  useful_life_months: { isRequired: true, min: 1, max: 1200 },
  residual_percent: { isRequired: true, min: 0, max: 100 },
} as const;

export const createDocumentTypeLimits = {
  name: { isRequired: true, maxLength: 100 },
} as const;

export const renameDocumentTypeLimits = {
  name: { isRequired: true, maxLength: 100 },
} as const;

export const createIssueTypeLimits = {
  name: { isRequired: true, maxLength: 100 },
} as const;

export const renameIssueTypeLimits = {
  name: { isRequired: true, maxLength: 100 },
} as const;
