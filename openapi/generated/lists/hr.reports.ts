// Generated from `openapi/` by `npm run contract`.

/** The reports that need no more than access_hr. */
export const hrReportNames = [
  'turnover',
  'employee-count',
  'head-count',
  'diversity-demographic',
  'age-profile',
] as const;

export const reportFormats = [
  'csv',
  'pdf',
] as const;

/** What a number counts. */
export const figureUnits = [
  'people',
  'percent',
  'years',
  'naira',
] as const;

/** How a table is drawn: its first column over time, joined against left over time, its first column as bars, or not at all. */
export const reportCharts = [
  'line',
  'flow',
  'bars',
  'none',
] as const;
