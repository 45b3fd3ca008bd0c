/** The setup of the invitation machine: its data, events, actors, guards and actions. */
import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { isTicketEnded, ticketLifetime } from '../../../domain/accounts/second-step.ts';
import {
  canBeRenewed,
  isInvitedPasswordAcceptable,
  isInvitedSignInAcceptable,
  isNamed,
  isSameAddress,
  type LinkFault,
  linkFaultOf,
} from '../../../domain/people/invitation.ts';
import type { NewPassword } from '../../../domain/shared/new-password.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
type Activation = Schemas['Activation'];
type SignedIn = Schemas['SignedIn'];
type Detail = Schemas['Detail'];
type SecondStepAsked = Schemas['SecondStepAsked'];
export type InvitedSignIn = { user: SignedIn } | SecondStepAsked;
type Credentials = { email: string; password: string };
type Names = { first_name: string; last_name: string };
type NewAccount = NewPassword & Names;
export type InvitedProof = { token: string; ticket: string; one_time_code: string };

type Input = { token: string | null; signedInAs: string | null };
export type Context = Input & {
  email: string;
  isNewUser: boolean;
  /** Who invites to what; null until the server has said so. */
  invitation: Pick<Activation, 'invited_by' | 'business' | 'logo' | 'modules'> | null;
  names: Names;
  password: string;
  ticket: string;
  code: string;
  fault: LinkFault | null;
  session: SignedIn | null;
  problem: Problem | null;
};
type Event =
  | { type: 'invite.begin' }
  | { type: 'invite.retry' }
  | { type: 'invite.type' }
  | ({ type: 'invite.create' } & NewAccount)
  | ({ type: 'invite.signIn' } & Credentials)
  | { type: 'code.submit'; code: string }
  | { type: 'code.leave' }
  | { type: 'account.leave' }
  | { type: 'fresh.ask' };

type Failed = { error: unknown };

export const activation = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: SignedIn | null;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    validateActivationToken: placeholder<Activation, { token: string }>('validateActivationToken'),
    leaveAccount: placeholder<void, unknown>('leaveAccount'),
    createInvitedAccount: placeholder<SignedIn, Schemas['NewInvitedAccount']>('createInvitedAccount'),
    signInFromInvitation: placeholder<InvitedSignIn, Credentials & { token: string }>('signInFromInvitation'),
    completeInvitedSignIn: placeholder<{ user: SignedIn }, InvitedProof>('completeInvitedSignIn'),
    requestFreshInvitation: placeholder<Detail, { token: string }>('requestFreshInvitation'),
  },
  delays: { ticketLifetime, signOutDeadline: 10_000 },
  guards: {
    hasToken: ({ context }) => Boolean(context.token),
    isForAnother: ({ context }, { email }: Activation) =>
      context.signedInAs !== null && !isSameAddress(context.signedInAs, email),
    isNewUser: (_, { is_new_user }: Pick<Activation, 'is_new_user'>) => is_new_user,
    isRenewable: (_, { error }: Failed) => {
      const fault = linkFaultOf(problemOf(error));
      return fault !== null && canBeRenewed(fault);
    },
    isRefused: (_, { error }: Failed) => problemOf(error).kind === 'invalid',
    isLinkFault: (_, { error }: Failed) => linkFaultOf(problemOf(error)) !== null,
    asksSecondStep: (_, { answer }: { answer: InvitedSignIn }) => 'second_step' in answer,
    hasCode: (_, { code }: { code: string }) => code.trim() !== '',
    isTicketEnded: (_, { error }: Failed) => isTicketEnded(problemOf(error)),
    isInvitedAccountAcceptable: (_, given: NewAccount) => isNamed(given) && isInvitedPasswordAcceptable(given),
    isInvitedSignInAcceptable: (_, given: Credentials) => isInvitedSignInAcceptable(given),
  },
  actions: {
    storeFault: assign({ fault: (_, { error }: Failed) => linkFaultOf(problemOf(error)) ?? 'unknown', problem: null }),
    storeActivation: assign({
      email: (_, { email }: Activation) => email,
      isNewUser: (_, { is_new_user }: Activation) => is_new_user,
      invitation: (_, { invited_by, business, logo, modules }: Activation) => ({ invited_by, business, logo, modules }),
      problem: null,
    }),
    storeCredentials: assign({
      email: (_, { email }: Credentials) => email.trim(),
      password: (_, { password }: Credentials) => password,
      problem: null,
    }),
    storeNames: assign({
      names: (_, { first_name, last_name }: Names) => ({ first_name: first_name.trim(), last_name: last_name.trim() }),
    }),
    clearPassword: assign({ password: '' }),
    storeTicket: assign({
      ticket: (_, { answer }: { answer: InvitedSignIn }) => ('second_step' in answer ? answer.second_step.ticket : ''),
    }),
    clearTicket: assign({ ticket: '' }),
    storeCode: assign({ code: (_, { code }: { code: string }) => code.trim(), problem: null }),
    clearCode: assign({ code: '' }),
    storeSession: assign({
      session: (_, { answer }: { answer: SignedIn | InvitedSignIn }) =>
        'access_token' in answer ? answer : 'user' in answer ? answer.user : null,
    }),
  },
}).extend(askingParts);
