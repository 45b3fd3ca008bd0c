/**
 * Confirm an email address.
 * 1. A person opens the link in the email, which carries a key.
 * 2. A link without a key confirms nothing.
 * 3. The server confirms the address; confirming twice is harmless.
 * 4. The server refuses a wrong or expired key for good; the person asks for a new email on another page.
 * 5. When the server cannot be reached, the person tries again.
 * Started by the verification page as soon as it opens; ends confirmed with the address, refused or without a key.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { operations } from '../../../../openapi/generated/contract.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Confirmed = operations['confirmEmail']['responses']['200']['content']['application/json'];

type Input = { key: string | null };
type Context = { key: string; email: string | null; problem: Problem | null };
/** The confirmed address, with which the person signs in. */
type Output = { email: string | null };
type Event = { type: 'confirmation.begin' } | { type: 'confirmation.retry' };

const emailConfirmation = setup({
  types: {} as { input: Input; context: Context; events: Event; output: Output; tags: 'busy' | 'failed' },
  actors: { confirmEmail: placeholder<Confirmed, { key: string }>('confirmEmail') },
  guards: {
    hasKey: ({ context }) => context.key !== '',
    isRefused: (_, { error }: { error: unknown }) => problemOf(error).kind === 'invalid',
  },
  actions: {
    storeEmail: assign({ email: (_, { email }: Pick<Confirmed, 'email'>) => email }),
  },
}).extend(askingParts);

const ask = asking(emailConfirmation);

export const emailConfirmationMachine = emailConfirmation.createMachine({
  id: 'emailConfirmation',
  description: 'A person opens the link in an email to confirm their address.',
  context: ({ input }) => ({ key: input.key?.trim() ?? '', email: null, problem: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The link was opened; the app has not asked the server yet.',
      on: { 'confirmation.begin': [{ guard: 'hasKey', target: 'confirming' }, { target: 'missingKey' }] },
    },
    confirming: {
      description: 'The server confirms the address.',
      tags: 'busy',
      entry: 'clearProblem',
      ...ask({
        src: 'confirmEmail',
        input: ({ context }) => ({ key: context.key }),
        onDone: { target: 'confirmed', actions: { type: 'storeEmail', params: ({ event }) => event.output } },
        failTo: 'unreachable',
        onError: [failureWhen('isRefused', 'refused')],
      }),
    },
    unreachable: {
      description: 'The server did not answer; the person can try again.',
      tags: 'failed',
      on: { 'confirmation.retry': 'confirming' },
    },
    confirmed: { description: 'The address is confirmed.', type: 'final' },
    refused: {
      description: 'The link is wrong or expired; the person needs a new email.',
      type: 'final',
      tags: 'failed',
    },
    missingKey: { description: 'The link has no key.', type: 'final', tags: 'failed' },
  },
  output: ({ context: { email } }) => ({ email }),
});

export type EmailConfirmationRef = ActorRefFrom<typeof emailConfirmationMachine>;
