// Generated from `openapi/` by `npm run contract`.

export const addEmployeeDocumentLimits = {
  name: { maxLength: 200 },
  number: { maxLength: 50 },
  reminder_days: { min: 1, max: 365 },
} as const;

export const renewEmployeeDocumentLimits = {
  number: { maxLength: 50 },
  reminder_days: { min: 1, max: 365 },
} as const;

export const createDocumentRequestLimits = {
  name: { maxLength: 200 },
  note: { maxLength: 1000 },
} as const;

export const acceptDocumentAnswerLimits = {
  reminder_days: { min: 1, max: 365 },
} as const;

export const sendBackDocumentAnswerLimits = {
  note: { isRequired: true, maxLength: 500 },
} as const;

export const sendMyDocumentLimits = {
  number: { maxLength: 50 },
} as const;
