// Generated from `openapi/` by `npm run contract`.

export const timeoffCalendarScopes = [
  'near',
  'business',
] as const;

export const timeoffCalendarScopeLabels = {
  'near': 'My team',
  'business': 'Everybody',
} as const;
