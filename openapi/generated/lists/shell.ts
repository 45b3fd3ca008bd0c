// Generated from `openapi/` by `npm run contract`.

export const appOnboardingTypes = [
  'asset_onboarding',
] as const;
