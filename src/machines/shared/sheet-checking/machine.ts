/**
 * Check rows against the register.
 * 1. The app asks the server which of the file's numbers the register has already, a thousand at a time.
 * 2. When the connection is lost, the person goes on later or leaves.
 * Started by an import; ends when the server was asked about every number, or when the person leaves.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../ask.ts';
import { endOf } from '../ending.ts';
import { placeholder } from '../placeholder.ts';

export type Checking = { businessId: string; sheetId: string };
type Input = Checking & { summary: SheetSummary };
type Context = Input & { problem: Problem | null };
type Event = { type: 'checking.retry' } | { type: 'checking.leave' };
type Checked = { summary: SheetSummary };
export type SheetCheckingOutput = { end: 'checked' | 'left'; summary: SheetSummary };

const sheetChecking = setup({
  types: {} as { input: Input; context: Context; events: Event; output: SheetCheckingOutput; tags: 'busy' | 'failed' },
  actors: { matchRows: placeholder<SheetSummary, Checking>('matchRows') },
  guards: { isChecked: (_, { summary }: Checked) => summary.waitingKeys === 0 },
  actions: {
    storeChecked: assign({ summary: (_, { summary }: Checked) => summary }),
  },
}).extend(askingParts);
const ask = asking(sheetChecking);
const checked = {
  type: 'storeChecked',
  params: ({ event }: { event: { output: SheetSummary } }) => ({ summary: event.output }),
} as const;

export const sheetCheckingMachine = sheetChecking.createMachine({
  id: 'sheetChecking',
  options: { maxIterations: 1_000 },
  description: 'The app asks the server which rows of a file the register has already.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The app asks only about numbers that it has not asked about.',
      always: [
        { guard: { type: 'isChecked', params: ({ context }) => context }, target: 'checked' },
        { target: 'matching' },
      ],
    },
    matching: {
      description: 'The app asks about the next thousand numbers.',
      tags: 'busy',
      ...ask({
        src: 'matchRows',
        input: ({ context: { businessId, sheetId } }) => ({ businessId, sheetId }),
        onDone: { target: 'deciding', actions: checked },
        failTo: 'interrupted',
      }),
    },
    interrupted: {
      description: 'The server did not answer. The person goes on when there is a connection.',
      tags: 'failed',
      on: { 'checking.retry': { target: 'matching', actions: 'clearProblem' }, 'checking.leave': 'left' },
    },
    checked: { description: 'Every row is checked.', type: 'final', output: 'checked' },
    left: { description: 'The person left.', type: 'final', output: 'left' },
  },
  output: ({ context: { summary }, event }) => ({ end: endOf(['checked', 'left'], event.output), summary }),
});

export type SheetCheckingRef = ActorRefFrom<typeof sheetCheckingMachine>;
