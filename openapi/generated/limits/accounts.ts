// Generated from `openapi/` by `npm run contract`.

export const signUpLimits = {
  email: { maxLength: 254 },
  password: { isRequired: true, maxLength: 128 },
  source: { maxLength: 1000 },
} as const;

export const confirmEmailLimits = {
  key: { isRequired: true, maxLength: 200 },
} as const;

export const resendConfirmationEmailLimits = {
  email: { maxLength: 254 },
} as const;

export const logInLimits = {
  email: { maxLength: 254 },
  password: { isRequired: true, maxLength: 128 },
} as const;

export const completeLogInLimits = {
  ticket: { isRequired: true, maxLength: 200 },
  one_time_code: { isRequired: true, maxLength: 40 },
} as const;

export const beginSecondStepLimits = {
  password: { isRequired: true, maxLength: 128 },
} as const;

export const confirmSecondStepLimits = {
  one_time_code: { isRequired: true, maxLength: 40 },
} as const;

export const renewRecoveryCodesLimits = {
  password: { isRequired: true, maxLength: 128 },
  one_time_code: { isRequired: true, maxLength: 40 },
} as const;

export const endSecondStepLimits = {
  password: { isRequired: true, maxLength: 128 },
  one_time_code: { isRequired: true, maxLength: 40 },
} as const;

export const refreshTokenLimits = {
  refresh_token: { isRequired: true, maxLength: 200 },
} as const;

export const logOutLimits = {
  refresh_token: { isRequired: true, maxLength: 200 },
} as const;

export const updateCurrentUserLimits = {
  first_name: { maxLength: 100 },
  last_name: { maxLength: 100 },
  phone_number: { maxLength: 40 },
  password: { maxLength: 128 },
} as const;

export const requestPasswordResetLimits = {
  email: { maxLength: 254 },
} as const;

export const checkPasswordResetLimits = {
  uid: { isRequired: true, maxLength: 200 },
  token: { isRequired: true, maxLength: 200 },
} as const;

export const resetPasswordLimits = {
  uid: { isRequired: true, maxLength: 200 },
  token: { isRequired: true, maxLength: 200 },
  new_password: { isRequired: true, maxLength: 128 },
} as const;

export const changePasswordLimits = {
  old_password: { isRequired: true, maxLength: 128 },
  new_password: { isRequired: true, maxLength: 128 },
} as const;
