// Generated from `openapi/` by `npm run contract`.

export const urgentStates = [
  'overdue',
  'due',
  'missing',
] as const;

/** *timeoff_document*, such as a certificate, is listed to who manages time off. *licence* is the driver's licence, among the documents of whoever has the vehicle; *paper* is statutory, *document* any other one of a thing. */
export const dueKinds = [
  'service',
  'plan',
  'paper',
  'document',
  'licence',
  'missing_paper',
  'employee_document',
  'confirmation',
  'review',
  'timeoff_document',
] as const;

export const dueKindLabels = {
  'service': 'Service',
  'plan': 'Planned maintenance',
  'paper': 'Paper',
  'document': 'Document',
  'licence': 'Driver\'s licence',
  'missing_paper': 'Missing paper',
  'employee_document': 'Employee\'s document',
  'confirmation': 'Confirmation',
  'review': 'Review',
  'timeoff_document': 'Document for time off',
} as const;
