// Generated from `openapi/` by `npm run contract`.

export const titles = [
  'mr',
  'mrs',
  'dr',
  'prof',
  'miss',
  'ms',
] as const;

export const titleLabels = {
  'mr': 'Mr',
  'mrs': 'Mrs',
  'dr': 'Dr',
  'prof': 'Prof',
  'miss': 'Miss',
  'ms': 'Ms',
} as const;

export const genders = [
  'female',
  'male',
] as const;

export const genderLabels = {
  'female': 'Female',
  'male': 'Male',
} as const;

export const maritalStatuses = [
  'single',
  'married',
  'separated',
  'divorced',
  'widowed',
] as const;

export const maritalStatusLabels = {
  'single': 'Single',
  'married': 'Married',
  'separated': 'Separated',
  'divorced': 'Divorced',
  'widowed': 'Widowed',
} as const;

export const employmentTypes = [
  'permanent',
  'contract',
  'part_time',
  'casual',
  'intern',
  'nysc',
] as const;

export const employmentTypeLabels = {
  'permanent': 'Permanent',
  'contract': 'Contract',
  'part_time': 'Part-time',
  'casual': 'Casual',
  'intern': 'Intern',
  'nysc': 'Youth service (NYSC)',
} as const;

/** For how long a pay is. */
export const payPeriods = [
  'monthly',
  'weekly',
  'daily',
  'yearly',
] as const;

export const payPeriodLabels = {
  'monthly': 'Monthly',
  'weekly': 'Weekly',
  'daily': 'Daily',
  'yearly': 'Yearly',
} as const;

/** Why an employment ended. */
export const terminationReasons = [
  'resignation',
  'dismissal',
  'redundancy',
  'contract_end',
  'retirement',
  'death',
  'other',
] as const;

export const terminationReasonLabels = {
  'resignation': 'Resignation',
  'dismissal': 'Dismissal',
  'redundancy': 'Redundancy',
  'contract_end': 'End of contract',
  'retirement': 'Retirement',
  'death': 'Death',
  'other': 'Other',
} as const;
