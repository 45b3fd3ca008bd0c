/**
 * Asking for a mail again.
 * 1. A person who has forgotten their password, or who has not confirmed their address, gives their email address;
 *    typing clears the last problem.
 * 2. Something that is not an address is not sent.
 * 3. The server sends the mail if the address has an account that needs it, and gives the same answer if not.
 * 4. The app shows a refusal at the field, and nothing typed is lost.
 * Started by the forgotten-password page and by the resend page; ends with the address.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { emailMessage } from '../../../domain/shared/email.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Detail = components['schemas']['Detail'];
type Addressed = { email: string };

/** Which mail the person asks for. */
export type RequestedMail = 'passwordReset' | 'confirmation';

type Input = { mail: RequestedMail };
type Context = Input & { email: string; problem: Problem | null };
type Event = { type: 'mail.request'; email: string } | { type: 'mail.type' };
type Output = Addressed;

const isEmail = (email: string): boolean => emailMessage(email) === null;

const mailRequest = setup({
  types: {} as { input: Input; context: Context; events: Event; output: Output; tags: 'busy' | 'editable' },
  actors: {
    requestPasswordReset: placeholder<Detail, Addressed>('requestPasswordReset'),
    resendConfirmationEmail: placeholder<Detail, Addressed>('resendConfirmationEmail'),
  },
  guards: {
    isResetAsked: ({ context }, { email }: Addressed) => context.mail === 'passwordReset' && isEmail(email),
    isConfirmationAsked: ({ context }, { email }: Addressed) => context.mail === 'confirmation' && isEmail(email),
  },
  actions: {
    storeEmail: assign({ email: (_, { email }: Addressed) => email.trim(), problem: null }),
  },
}).extend(askingParts);

const ask = asking(mailRequest);

export const mailRequestMachine = mailRequest.createMachine({
  id: 'mailRequest',
  description: 'A person asks for a password reset link, or for the confirmation email again.',
  context: ({ input }) => ({ ...input, email: '', problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills in their email address.',
      tags: 'editable',
      on: {
        'mail.type': { actions: 'clearProblem' },
        'mail.request': [
          {
            guard: { type: 'isResetAsked', params: ({ event }) => event },
            target: 'requestingReset',
            actions: { type: 'storeEmail', params: ({ event }) => event },
          },
          {
            guard: { type: 'isConfirmationAsked', params: ({ event }) => event },
            target: 'requestingConfirmation',
            actions: { type: 'storeEmail', params: ({ event }) => event },
          },
        ],
      },
    },
    requestingReset: {
      description: 'The server emails a password reset link.',
      tags: 'busy',
      ...ask({
        src: 'requestPasswordReset',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        failTo: 'editing',
      }),
    },
    requestingConfirmation: {
      description: 'The server sends the confirmation email again.',
      tags: 'busy',
      ...ask({
        src: 'resendConfirmationEmail',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        failTo: 'editing',
      }),
    },
    sent: { description: 'The email is on its way, if the address has an account that needs it.', type: 'final' },
  },
  output: ({ context }) => ({ email: context.email }),
});

export type MailRequestRef = ActorRefFrom<typeof mailRequestMachine>;
