// Generated from `openapi/` by `npm run contract`.

/** What a record may lack. */
export const missingFacts = [
  'department',
  'region',
  'subsidiary',
  'job',
  'gender',
  'birth_date',
  'employment_type',
  'marital_status',
  'nationality',
  'state_of_origin',
  'hire_date',
] as const;

/** What they are today, where the business is. An active employee whose hire date is to come is joining; on their last day an employment has ended. Only active employees can be given something. */
export const employeeStatuses = [
  'joining',
  'active',
  'inactive',
  'terminated',
] as const;

export const employeeStatusLabels = {
  'joining': 'Joining',
  'active': 'Active',
  'inactive': 'Inactive',
  'terminated': 'Terminated',
} as const;
