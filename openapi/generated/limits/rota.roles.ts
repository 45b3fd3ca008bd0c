// Generated from `openapi/` by `npm run contract`.

export const createRoleLimits = {
  name: { isRequired: true, maxLength: 100 },
  note: { maxLength: 2000 },
} as const;

export const updateRoleLimits = {
  name: { isRequired: true, maxLength: 100 },
  note: { maxLength: 2000 },
} as const;
