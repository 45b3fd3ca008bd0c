/**
 * Take a shift: an open one, or one that somebody offers.
 * 1. The person sees the shift, and takes it.
 * 2. The server gives it to them, or lets it wait for who plans.
 * 3. When somebody else was faster, or a rule refuses it, the person is told why and it stays as it is.
 * 4. Without a connection or an answer the person sends it again: they never have it twice.
 * Started by the week and by the list of swaps; it ends with the shift taken, or without.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

export type Swap = Pick<components['schemas']['ShiftSwap'], 'status'>;
/** An open shift by its own id, or an offered one by that of the swap. */
export type TakenShift = { businessId: string; kind: 'open' | 'offered'; id: string };

type Context = { shift: TakenShift; isWaiting: boolean; problem: Problem | null };
type Event = { type: 'shift.take' } | { type: 'taking.retry' } | { type: 'step.back' } | { type: 'taking.leave' };
const ends = ['taken', 'left'] as const;
/** `isWaiting` when who plans has to approve it. */
export type ShiftTakingOutput = { end: (typeof ends)[number]; isWaiting: boolean };

const shiftTaking = setup({
  types: {} as {
    input: TakenShift;
    context: Context;
    events: Event;
    output: ShiftTakingOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: { takeShift: placeholder<Swap, TakenShift>('takeShift') },
  actions: {
    storeStatus: assign({ isWaiting: (_, { status }: Swap) => status === 'accepted' }),
  },
}).extend(askingParts);

const ask = asking(shiftTaking);

export const shiftTakingMachine = shiftTaking.createMachine({
  id: 'shiftTaking',
  description: 'A person takes an open shift, or one that somebody offers.',
  context: ({ input }) => ({ shift: input, isWaiting: false, problem: null }),
  initial: 'asked',
  states: {
    asked: {
      description: 'The person sees the shift.',
      tags: 'editable',
      on: { 'shift.take': 'taking', 'taking.leave': 'left' },
    },
    taking: {
      description: 'The server gives them the shift, or lets it wait for who plans.',
      tags: 'busy',
      ...ask({
        src: 'takeShift',
        input: ({ context }) => context.shift,
        onDone: { target: 'taken', actions: { type: 'storeStatus', params: ({ event }) => event.output } },
        onError: [failureWhen('isConflict', 'refused')],
        failTo: 'unsent',
      }),
    },
    refused: {
      description: 'Somebody else was faster, or a rule refuses it.',
      on: { 'taking.leave': 'left' },
    },
    unsent: {
      description: 'It is not known whether they have it; sending it again takes it once.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'taking.retry': 'taking', 'step.back': 'asked' },
    },
    taken: { description: 'The shift is theirs, or waits for who plans.', type: 'final', output: 'taken' },
    left: { description: 'The person leaves the shift to others.', type: 'final', output: 'left' },
  },
  output: ({ event, context: { isWaiting } }) => ({ end: endOf(ends, event.output), isWaiting }),
});

export type ShiftTakingRef = ActorRefFrom<typeof shiftTakingMachine>;
