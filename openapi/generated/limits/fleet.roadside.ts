// Generated from `openapi/` by `npm run contract`.

export const createRoadsideLinkLimits = {
  days: { isRequired: true },
  holder: { maxLength: 100 },
} as const;
