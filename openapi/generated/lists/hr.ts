// Generated from `openapi/` by `npm run contract`.

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
