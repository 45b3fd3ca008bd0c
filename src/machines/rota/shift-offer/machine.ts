/**
 * Offer one's own shift to others.
 * 1. The person sees who could take it, and what they could give for it.
 * 2. They offer it to everybody or to one colleague, for one of their shifts or for nothing.
 * 3. The server tells whom it is offered to. Nothing changes until somebody takes it.
 * 4. When the shift is offered already, or the plan has changed, the person is told why and can choose otherwise.
 * 5. Without a connection or an answer the person sends it again: it is offered once.
 * Started by the week; it ends with the offered shift, or without.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type SwapChoices = Schemas['SwapChoices'];
export type OwnShift = { businessId: string; shift: string };
/** To everybody where there is nobody. */
export type ShiftOffer = { to: string | null; in_exchange: string | null; note: string | null };

type Context = {
  own: OwnShift;
  choices: SwapChoices | null;
  offer: ShiftOffer;
  problem: Problem | null;
};
type Event =
  | { type: 'choices.retry' }
  | { type: 'offer.send'; offer: ShiftOffer }
  | { type: 'offer.retry' }
  | { type: 'step.back' }
  | { type: 'offer.leave' };
const ends = ['offered', 'left'] as const;
export type ShiftOfferOutput = { end: (typeof ends)[number] };

const shiftOffer = setup({
  types: {} as {
    input: OwnShift;
    context: Context;
    events: Event;
    output: ShiftOfferOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    readChoices: placeholder<SwapChoices, OwnShift>('readChoices'),
    offerShift: placeholder<null, OwnShift & ShiftOffer>('offerShift'),
  },
  actions: {
    storeChoices: assign({ choices: (_, { choices }: { choices: SwapChoices }) => choices }),
    storeOffer: assign({ offer: (_, { offer }: { offer: ShiftOffer }) => offer }),
  },
}).extend(askingParts);

const ask = asking(shiftOffer);

export const shiftOfferMachine = shiftOffer.createMachine({
  id: 'shiftOffer',
  description: 'A person offers a shift of their own to others.',
  context: ({ input }) => ({
    own: input,
    choices: null,
    offer: { to: null, in_exchange: null, note: null },
    problem: null,
  }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The server looks who could take the shift.',
      tags: 'busy',
      on: { 'offer.leave': 'left' },
      ...ask({
        src: 'readChoices',
        input: ({ context }) => context.own,
        onDone: {
          target: 'choosing',
          actions: { type: 'storeChoices', params: ({ event }) => ({ choices: event.output }) },
        },
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'Who could take it could not be loaded, or the shift cannot change hands.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'choices.retry': 'looking', 'offer.leave': 'left' },
    },
    choosing: {
      description: 'The person chooses whom to offer it to, and for what.',
      tags: 'editable',
      exit: 'clearProblem',
      on: {
        'offer.send': {
          target: 'offering',
          actions: { type: 'storeOffer', params: ({ event }) => ({ offer: event.offer }) },
        },
        'offer.leave': 'left',
      },
    },
    offering: {
      description: 'The server offers the shift, and tells whom that concerns.',
      tags: 'busy',
      ...ask({
        src: 'offerShift',
        input: ({ context: { own, offer } }) => ({ ...own, ...offer }),
        onDone: 'offered',
        onError: [failureWhen('isConflict', 'choosing')],
        failTo: 'unsent',
      }),
    },
    unsent: {
      description: 'It is not known whether it is offered; sending it again offers it once.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'offer.retry': 'offering', 'step.back': 'choosing' },
    },
    offered: { description: 'The shift is offered.', type: 'final', output: 'offered' },
    left: { description: 'The person keeps the shift.', type: 'final', output: 'left' },
  },
  output: ({ event }) => ({ end: endOf(ends, event.output) }),
});

export type ShiftOfferRef = ActorRefFrom<typeof shiftOfferMachine>;
