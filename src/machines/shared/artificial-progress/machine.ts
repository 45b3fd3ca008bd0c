/**
 * Show progress that cannot be measured.
 * 1. The bar starts at 5 per cent.
 * 2. It rises by 5 every five seconds.
 * 3. It ends at 95 and stays there, because nobody knows when the work ends.
 * Started by the flow that waits for the work; goes when that wait ends.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

type Context = { percent: number };
type Output = { percent: number };

const start = 5;
const rise = 5;
const cap = 95;

export const artificialProgressMachine = setup({
  types: {} as { context: Context; output: Output },
  delays: { progressStep: 5_000 },
  guards: { isCapNear: ({ context }) => context.percent + rise >= cap },
  actions: {
    storeRise: assign({ percent: ({ context }) => Math.min(cap, context.percent + rise) }),
  },
}).createMachine({
  id: 'artificialProgress',
  description: 'A bar shows that work goes on when nobody can measure how far it is.',
  context: { percent: start },
  initial: 'rising',
  states: {
    rising: {
      description: 'The bar grows a little every five seconds.',
      after: {
        progressStep: [
          { guard: 'isCapNear', target: 'held', actions: 'storeRise' },
          { target: 'rising', reenter: true, actions: 'storeRise' },
        ],
      },
    },
    held: { description: 'The bar stays at 95 per cent.', type: 'final' },
  },
  output: ({ context }) => ({ percent: context.percent }),
});

export type ArtificialProgressRef = ActorRefFrom<typeof artificialProgressMachine>;
export type ArtificialProgressSnapshot = SnapshotFrom<typeof artificialProgressMachine>;
