// Generated from `openapi/` by `npm run contract`.

/** What a benefit is. */
export const benefitKinds = [
  'health',
  'pension',
  'insurance',
  'bonus',
  'allowance',
  'leave',
  'loan',
  'other',
] as const;

export const benefitKindLabels = {
  'health': 'Health (HMO)',
  'pension': 'Pension',
  'insurance': 'Insurance',
  'bonus': 'Bonus',
  'allowance': 'Allowance',
  'leave': 'Leave',
  'loan': 'Loan',
  'other': 'Other',
} as const;
