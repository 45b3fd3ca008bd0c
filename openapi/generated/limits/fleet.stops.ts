// Generated from `openapi/` by `npm run contract`.

export const liftVehicleStopLimits = {
  note: { isRequired: true, maxLength: 500 },
} as const;
