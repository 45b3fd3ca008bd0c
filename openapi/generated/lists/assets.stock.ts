// Generated from `openapi/` by `npm run contract`.

/** *Found* is expected and was seen, *missing* is expected and was not seen (yet), *unexpected* was seen and belongs elsewhere. */
export const stockTakeStates = [
  'found',
  'missing',
  'unexpected',
] as const;

export const stockTakeStateLabels = {
  'found': 'Found',
  'missing': 'Missing',
  'unexpected': 'Unexpected',
} as const;
