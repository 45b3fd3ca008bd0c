// Generated from `openapi/` by `npm run contract`.

export const giveTimeoffAnswerLimits = {
  reason: { maxLength: 500 },
  question: { maxLength: 500 },
} as const;
