import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, type Options, open } from '../shared/client.ts';

type Schemas = components['schemas'];

export function signUp(input: Schemas['SignUp'], { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/signup/', { body: input, signal }));
}

/** `key` is the token of the email link. */
export function confirmEmail(input: { key: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/signup/confirm_email/', { body: input, signal }));
}

export function resendConfirmationEmail(input: { email: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/signup/resend_confirmation_email/', { body: input, signal }));
}

export function requestPasswordReset(input: { email: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/password/reset/', { body: input, signal }));
}

/** `uid` and `token` come from the email link, which stays good. A link that is not is refused as by `resetPassword`. */
export function checkPasswordReset(input: { uid: string; token: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/password/reset/check/', { body: input, signal }));
}

/** `uid` and `token` come from the email link. */
export function resetPassword(input: { uid: string; token: string; new_password: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/password/reset/confirm', { body: input, signal }));
}

export function logIn(input: { email: string; password: string }, { signal }: Options) {
  const query = { device: 'web' } as const;
  return bodyOf(open.POST('/accounts/auth/login/', { params: { query }, body: input, signal }));
}

/** `ticket` comes from `logIn`; `one_time_code` is a code of the authenticator app or a recovery code. */
export function completeLogIn(input: { ticket: string; one_time_code: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/login/second_step/', { body: input, signal }));
}

export function refreshToken(input: { refresh_token: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/token/refresh/', { body: input, signal }));
}

export async function logOut(input: { refresh_token: string }, { signal }: Options): Promise<void> {
  await bodyOf(open.POST('/accounts/auth/logout/', { body: { ...input, everywhere: false }, signal }));
}

/** Returns the given business first if the person is a member. Takes a token, because the session is built from this answer. */
export function getCurrentUser(
  { accessToken, businessId }: { accessToken: string; businessId: string | null },
  { signal }: Options,
) {
  const headers = { Authorization: `Bearer ${accessToken}` };
  return bodyOf(open.GET('/accounts/auth/user/', { params: { query: first(businessId) }, headers, signal }));
}

/** The query that puts a business first. */
export const first = (businessId: string | null) => (businessId === null ? {} : { business: businessId });
