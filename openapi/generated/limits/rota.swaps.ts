// Generated from `openapi/` by `npm run contract`.

export const offerShiftLimits = {
  note: { maxLength: 300 },
} as const;

export const approveShiftSwapLimits = {
  despite: { maxLength: 200 },
} as const;

export const declineShiftSwapLimits = {
  reason: { isRequired: true, maxLength: 300 },
} as const;
