// Generated from `openapi/` by `npm run contract`.

export const replaceShiftLinkLimits = {
  days: { isRequired: true },
} as const;
