// Generated from `openapi/` by `npm run contract`.

/** How large the labels are, and how many a page has. */
export const labelSheets = [
  'l7160',
  'l7651',
  'l7163',
  'single',
] as const;

export const labelSheetLabels = {
  'l7160': '21 on A4, 63.5 × 38.1 mm (Avery L7160)',
  'l7651': '65 on A4, 38.1 × 21.2 mm (Avery L7651)',
  'l7163': '14 on A4, 99.1 × 38.1 mm (Avery L7163)',
  'single': 'Label printer, 50 × 25 mm',
} as const;
