import type { components } from '../../openapi/generated/contract.ts';
import { bodyOf, type Options, open } from './client.ts';

type Schemas = components['schemas'];

export function signUp(input: Schemas['SignUp'], { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/signup/', { body: input, signal }));
}

/** `key` is the token of the link in the e-mail. */
export function confirmEmail(input: { key: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/signup/confirm_email/', { body: input, signal }));
}

export function resendConfirmationEmail(input: { email: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/signup/resend_confirmation_email/', { body: input, signal }));
}

export function logIn(input: { email: string; password: string }, { signal }: Options) {
  const query = { device: 'web' } as const;
  return bodyOf(open.POST('/accounts/auth/login/', { params: { query }, body: input, signal }));
}

export function refreshToken(input: { refresh_token: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/token/refresh/', { body: input, signal }));
}

export async function logOut(input: { refresh_token: string }, { signal }: Options): Promise<void> {
  await bodyOf(open.POST('/accounts/auth/logout/', { body: { ...input, everywhere: false }, signal }));
}

/** Called with a given token: the session is only being built, or renewed, from the answer. */
export function getCurrentUser(input: { accessToken: string }, { signal }: Options) {
  const headers = { Authorization: `Bearer ${input.accessToken}` };
  return bodyOf(open.GET('/accounts/auth/user/', { headers, signal }));
}
