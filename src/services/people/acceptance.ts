import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, type Options, open } from '../shared/client.ts';

type Schemas = components['schemas'];

/** `token` comes from the email link. */
export function validateActivationToken(input: { token: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/validate/', { body: input, signal }));
}

export function createInvitedAccount(input: Schemas['NewInvitedAccount'], { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/create_account/', { body: input, signal }));
}

export function signInFromInvitation(input: Schemas['Acceptance'], { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/sign_in/', { body: input, signal }));
}

/** `ticket` comes from `signInFromInvitation`; `one_time_code` is a code of the authenticator app or a recovery code. */
export function completeInvitedSignIn(input: Schemas['SecuredAcceptance'], { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/second_step/', { body: input, signal }));
}

/** Requests a fresh invitation with an old link; the server always gives the same answer. */
export function requestFreshInvitation(input: { token: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/request_invitation/', { body: input, signal }));
}
