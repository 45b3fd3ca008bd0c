/**
 * Asking for a link to a new password.
 * 1. A person gives the address of their account; typing takes the last complaint away.
 * 2. Something that is not an address is not sent.
 * 3. The server mails a link if the address has an account, and says the same if it has none.
 * 4. A refusal is shown at the field, and nothing typed is lost.
 * Started by the forgotten-password page; ends with the address.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { emailMessage } from '../../../domain/shared/email.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking } from '../../shared/ask.ts';
import { answerDeadline } from '../../shared/deadlines.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Detail = components['schemas']['Detail'];

type Context = { email: string; problem: Problem | null };
type Event = { type: 'forgot.submit'; email: string } | { type: 'forgot.type' };
type Output = { email: string };

const forgotPassword = setup({
  types: {} as { context: Context; events: Event; output: Output; tags: 'busy' | 'editable' },
  actors: { requestPasswordReset: placeholder<Detail, { email: string }>('requestPasswordReset') },
  delays: { answerDeadline },
  guards: { isEmail: (_, { email }: { email: string }) => emailMessage(email) === null },
  actions: {
    clearProblem: assign({ problem: null }),
    storeProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    storeEmail: assign({ email: (_, { email }: { email: string }) => email.trim(), problem: null }),
  },
});

const ask = asking(forgotPassword);

export const forgotPasswordMachine = forgotPassword.createMachine({
  id: 'forgotPassword',
  description: 'A person who has forgotten their password asks for a link to a new one.',
  context: { email: '', problem: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in their address.',
      tags: 'editable',
      on: {
        'forgot.type': { actions: 'clearProblem' },
        'forgot.submit': {
          guard: { type: 'isEmail', params: ({ event }) => event },
          target: 'submitting',
          actions: { type: 'storeEmail', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      description: 'The server mails the link.',
      tags: 'busy',
      ...ask({
        src: 'requestPasswordReset',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        failTo: 'editing',
      }),
    },
    sent: { description: 'The link is on its way, if the address has an account.', type: 'final' },
  },
  output: ({ context }) => ({ email: context.email }),
});

export type ForgotPasswordRef = ActorRefFrom<typeof forgotPasswordMachine>;
