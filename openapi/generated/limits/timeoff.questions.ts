// Generated from `openapi/` by `npm run contract`.

export const askBackTimeoffRequestLimits = {
  question: { isRequired: true, maxLength: 500 },
} as const;

export const replyTimeoffRequestLimits = {
  reply: { maxLength: 500 },
} as const;
