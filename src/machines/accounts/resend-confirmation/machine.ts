/**
 * Asking for the confirmation mail again.
 * 1. A person gives the address they signed up with; typing takes the last complaint away.
 * 2. Something that is not an address is not sent.
 * 3. The server sends the mail if there is something to confirm, and says the same if there is not.
 * 4. A refusal is shown at the field, and nothing typed is lost.
 * Started by the resend page; ends with the address.
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
type Event = { type: 'resend.submit'; email: string } | { type: 'resend.type' };
type Output = { email: string };

const resendConfirmation = setup({
  types: {} as { context: Context; events: Event; output: Output; tags: 'busy' | 'editable' },
  actors: { resendConfirmationEmail: placeholder<Detail, { email: string }>('resendConfirmationEmail') },
  delays: { answerDeadline },
  guards: { isEmail: (_, { email }: { email: string }) => emailMessage(email) === null },
  actions: {
    clearProblem: assign({ problem: null }),
    storeProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    storeEmail: assign({ email: (_, { email }: { email: string }) => email.trim(), problem: null }),
  },
});

const ask = asking(resendConfirmation);

export const resendConfirmationMachine = resendConfirmation.createMachine({
  id: 'resendConfirmation',
  description: 'A person asks for the confirmation mail again.',
  context: { email: '', problem: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in their address.',
      tags: 'editable',
      on: {
        'resend.type': { actions: 'clearProblem' },
        'resend.submit': {
          guard: { type: 'isEmail', params: ({ event }) => event },
          target: 'submitting',
          actions: { type: 'storeEmail', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      description: 'The server sends the mail.',
      tags: 'busy',
      ...ask({
        src: 'resendConfirmationEmail',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        failTo: 'editing',
      }),
    },
    sent: { description: 'The mail is on its way, if there was something to confirm.', type: 'final' },
  },
  output: ({ context }) => ({ email: context.email }),
});

export type ResendConfirmationRef = ActorRefFrom<typeof resendConfirmationMachine>;
