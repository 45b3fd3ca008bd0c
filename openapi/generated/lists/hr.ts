// Generated from `openapi/` by `npm run contract`.

/** What a record may lack. */
export const missingFacts = [
  'department',
  'region',
  'job',
  'gender',
  'birth_date',
  'employment_type',
  'marital_status',
  'nationality',
  'state_of_origin',
  'hire_date',
] as const;

/** Only active employees can be given something. */
export const employeeStatuses = [
  'active',
  'inactive',
  'terminated',
] as const;

export const employeeStatusLabels = {
  'active': 'Active',
  'inactive': 'Inactive',
  'terminated': 'Terminated',
} as const;
