// Generated from `openapi/` by `npm run contract`.

export const incidentKinds = [
  'accident',
  'fine',
] as const;

export const incidentKindLabels = {
  'accident': 'Accident',
  'fine': 'Fine',
} as const;
