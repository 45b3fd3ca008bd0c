// Generated from `openapi/` by `npm run contract`.

export const createReminderLimits = {
  escalate_after: { min: 1, max: 365 },
} as const;

export const changeReminderLimits = {
  escalate_after: { min: 1, max: 365 },
} as const;
