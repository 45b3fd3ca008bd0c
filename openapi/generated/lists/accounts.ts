// Generated from `openapi/` by `npm run contract`.

/** The plan that the person chose at sign-up. */
export const chosenPlans = [
  'premium',
  'free',
] as const;

/** *create*: no business yet; *setup*: an owner of a new business; *unapplicable*: a member who is not an owner; empty: done; *closed*: every business of this person is closed. */
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
