/**
 * Sign in.
 * 1. A person enters email and password; typing clears the last problem.
 * 2. The server checks them and gives tokens.
 * 3. A person with a second step enters a code from their app, or a recovery code, within five minutes. After that, or
 *    after too many wrong codes, they start again with the password.
 * 4. The app loads the person with the new tokens, so that the next page knows their latest state.
 * 5. A person who may come in goes to the page they wanted, or to their home page.
 * 6. A person whose businesses are all closed stays at the form, and so does a person whose sign-in failed.
 * Started by the sign-in page; ends with the tokens, the person and the destination.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Destination, destinationOf, isAdmitted, nowhereToGo } from '../../../domain/accounts/destination.ts';
import { isTicketEnded, ticketEnded, ticketLifetime } from '../../../domain/accounts/second-step.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Tokens = components['schemas']['Tokens'];
export type SignedIn = components['schemas']['SignedIn'];
type SecondStepAsked = components['schemas']['SecondStepAsked'];
export type LogInAnswer = SignedIn | SecondStepAsked;
export type User = components['schemas']['User'];
export type Credentials = { email: string; password: string };
export type Proof = { ticket: string; one_time_code: string };

type Input = { payrollHomeBusinessId: string | null; next: string | null };
type Context = Input & {
  credentials: Credentials;
  proof: Proof;
  tokens: Tokens;
  user: User | null;
  problem: Problem | null;
};
type Event =
  | ({ type: 'login.submit' } & Credentials)
  | { type: 'login.type' }
  | { type: 'code.submit'; code: string }
  | { type: 'code.leave' };
export type LoginOutput = Destination & { tokens: Tokens; user: User };

const noCredentials: Credentials = { email: '', password: '' };
const noProof: Proof = { ticket: '', one_time_code: '' };
const noTokens: Tokens = { access_token: '', refresh_token: '' };

const login = setup({
  types: {} as { input: Input; context: Context; events: Event; output: LoginOutput; tags: 'busy' | 'editable' },
  actors: {
    logIn: placeholder<LogInAnswer, Credentials>('logIn'),
    completeLogIn: placeholder<SignedIn, Proof>('completeLogIn'),
    getCurrentUser: placeholder<User, { accessToken: string }>('getCurrentUser'),
  },
  delays: { ticketLifetime },
  guards: {
    hasCredentials: (_, { email, password }: Credentials) => email.trim() !== '' && password !== '',
    asksSecondStep: (_, { answer }: { answer: LogInAnswer }) => 'second_step' in answer,
    hasCode: (_, { code }: { code: string }) => code.trim() !== '',
    isTicketEnded: (_, { error }: { error: unknown }) => isTicketEnded(problemOf(error)),
    isAdmitted: (_, { user }: { user: User }) =>
      isAdmitted(user.business_onboarding_status, user.restorable_businesses.length > 0),
  },
  actions: {
    storeCredentials: assign({
      credentials: (_, { email, password }: Credentials) => ({ email: email.trim(), password }),
      problem: null,
    }),
    clearCredentials: assign({ credentials: noCredentials }),
    storeTicket: assign({
      proof: (_, { answer }: { answer: LogInAnswer }) =>
        'second_step' in answer ? { ...noProof, ticket: answer.second_step.ticket } : noProof,
    }),
    storeCode: assign({
      proof: ({ context }, { code }: { code: string }) => ({ ...context.proof, one_time_code: code.trim() }),
      problem: null,
    }),
    clearCode: assign({ proof: ({ context }) => ({ ...context.proof, one_time_code: '' }) }),
    clearProof: assign({ proof: noProof }),
    storeTokens: assign({
      tokens: (_, { answer }: { answer: LogInAnswer }) =>
        'second_step' in answer ? noTokens : { access_token: answer.access_token, refresh_token: answer.refresh_token },
    }),
    storeUser: assign({ user: (_, { user }: { user: User }) => user }),
  },
}).extend(askingParts);

const ask = asking(login);

export const loginMachine = login.createMachine({
  id: 'login',
  description: 'A person signs in with email and password.',
  context: ({ input }) => ({
    ...input,
    credentials: noCredentials,
    proof: noProof,
    tokens: noTokens,
    user: null,
    problem: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in email and password.',
      tags: 'editable',
      entry: 'clearProof',
      on: {
        'login.type': { actions: 'clearProblem' },
        'login.submit': {
          guard: { type: 'hasCredentials', params: ({ event }) => event },
          target: 'submitting',
          actions: { type: 'storeCredentials', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      description: 'The server checks email and password.',
      tags: 'busy',
      exit: 'clearCredentials',
      ...ask({
        src: 'logIn',
        input: ({ context }) => context.credentials,
        onDone: [
          {
            guard: { type: 'asksSecondStep', params: ({ event }) => ({ answer: event.output }) },
            target: 'askingCode',
            actions: { type: 'storeTicket', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'refetchingUser',
            actions: { type: 'storeTokens', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        failTo: 'editing',
      }),
    },
    askingCode: {
      description: 'The password is correct; the person enters a code from their app, or a recovery code.',
      tags: 'editable',
      on: {
        'login.type': { actions: 'clearProblem' },
        'code.submit': {
          guard: { type: 'hasCode', params: ({ event }) => event },
          target: 'checkingCode',
          actions: { type: 'storeCode', params: ({ event }) => event },
        },
        'code.leave': { target: 'editing', actions: 'clearProblem' },
      },
      after: {
        ticketLifetime: {
          target: 'editing',
          actions: { type: 'storeProblem', params: { error: ticketEnded } },
        },
      },
    },
    checkingCode: {
      description: 'The server checks the code.',
      tags: 'busy',
      exit: 'clearCode',
      ...ask({
        src: 'completeLogIn',
        input: ({ context }) => context.proof,
        onDone: {
          target: 'refetchingUser',
          actions: { type: 'storeTokens', params: ({ event }) => ({ answer: event.output }) },
        },
        failTo: 'askingCode',
        onError: [failureWhen('isTicketEnded', 'editing')],
      }),
    },
    refetchingUser: {
      description: 'The credentials are correct; the app loads the person.',
      tags: 'busy',
      ...ask({
        src: 'getCurrentUser',
        input: ({ context }) => ({ accessToken: context.tokens.access_token }),
        onDone: [
          {
            guard: { type: 'isAdmitted', params: ({ event }) => ({ user: event.output }) },
            target: 'admitted',
            actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'editing', actions: { type: 'storeProblem', params: { error: nowhereToGo } } },
        ],
        failTo: 'editing',
      }),
    },
    admitted: { description: 'The person is signed in and goes on to their page.', type: 'final' },
  },
  output: ({ context }) => outputOf(context),
});

export type LoginRef = ActorRefFrom<typeof loginMachine>;

const outputOf = ({ user, tokens, payrollHomeBusinessId, next }: Context): LoginOutput => {
  if (user === null) throw new Error('A sign-in ended without a person.');
  const status = user.business_onboarding_status;
  const businessId = user.business?.id ?? null;
  return { ...destinationOf({ status, businessId, payrollHomeBusinessId, next }), tokens, user };
};
