/**
 * Read a spreadsheet.
 * 1. The app reads the file and looks for the row of titles; the rows are shown and checked while it goes on.
 * Started by an import; ends with what was read, or with why it could not be read.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { SaidChange, SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../ask.ts';
import { endOf } from '../ending.ts';
import { placeholder } from '../placeholder.ts';

/** `changes` are what a person did with the file before, to be done again. */
export type Reading = { businessId: string; sheetId: string; file: File; changes: SaidChange[] };
type Context = Reading & { summary: SheetSummary | null; problem: Problem | null };
export type SheetReadingOutput = {
  end: 'read' | 'unreadable';
  summary: SheetSummary | null;
  problem: Problem | null;
};

const sheetReading = setup({
  types: {} as { input: Reading; context: Context; output: SheetReadingOutput; tags: 'busy' },
  actors: { readSheet: placeholder<SheetSummary, Reading>('readSheet') },
  delays: { readDeadline: 600_000 },
  actions: {
    storeRead: assign({ summary: (_, { summary }: { summary: SheetSummary }) => summary }),
  },
}).extend(askingParts);
const ask = asking(sheetReading);

export const sheetReadingMachine = sheetReading.createMachine({
  id: 'sheetReading',
  description: 'The app reads a spreadsheet and looks for its titles.',
  context: ({ input }) => ({ ...input, summary: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The app reads the file; the rows appear while it goes on.',
      tags: 'busy',
      ...ask({
        src: 'readSheet',
        input: ({ context: { businessId, sheetId, file, changes } }) => ({ businessId, sheetId, file, changes }),
        onDone: {
          target: 'read',
          actions: { type: 'storeRead', params: ({ event }) => ({ summary: event.output }) },
        },
        failTo: 'unreadable',
        deadline: 'readDeadline',
      }),
    },
    read: { description: 'The rows are there; their titles may be unknown.', type: 'final', output: 'read' },
    unreadable: { description: 'The file could not be read.', type: 'final', output: 'unreadable' },
  },
  output: ({ context: { summary, problem }, event }) => ({
    end: endOf(['read', 'unreadable'], event.output),
    summary,
    problem,
  }),
});

export type SheetReadingRef = ActorRefFrom<typeof sheetReadingMachine>;
