// Generated from `openapi/` by `npm run contract`.

export const addDocumentLimits = {
  name: { maxLength: 200 },
} as const;
