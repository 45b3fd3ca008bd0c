// Generated from `openapi/` by `npm run contract`.

export const createCompanyFilesLimits = {
  files: { name: { isRequired: true, maxLength: 200 } },
  description: { maxLength: 1000 },
} as const;

export const updateCompanyFileLimits = {
  name: { isRequired: true, maxLength: 200 },
  description: { maxLength: 1000 },
} as const;

export const acknowledgeMyFileLimits = {
  version: { isRequired: true, min: 1, max: 100000 },
} as const;
