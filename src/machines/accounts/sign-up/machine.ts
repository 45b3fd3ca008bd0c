/**
 * Sign up.
 * 1. A visitor comes for the paid plan, for a free trial or for the free plan, perhaps from a campaign.
 * 2. They enter email and password; typing clears the last problem.
 * 3. The app does not send a password that breaks the rules.
 * 4. The server creates the account; the visitor must then confirm its address.
 * 5. The app shows above the form what the server refuses, and nothing typed is lost.
 * Started by the sign-up page; ends with the address to which the confirmation went.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { isPasswordAcceptable } from '../../../domain/accounts/password.ts';
import { type PlanChoice, type SignUpOrder, signUpBody } from '../../../domain/accounts/sign-up.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Detail = components['schemas']['Detail'];
export type SignUp = components['schemas']['SignUp'];
type Credentials = { email: string; password: string };

type Input = { plan: PlanChoice; source: string; order?: SignUpOrder };
type Context = Input & { credentials: Credentials; problem: Problem | null };
type Event = ({ type: 'signUp.submit' } & Credentials) | { type: 'signUp.type' };
type Output = { email: string };

const signUp = setup({
  types: {} as { input: Input; context: Context; events: Event; output: Output; tags: 'busy' | 'editable' },
  actors: { signUp: placeholder<Detail, SignUp>('signUp') },
  guards: {
    isPasswordAcceptable: (_, { email, password }: Credentials) => isPasswordAcceptable(password, email),
  },
  actions: {
    storeCredentials: assign({
      credentials: (_, { email, password }: Credentials) => ({ email: email.trim(), password }),
      problem: null,
    }),
    clearPassword: assign({ credentials: ({ context }) => ({ ...context.credentials, password: '' }) }),
  },
}).extend(askingParts);

const ask = asking(signUp);

export const signUpMachine = signUp.createMachine({
  id: 'signUp',
  description: 'A visitor creates an account.',
  context: ({ input }) => ({ ...input, credentials: { email: '', password: '' }, problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor fills in email and password.',
      tags: 'editable',
      on: {
        'signUp.type': { actions: 'clearProblem' },
        'signUp.submit': {
          guard: { type: 'isPasswordAcceptable', params: ({ event }) => event },
          target: 'submitting',
          actions: { type: 'storeCredentials', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      description: 'The server creates the account.',
      tags: 'busy',
      exit: 'clearPassword',
      ...ask({
        src: 'signUp',
        input: ({ context: { credentials, problem: _, ...input } }) => signUpBody({ ...input, ...credentials }),
        onDone: 'signedUp',
        failTo: 'editing',
      }),
    },
    signedUp: { description: 'The account is created; the visitor must confirm its address.', type: 'final' },
  },
  output: ({ context }) => ({ email: context.credentials.email }),
});

export type SignUpRef = ActorRefFrom<typeof signUpMachine>;
