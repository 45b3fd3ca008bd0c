/**
 * Hand over a business.
 * 1. The app checks what is open: the owner sees their own handover, the named person sees that they are asked.
 * 2. The owner chooses a member and confirms with their password; the app asks the member, and nothing changes yet.
 * 3. The app checks for the answer from time to time; until then the owner can cancel the handover.
 * 4. The named person reads what would change, and confirms twice, or declines.
 * 5. A handover that was answered or cancelled meanwhile has ended, and the app says so; then a new one can start.
 * 6. When it ended because the named person accepted, the flow ends for the previous owner too.
 * Started by the owner, or from the email or notification that asks; ends when the named person has answered.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Open = Schemas['OpenHandover'];
export type Handover = Schemas['Handover'];
type OfBusiness = { businessId: string };
export type OfHandover = OfBusiness & { id: string };
export type Ownership = { isOwner: boolean };
export type Naming = OfBusiness & Schemas['NewHandover'];

type Input = OfBusiness & {
  /** Who looks at it, and whether the business is theirs. */
  personId: string;
  isOwner: boolean;
  /** Whom the owner came to name, if they said so already. */
  memberId: string | null;
};
type Context = Input & { password: string; handover: Handover | null; problem: Problem | null };
type Event =
  | { type: 'handover.look' }
  | { type: 'successor.choose'; memberId: string | null }
  | { type: 'handover.ask'; password: string }
  | { type: 'handover.takeBack' }
  | { type: 'handover.consider' }
  | { type: 'handover.reconsider' }
  | { type: 'handover.accept' }
  | { type: 'handover.decline' };
type Output = { end: 'accepted' | 'declined' | 'handedOver' };

type Failed = { error: unknown };
/** Problems that end a handover. `forbidden`: the person is no longer the owner, because the named member has accepted. */
const endings: Problem['kind'][] = ['conflict', 'missing', 'forbidden'];

const ofHandover = ({ businessId, handover }: Context): OfHandover => ({ businessId, id: handover?.id ?? '' });

const administratorHandover = setup({
  types: {} as { input: Input; context: Context; events: Event; output: Output; tags: 'busy' | 'editable' | 'failed' },
  actors: {
    getAdministratorHandover: placeholder<Open, OfBusiness>('getAdministratorHandover'),
    nameAdministrator: placeholder<Handover, Naming>('nameAdministrator'),
    cancelAdministratorHandover: placeholder<void, OfHandover>('cancelAdministratorHandover'),
    acceptAdministratorHandover: placeholder<void, OfHandover>('acceptAdministratorHandover'),
    declineAdministratorHandover: placeholder<void, OfHandover>('declineAdministratorHandover'),
    /** Lets the whole app know who owns the business. */
    refreshOwnership: placeholder<Ownership, OfBusiness>('refreshOwnership'),
  },
  delays: { answerCheckInterval: 15_000 },
  guards: {
    isForPerson: ({ context }, { handover }: Open) => handover?.to.id === context.personId,
    isOpen: (_, { handover }: Open) => handover !== null,
    isOwner: ({ context }) => context.isOwner,
    isHandedOver: ({ context }, { isOwner }: Ownership) => context.isOwner && !isOwner,
    hasSuccessor: ({ context }) => context.memberId !== null,
    isSuccessorRefused: (_, { error }: Failed) => 'member_id' in problemOf(error).fields,
    isAskedAlready: (_, { error }: Failed) => problemOf(error).kind === 'conflict',
    isOver: (_, { error }: Failed) => endings.includes(problemOf(error).kind),
  },
  actions: {
    storeHandover: assign({ handover: (_, { handover }: Open) => handover }),
    clearHandover: assign({ handover: null }),
    storeSuccessor: assign({
      memberId: (_, { memberId }: { memberId: string | null }) => memberId,
      problem: null,
    }),
    clearSuccessor: assign({ memberId: null }),
    storePassword: assign({ password: (_, { password }: { password: string }) => password }),
    clearPassword: assign({ password: '' }),
  },
}).extend(askingParts);

const ask = asking(administratorHandover);

