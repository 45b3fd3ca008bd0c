// Generated from `openapi/` by `npm run contract`.

/** One a module. */
export const appOnboardingTypes = [
  'asset_onboarding',
  'fleet_onboarding',
  'hr_onboarding',
] as const;

export const firstSteps = [
  'set_up',
  'plan',
  'invitation',
  'logo',
  'asset',
] as const;
