// Generated from `openapi/` by `npm run contract`.

export const handOverAssetsLimits = {
  signature: { name: { isRequired: true, maxLength: 200 }, drawing: { maxLength: 20000 } },
} as const;