export const administratorHandoverMachine = administratorHandover.createMachine({
  id: 'administratorHandover',
  description: 'The owner of a business names the next administrator, who confirms or declines.',
  context: ({ input }) => ({ ...input, password: '', handover: null, problem: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The app checks whether a handover is open, and for whom.',
      tags: 'busy',
      ...ask({
        src: 'getAdministratorHandover',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: [
          {
            guard: { type: 'isForPerson', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'storeHandover', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'storeHandover', params: ({ event }) => event.output },
          },
          { guard: 'isOwner', target: 'choosing' },
          { target: 'nothingOpen' },
        ],
        failTo: 'unreadable',
      }),
    },
    choosing: {
      description: 'The owner chooses the next administrator, and gives their own password.',
      tags: 'editable',
      on: {
        'successor.choose': { actions: { type: 'storeSuccessor', params: ({ event }) => event } },
        'handover.ask': {
          guard: 'hasSuccessor',
          target: 'naming',
          actions: { type: 'storePassword', params: ({ event }) => event },
        },
      },
    },
    naming: {
      description: 'The server checks the password and emails the chosen person.',
      tags: 'busy',
      entry: 'clearProblem',
      exit: 'clearPassword',
      ...ask({
        src: 'nameAdministrator',
        input: ({ context: { businessId, memberId, password } }) => ({
          businessId,
          member_id: memberId ?? '',
          password,
        }),
        onDone: {
          target: 'waiting',
          actions: [{ type: 'storeHandover', params: ({ event }) => ({ handover: event.output }) }, 'clearSuccessor'],
        },
        failTo: 'choosing',
        onError: [
          failureWhen('isAskedAlready', 'looking'),
          {
            guard: { type: 'isSuccessorRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
            actions: [{ type: 'storeProblem', params: ({ event }) => ({ error: event.error }) }, 'clearSuccessor'],
          },
        ],
      }),
    },
    waiting: {
      description: 'The owner waits for the answer, and can cancel the handover.',
      on: { 'handover.takeBack': 'takingBack' },
      after: { answerCheckInterval: 'checking' },
    },
    checking: {
      description: 'The app checks whether the person has answered.',
      invoke: {
        id: 'getAdministratorHandover',
        src: 'getAdministratorHandover',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'storeHandover', params: ({ event }) => event.output },
          },
          { target: 'findingOwner' },
        ],
        onError: 'waiting',
      },
      after: { answerDeadline: 'waiting' },
      on: { 'handover.takeBack': 'takingBack' },
    },
    takingBack: {
      description: 'The server cancels the handover.',
      tags: 'busy',
      entry: 'clearProblem',
      ...ask({
        src: 'cancelAdministratorHandover',
        input: ({ context }) => ofHandover(context),
        onDone: { target: 'choosing', actions: 'clearHandover' },
        failTo: 'waiting',
        onError: [failureWhen('isOver', 'findingOwner')],
      }),
    },
    deciding: {
      description: 'The named person reads what would change.',
      on: {
        'handover.consider': { target: 'confirming', actions: 'clearProblem' },
        'handover.decline': 'declining',
      },
    },
    confirming: {
      description: 'The app asks once more, because the named person cannot undo it.',
      on: {
        'handover.accept': 'accepting',
        'handover.reconsider': { target: 'deciding', actions: 'clearProblem' },
      },
    },
    accepting: {
      description: 'The server makes the named person the owner.',
      tags: 'busy',
      entry: 'clearProblem',
      ...ask({
        src: 'acceptAdministratorHandover',
        input: ({ context }) => ofHandover(context),
        onDone: 'accepted',
        failTo: 'confirming',
        onError: [failureWhen('isOver', 'ended')],
      }),
    },
    declining: {
      description: 'The server tells the owner that the named person declined.',
      tags: 'busy',
      entry: 'clearProblem',
      ...ask({
        src: 'declineAdministratorHandover',
        input: ({ context }) => ofHandover(context),
        onDone: 'declined',
        failTo: 'deciding',
        onError: [failureWhen('isOver', 'ended')],
      }),
    },
    findingOwner: {
      description: 'The handover has ended; the app checks who owns the business now.',
      invoke: {
        id: 'refreshOwnership',
        src: 'refreshOwnership',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: [
          { guard: { type: 'isHandedOver', params: ({ event }) => event.output }, target: 'handedOver' },
          { target: 'ended' },
        ],
        onError: 'ended',
      },
      after: { answerDeadline: 'ended' },
      on: { 'handover.look': { target: 'looking', actions: ['clearProblem', 'clearHandover'] } },
    },
    accepted: {
      description: 'The named person owns the business; the previous owner stays a member.',
      type: 'final',
      output: 'accepted',
    },
    declined: {
      description: 'The named person declined; nothing changes.',
      type: 'final',
      output: 'declined',
    },
    handedOver: {
      description: 'The named person accepted elsewhere; the previous owner stays a member.',
      type: 'final',
      output: 'handedOver',
    },
    unreadable: {
      description: 'The handover could not be loaded; the person can try again.',
      tags: 'failed',
      on: { 'handover.look': { target: 'looking', actions: 'clearProblem' } },
    },
    ended: {
      description: 'The handover was answered or cancelled meanwhile.',
      on: { 'handover.look': { target: 'looking', actions: ['clearProblem', 'clearHandover'] } },
    },
    nothingOpen: {
      description: 'No handover is open for this person.',
      on: { 'handover.look': 'looking' },
    },
  },
  output: ({ event }): Output => ({ end: endOf(['declined', 'accepted', 'handedOver'], event.output) }),
});

export type AdministratorHandoverRef = ActorRefFrom<typeof administratorHandoverMachine>;
