// Generated from `openapi/` by `npm run contract`.

/** Operations that everybody may call: `security: []`. */
export const openOperations = [
  'signUp',
  'confirmEmail',
  'resendConfirmationEmail',
  'logIn',
  'completeLogIn',
  'refreshToken',
  'logOut',
  'requestPasswordReset',
  'checkPasswordReset',
  'resetPassword',
  'validateActivationToken',
  'createInvitedAccount',
  'signInFromInvitation',
  'completeInvitedSignIn',
  'requestFreshInvitation',
  'listBusinessTypes',
  'listBusinessPlans',
  'listCountries',
  'getCountry',
  'openInvitationLink',
  'claimInvitationLink',
  'listOnboardingBanks',
  'openOnboardingForm',
  'saveOnboardingForm',
  'submitOnboardingForm',
  'countFlows',
  'readFlowCounts',
  'findLabel',
  'reportFault',
  'followFault',
  'openRoadsideView',
  'openRoadsideFile',
] as const;

/** Operations that may make their caller wait (`x-held`). */
export const heldOperations = [
  'checkCreateStatus',
  'listExports',
  'downloadExport',
  'buySubscription',
  'checkPayment',
  'cancelPayment',
  'validateAccountNumber',
] as const;
