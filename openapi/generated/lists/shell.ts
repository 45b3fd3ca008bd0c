// Generated from `openapi/` by `npm run contract`.

export const appOnboardingTypes = [
  'asset_onboarding',
] as const;

export const firstSteps = [
  'set_up',
  'plan',
  'invitation',
  'logo',
  'asset',
] as const;
