// Generated from `openapi/` by `npm run contract`.

export const createImportLimits = {
  file_name: { isRequired: true, maxLength: 200 },
  rows: { isRequired: true, min: 1, max: 1000000 },
  mapping: { title: { maxLength: 200 }, column: { maxLength: 50 } },
  words: { column: { maxLength: 50 }, name: { isRequired: true, maxLength: 100 } },
} as const;

export const matchRecordsLimits = {
  keys: { maxLength: 254 },
} as const;

export const sendImportRowsLimits = {
  rows: { row: { isRequired: true, min: 1, max: 10000000 } },
} as const;
