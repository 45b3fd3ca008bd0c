// Generated from `openapi/` by `npm run contract`.

export const reportVehicleIssueLimits = {
  message: { isRequired: true, maxLength: 2000 },
} as const;
