/**
 * Delete or restore a business.
 * 1. The owner reads what will be deleted; they can cancel at each step.
 * 2. The app offers everything in the business as one archive.
 * 3. The owner types its name and their password; typing clears the last problem.
 * 4. The server closes the business: no member can open it any more. Here a deletion ends.
 * 5. For 30 days the owner can restore it as it was, also at a later sign-in. After that it is deleted for good.
 * 6. The app loads the restored business and opens it.
 * Started by the owner from the settings, or where a business waits to be deleted; ends with the business kept,
 * deleted, restored or gone.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Confirmation, isConfirmed } from '../../../domain/businesses/ending.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Input = {
  businessId: string;
  name: string;
  /** When it goes for good; null while it is open. */
  deletesAt: string | null;
};
type Context = Input & { password: string; problem: Problem | null };
type Event =
  | { type: 'deletion.continue' }
  | { type: 'deletion.back' }
  | { type: 'deletion.cancel' }
  | { type: 'deletion.type' }
  | ({ type: 'deletion.confirm' } & Confirmation)
  | { type: 'business.restore' }
  | { type: 'business.enter' };
type Output = { end: 'kept' | 'deleted' | 'restored' | 'gone' };

export type Deletion = { businessId: string; name: string; password: string };
export type Deleted = { deletes_at: string };
type OfBusiness = { businessId: string };

const businessDeletion = setup({
  types: {} as { input: Input; context: Context; events: Event; output: Output; tags: 'busy' | 'editable' | 'failed' },
  actors: {
    deleteWholeBusiness: placeholder<Deleted, Deletion>('deleteWholeBusiness'),
    restoreBusiness: placeholder<void, OfBusiness>('restoreBusiness'),
    /** Lets the whole app know the business, and that the person works in it now. */
    enterRestoredBusiness: placeholder<void, OfBusiness>('enterRestoredBusiness'),
  },
  guards: {
    isClosed: ({ context }) => context.deletesAt !== null,
    isConfirmed: ({ context }, given: Confirmation) => isConfirmed(context.name, given),
    isMissing: (_, { error }: { error: unknown }) => problemOf(error).kind === 'missing',
  },
  actions: {
    storePassword: assign({ password: (_, { password }: Confirmation) => password, problem: null }),
    clearPassword: assign({ password: '' }),
  },
}).extend(askingParts);

const ask = asking(businessDeletion);

export const businessDeletionMachine = businessDeletion.createMachine({
  id: 'businessDeletion',
  description: 'An owner deletes a business, or restores it within 30 days.',
  options: { maxIterations: 1_000 },
  context: ({ input }) => ({ ...input, password: '', problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page has opened.',
      always: [{ guard: 'isClosed', target: 'awaitingEnd' }, { target: 'explaining' }],
    },
    explaining: {
      description: 'The owner reads what will be deleted.',
      on: { 'deletion.continue': 'offeringExport', 'deletion.cancel': 'kept' },
    },
    offeringExport: {
      description: 'The app offers the owner an archive of everything in the business.',
      on: { 'deletion.continue': 'confirming', 'deletion.back': 'explaining', 'deletion.cancel': 'kept' },
    },
    confirming: {
      description: 'The owner types the name of the business and their password.',
      tags: 'editable',
      on: {
        'deletion.type': { actions: 'clearProblem' },
        'deletion.confirm': {
          guard: { type: 'isConfirmed', params: ({ event }) => event },
          target: 'deleting',
          actions: { type: 'storePassword', params: ({ event }) => event },
        },
        'deletion.back': { target: 'offeringExport', actions: 'clearProblem' },
        'deletion.cancel': 'kept',
      },
    },
    deleting: {
      description: 'The server closes the business.',
      tags: 'busy',
      exit: 'clearPassword',
      ...ask({
        src: 'deleteWholeBusiness',
        input: ({ context: { businessId, name, password } }) => ({ businessId, name, password }),
        onDone: 'deleted',
        failTo: 'confirming',
      }),
    },
    awaitingEnd: {
      description: 'The business is closed and waits to be deleted; its owner can restore it.',
      on: { 'business.restore': 'restoring' },
    },
    restoring: {
      description: 'The server opens the business again.',
      tags: 'busy',
      entry: 'clearProblem',
      ...ask({
        src: 'restoreBusiness',
        input: ({ context }) => ({ businessId: context.businessId }),
        onDone: 'entering',
        failTo: 'awaitingEnd',
        onError: [{ guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'gone' }],
      }),
    },
    entering: {
      description: 'The business is open again; the app loads it and opens it for the owner.',
      tags: 'busy',
      entry: 'clearProblem',
      ...ask({
        src: 'enterRestoredBusiness',
        input: ({ context }) => ({ businessId: context.businessId }),
        onDone: 'restored',
        failTo: 'notEntered',
      }),
    },
    notEntered: {
      description: 'The business is restored but could not be loaded; the owner can try again.',
      tags: 'failed',
      on: { 'business.enter': 'entering' },
    },
    kept: { description: 'The owner cancelled; nothing was deleted.', type: 'final', output: 'kept' },
    deleted: {
      description: 'The business is closed; its owner can restore it for 30 days.',
      type: 'final',
      output: 'deleted',
    },
    restored: {
      description: 'The business is open again, with all its data and members.',
      type: 'final',
      output: 'restored',
    },
    gone: {
      description: 'The 30 days are over; the business is deleted for good.',
      tags: 'failed',
      type: 'final',
      output: 'gone',
    },
  },
  output: ({ event }): Output => ({ end: endOf(['kept', 'deleted', 'restored', 'gone'], event.output) }),
});

export type BusinessDeletionRef = ActorRefFrom<typeof businessDeletionMachine>;
