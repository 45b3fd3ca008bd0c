// Generated from `openapi/` by `npm run contract`.

export const occasionStatuses = [
  'active',
  'upcoming',
] as const;
