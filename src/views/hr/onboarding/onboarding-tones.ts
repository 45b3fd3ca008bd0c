/** How each state of an onboarding is coloured beside its word. */
export const onboardingTones = {
  in_progress: 'neutral',
  submitted: 'warning',
  returned: 'neutral',
  approved: 'good',
  cancelled: 'neutral',
} as const;
