/**
 * Invite people to a business.
 * 1. A person types or pastes addresses, or adds a file of them; what they typed stays.
 * 2. The app shows addresses that cannot be used before anything is sent, and leaves them out.
 * 3. The person chooses permissions, adds a personal line and sends; one idempotency key sends the invitations once.
 * 4. The app shows the result for each address; then the person can invite others.
 * 5. The app shows what the server refuses, and nothing typed is lost.
 * 6. Whoever closes it unsent is asked first; what they discard is forgotten.
 * Started where people are invited; never ends by itself.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { canBeInvited, usableIn, withFile } from '../../../domain/people/addresses.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Outcome = Schemas['SentInvitations']['results'][number];
type Terms = { permissions: Schemas['Permissions']; personalLine: string };

type Input = { businessId: string };
type Context = Input &
  Terms & {
    /** The typed addresses, kept here because a file adds to them. */
    text: string;
    file: File | null;
    /** What stood in the file beside addresses. */
    leftOut: string[];
    idempotencyKey: string;
    results: Outcome[];
    problem: Problem | null;
  };
type Event =
  | { type: 'addresses.change'; text: string }
  | { type: 'file.add'; file: File }
  | ({ type: 'invites.send'; idempotencyKey: string } & Terms)
  | { type: 'invites.more' }
  | { type: 'invites.discard' };
export type Sending = { businessId: string; idempotencyKey: string; invitations: Schemas['NewInvitations'] };

const inviteSending = setup({
  types: {} as { input: Input; context: Context; events: Event; tags: 'busy' | 'editable' },
  actors: {
    readFile: placeholder<string, { file: File | null }>('readFile'),
    sendInvitations: placeholder<Schemas['SentInvitations'], Sending>('sendInvitations'),
  },
  guards: { canBeInvited: ({ context }) => canBeInvited(context.text) },
  actions: {
    storeText: assign({ text: (_, { text }: { text: string }) => text, problem: null }),
    storeFile: assign({ file: (_, { file }: { file: File }) => file, leftOut: [], problem: null }),
    clearFile: assign({ file: null }),
    addAddresses: assign(({ context }, { text }: { text: string }) => withFile(context.text, text)),
    storeTerms: assign({
      permissions: (_, { permissions }: Terms) => permissions,
      personalLine: (_, { personalLine }: Terms) => personalLine,
      problem: null,
    }),
    storeKey: assign({ idempotencyKey: (_, { idempotencyKey }: { idempotencyKey: string }) => idempotencyKey }),
    storeResults: assign({ results: (_, { results }: { results: Outcome[] }) => results }),
    clearAddresses: assign({ text: '', leftOut: [], results: [], problem: null }),
  },
}).extend(askingParts);

const ask = asking(inviteSending);

export const inviteSendingMachine = inviteSending.createMachine({
  id: 'inviteSending',
  description: 'A person invites others to the business.',
  context: ({ input }) => ({
    ...input,
    text: '',
    file: null,
    leftOut: [],
    permissions: [],
    personalLine: '',
    idempotencyKey: '',
    results: [],
    problem: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person enters addresses and chooses permissions.',
      tags: 'editable',
      on: {
        'addresses.change': { actions: { type: 'storeText', params: ({ event }) => event } },
        'file.add': { target: 'readingFile', actions: { type: 'storeFile', params: ({ event }) => event } },
        'invites.send': {
          guard: 'canBeInvited',
          target: 'sending',
          actions: [
            { type: 'storeTerms', params: ({ event }) => event },
            { type: 'storeKey', params: ({ event }) => event },
          ],
        },
        'invites.discard': { actions: 'clearAddresses' },
      },
    },
    readingFile: {
      description: 'The app reads the addresses in a file.',
      tags: 'busy',
      exit: 'clearFile',
      ...ask({
        src: 'readFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: {
          target: 'editing',
          actions: { type: 'addAddresses', params: ({ event }) => ({ text: event.output }) },
        },
        failTo: 'editing',
      }),
    },
    sending: {
      description: 'The server sends the invitations.',
      tags: 'busy',
      ...ask({
        src: 'sendInvitations',
        input: ({ context: { businessId, idempotencyKey, text, permissions, personalLine } }) => ({
          businessId,
          idempotencyKey,
          invitations: { emails: usableIn(text), permissions, personal_line: personalLine },
        }),
        onDone: { target: 'sent', actions: { type: 'storeResults', params: ({ event }) => event.output } },
        failTo: 'editing',
      }),
    },
    sent: {
      description: 'The invitations are sent; the app shows the result for each address.',
      on: { 'invites.more': { target: 'editing', actions: 'clearAddresses' } },
    },
  },
});

export type InviteSendingRef = ActorRefFrom<typeof inviteSendingMachine>;
