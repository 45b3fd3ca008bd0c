/**
 * Switch to another business.
 * 1. A person chooses another of their businesses.
 * 2. The app asks the server what they may do there. Until it answers they stay where they are, and cannot choose
 *    again.
 * 3. A member enters: the app forgets what it read in the previous business, and opens the dashboard.
 * 4. A person who is no longer a member stays where they are, and the app says why.
 * 5. Without an answer they stay where they are, and can try again.
 * 6. A person who was moved to another business without choosing it here, by another tab or because they were removed,
 *    reads why until they dismiss it.
 * Started with the frame, for as long as the same person belongs to a business; never ends.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Cause = components['schemas']['LostBusiness']['cause'];

export type Place = { businessId: string; name: string };
/** A switch that the person did not choose in this tab: its cause and both names. */
export type Move = { cause: 'elsewhere' | Cause; from: string; to: string };
/** `cause` is the reason why the person is no member; null for a member and for a person who left. */
export type Entered = { isMember: boolean; cause: Cause | null };

type Context = {
  wanted: Place | null;
  cause: Cause | null;
  move: Move | null;
  problem: Problem | null;
};
type Event =
  | ({ type: 'business.choose' } & Place)
  | { type: 'switch.retry' }
  | { type: 'switch.dismiss' }
  | ({ type: 'business.moved' } & Move);

const businessSwitch = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    /** Asks who the person is in that business, and lets the session enter it if they belong there. */
    enterBusiness: placeholder<Entered, { businessId: string }>('enterBusiness'),
  },
  guards: { isMember: (_, { isMember }: Entered) => isMember },
  actions: {
    storeWanted: assign({ wanted: (_, { businessId, name }: Place) => ({ businessId, name }) }),
    storeCause: assign({ cause: (_, { cause }: Entered) => cause }),
    storeMove: assign({ move: (_, { cause, from, to }: Move) => ({ cause, from, to }) }),
    clearTold: assign({ wanted: null, cause: null, move: null, problem: null }),
  },
}).extend(askingParts);

const ask = asking(businessSwitch);

const choosing = businessSwitch.createStateConfig({
  on: {
    'business.choose': {
      target: '#businessSwitch.entering',
      actions: ['clearTold', { type: 'storeWanted', params: ({ event }) => event }],
    },
  },
}).on;

/** What is said stays until it was read. */
const telling = businessSwitch.createStateConfig({
  on: { ...choosing, 'switch.dismiss': { target: '#businessSwitch.working', actions: 'clearTold' } },
}).on;

export const businessSwitchMachine = businessSwitch.createMachine({
  id: 'businessSwitch',
  description: 'A member of several businesses switches to another one.',
  context: { wanted: null, cause: null, move: null, problem: null },
  initial: 'working',
  on: {
    'business.moved': { target: '.moved', actions: ['clearTold', { type: 'storeMove', params: ({ event }) => event }] },
  },
  states: {
    working: { description: 'The person works in one of their businesses.', on: choosing },
    entering: {
      description: 'The app asks the server what the person may do in the chosen business.',
      tags: 'busy',
      ...ask({
        src: 'enterBusiness',
        input: ({ context }) => ({ businessId: context.wanted?.businessId ?? '' }),
        onDone: [
          {
            guard: { type: 'isMember', params: ({ event }) => event.output },
            target: 'working',
            actions: 'clearTold',
          },
          { target: 'shutOut', actions: { type: 'storeCause', params: ({ event }) => event.output } },
        ],
        failTo: 'unanswered',
      }),
    },
    unanswered: {
      description: 'The server did not answer; the person stays where they were and can try again.',
      tags: 'failed',
      on: { ...telling, 'switch.retry': { target: 'entering', actions: 'clearProblem' } },
    },
    shutOut: {
      description: 'The person is no longer a member of the chosen business; the app says so.',
      tags: 'failed',
      on: telling,
    },
    moved: {
      description: 'The person was moved to another business without choosing it here; the app says why.',
      on: telling,
    },
  },
});

export type BusinessSwitchRef = ActorRefFrom<typeof businessSwitchMachine>;
export type BusinessSwitchSnapshot = SnapshotFrom<typeof businessSwitchMachine>;
