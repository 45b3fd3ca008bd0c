// Generated from `openapi/` by `npm run contract`.

export const reportIssueLimits = {
  message: { isRequired: true, maxLength: 2000 },
} as const;

export const updateIssueLimits = {
  message: { maxLength: 2000 },
} as const;

export const closeIssueLimits = {
  note: { isRequired: true, maxLength: 2000 },
} as const;
