// Generated from `openapi/` by `npm run contract`.

/** The plan that the person chose at sign-up. */
export const chosenPlans = [
  'premium',
  'free',
] as const;

/** *create*: no business yet; *setup*: an owner whose business is new; *unapplicable*: staff, who set nothing up; empty: done; *closed*: every business of this person is closed, so there is nowhere to go. */
export const onboardingStatuses = [
  'create',
  'setup',
  'unapplicable',
  '',
  'closed',
] as const;

export const deviceKinds = [
  'web',
  'mobile',
] as const;
