import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, open } from './client.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { domain: string };
type OfOne = OfBusiness & { id: string };

/** `token` is that of the link in the e-mail. */
export function validateActivationToken(input: { token: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/validate/', { body: input, signal }));
}

export function createInvitedAccount(input: Schemas['Acceptance'], { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/create_account/', { body: input, signal }));
}

export function signInFromInvitation(input: Schemas['Acceptance'], { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/sign_in/', { body: input, signal }));
}

/** `ticket` is what `signInFromInvitation` answered; `one_time_code` is a code of the person's app or a recovery code. */
export function completeInvitedSignIn(input: Schemas['SecuredAcceptance'], { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/second_step/', { body: input, signal }));
}

/** By an old link; the answer is the same whatever becomes of it. */
export function requestFreshInvitation(input: { token: string }, { signal }: Options) {
  return bodyOf(open.POST('/accounts/auth/activation/request_invitation/', { body: input, signal }));
}

/** A page of invitations. Until another page has come, the one before stays. */
export const invitationsQuery = (domain: string, asked: Asked<'listInvitations'>) =>
  queryOptions({
    queryKey: ['listInvitations', domain, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain }, query: asked };
      return bodyOf(client.GET('/c/{domain}/employee_user_invitations/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export type SendInvitations = OfBusiness & { idempotencyKey: string; invitations: Schemas['NewInvitations'] };

/** A repeated call with the same key sends nothing again. */
export function sendInvitations({ domain, idempotencyKey, invitations }: SendInvitations, { signal }: Options) {
  const params = { path: { domain }, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/employee_user_invitations/', { params, body: invitations, signal }));
}

export function resendInvitation(input: OfOne, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/employee_user_invitations/{id}/resend/', { params: { path: input }, signal }));
}

export async function withdrawInvitation(input: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/employee_user_invitations/{id}/', { params: { path: input }, signal }));
}
