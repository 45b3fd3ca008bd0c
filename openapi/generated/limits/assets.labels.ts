// Generated from `openapi/` by `npm run contract`.

export const printLabelsLimits = {
  start: { min: 1, max: 65 },
  filter: { search: { maxLength: 100 } },
} as const;
