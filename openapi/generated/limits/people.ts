// Generated from `openapi/` by `npm run contract`.

export const validateActivationTokenLimits = {
  token: { isRequired: true, maxLength: 200 },
} as const;

export const createInvitedAccountLimits = {
  email: { maxLength: 254 },
  password: { isRequired: true, maxLength: 128 },
  token: { isRequired: true, maxLength: 200 },
  first_name: { maxLength: 100 },
  last_name: { maxLength: 100 },
} as const;

export const signInFromInvitationLimits = {
  email: { maxLength: 254 },
  password: { isRequired: true, maxLength: 128 },
  token: { isRequired: true, maxLength: 200 },
} as const;

export const completeInvitedSignInLimits = {
  token: { isRequired: true, maxLength: 200 },
  ticket: { isRequired: true, maxLength: 200 },
  one_time_code: { isRequired: true, maxLength: 40 },
} as const;

export const requestFreshInvitationLimits = {
  token: { isRequired: true, maxLength: 200 },
} as const;

export const sendInvitationsLimits = {
  emails: { maxLength: 320 },
  personal_line: { maxLength: 300 },
} as const;

export const inviteEmployeesLimits = {
  personal_line: { maxLength: 300 },
} as const;

export const claimInvitationLinkLimits = {
  email: { maxLength: 254 },
} as const;

export const nameAdministratorLimits = {
  password: { isRequired: true, maxLength: 128 },
} as const;
