// Generated from `openapi/` by `npm run contract`.

/** When the default benefits of a new employee begin; without a probation, on the hire date. */
export const defaultBenefitStarts = [
  'hire_date',
  'probation_end',
] as const;

export const defaultBenefitStartLabels = {
  'hire_date': 'On the hire date',
  'probation_end': 'The day after the probation',
} as const;

export const hrSetupSteps = [
  'employees',
  'departments',
  'regions',
  'jobs',
  'managers',
  'benefits',
  'company_files',
  'hr_staff',
] as const;

export const hrSetupStepDescriptions = {
  'employees': 'Somebody besides the owner has a record.',
  'departments': 'Somebody is in a department.',
  'regions': 'Somebody is in a region.',
  'jobs': 'There is a job.',
  'managers': 'Somebody reports to somebody.',
  'benefits': 'There is a benefit.',
  'company_files': 'There is a company file.',
  'hr_staff': 'Somebody besides the owner may see people.',
} as const;
