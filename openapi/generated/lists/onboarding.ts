// Generated from `openapi/` by `npm run contract`.

export const businessTypes = [
  'partnership',
  'sole_proprietorship',
  'limited_liability_company',
  'public_limited_company',
  'company_limited_by_guarantee',
  'incorporated_trustees',
  'government',
  'other',
] as const;

export const businessTypeLabels = {
  'partnership': 'Partnership',
  'sole_proprietorship': 'Sole Proprietorship',
  'limited_liability_company': 'Limited Liability Company',
  'public_limited_company': 'Public Limited Company',
  'company_limited_by_guarantee': 'Company Limited by Guarantee',
  'incorporated_trustees': 'Incorporated Trustees',
  'government': 'Government',
  'other': 'Other',
} as const;

export const companySizes = [
  'Myself',
  '1-20',
  '21-50',
  '51-100',
  '101-200',
  '201-500',
  '501-999',
  '1000 and above',
] as const;

/** *Affilate* is the spelling of the specification. */
export const referralSources = [
  'LinkedIn',
  'Facebook',
  'Instagram',
  'Affilate',
  'Twitter',
  'Referrals',
] as const;

export const ratings = [
  'not_good',
  'fairly_good',
  'neutral',
  'great',
  'very_great',
] as const;

export const avatarColours = [
  'green',
  'amber',
  'blue',
  'plum',
  'red',
] as const;

export const interests = [
  'Core HR',
  'Payroll',
  'Assets',
  'Task',
  'Time & Attendance',
] as const;

export const creationStatuses = [
  'PENDING',
  'STARTED',
  'SUCCESS',
  'FAILURE',
] as const;
