// Generated from `openapi/` by `npm run contract`.

/** *in_progress* and *returned* wait for the employee, *submitted* waits for a review. */
export const onboardingStates = [
  'in_progress',
  'submitted',
  'returned',
  'approved',
  'cancelled',
] as const;

export const onboardingStateLabels = {
  'in_progress': 'Waiting for employee',
  'submitted': 'To review',
  'returned': 'Changes asked',
  'approved': 'Approved',
  'cancelled': 'Cancelled',
} as const;

export const onboardingParts = [
  'details',
  'bank',
  'next_of_kin',
  'emergency_contact',
] as const;

export const onboardingPartLabels = {
  'details': 'Personal details',
  'bank': 'Bank and numbers',
  'next_of_kin': 'Next of kin',
  'emergency_contact': 'Emergency contact',
} as const;
