/**
 * Show progress that cannot be measured.
 * 1. The bar starts at 5 per cent.
 * 2. It rises by 5 every five seconds.
 * 3. It stays at 95, because nobody knows when the work ends.
 * 4. When the work is done, it shows 100.
 * Started by the flow that waits for the work; stopped when that wait ends.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

type Context = { percent: number };
type Event = { type: 'progress.complete' };
type Output = { percent: number };

const start = 5;
const rise = 5;
const cap = 95;

export const artificialProgressMachine = setup({
  types: {} as { context: Context; events: Event; output: Output; tags: 'busy' },
  delays: { progressStep: 5_000 },
  guards: { isCapNear: ({ context }) => context.percent + rise >= cap },
  actions: {
    storeRise: assign({ percent: ({ context }) => Math.min(cap, context.percent + rise) }),
    storeCompletion: assign({ percent: 100 }),
  },
}).createMachine({
  id: 'artificialProgress',
  description: 'A bar shows that work goes on when nobody can measure how far it is.',
  context: { percent: start },
  initial: 'rising',
  on: { 'progress.complete': { target: '.complete', actions: 'storeCompletion' } },
  states: {
    rising: {
      description: 'The bar grows a little every five seconds.',
      tags: 'busy',
      after: {
        progressStep: [
          { guard: 'isCapNear', target: 'held', actions: 'storeRise' },
          { target: 'rising', reenter: true, actions: 'storeRise' },
        ],
      },
    },
    held: { description: 'The bar stays at 95 per cent until the work is done.' },
    complete: { description: 'The work is done.', type: 'final' },
  },
  output: ({ context }) => ({ percent: context.percent }),
});

export type ArtificialProgressRef = ActorRefFrom<typeof artificialProgressMachine>;
export type ArtificialProgressSnapshot = SnapshotFrom<typeof artificialProgressMachine>;
