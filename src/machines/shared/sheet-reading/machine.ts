/**
 * Read a spreadsheet.
 * 1. The app reads the file and finds the row of titles; the rows are shown and checked while it goes on.
 * 2. When no titles are found, or the person wants other columns, they say which row has the titles and which column is which.
 * Started by an import; ends with what was read, or when the person leaves.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import { answerDeadline } from '../../../domain/shared/deadlines.ts';
import type { SheetChange, SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking } from '../ask.ts';
import { endOf } from '../ending.ts';
import { given } from '../given.ts';
import { placeholder } from '../placeholder.ts';

type OfSheet = { businessId: string; sheetId: string };
export type Reading = OfSheet & { file: File };
export type Changing = OfSheet & { change: SheetChange };
/** With what was read before, when only its columns are to be chosen. */
type Input = Reading & { summary: SheetSummary | null };
type Context = Input & { change: SheetChange | null; problem: Problem | null };
type Event =
  | { type: 'titles.choose'; row: number }
  | { type: 'columns.choose'; columns: (string | null)[] }
  | { type: 'columns.leave' };
type Read = { summary: SheetSummary };
export type SheetReadingOutput = {
  end: 'read' | 'left' | 'unreadable';
  summary: SheetSummary | null;
  problem: Problem | null;
};

const sheetReading = setup({
  types: {} as { input: Input; context: Context; events: Event; output: SheetReadingOutput; tags: 'busy' | 'editable' },
  actors: {
    readSheet: placeholder<SheetSummary, Reading>('readSheet'),
    changeSheet: placeholder<SheetSummary, Changing>('changeSheet'),
  },
  delays: { answerDeadline, readDeadline: 600_000 },
  guards: {
    isRead: ({ context }) => context.summary !== null,
    hasTitles: (_, { summary }: Read) => summary.titleRow !== null,
    hasColumn: (_, { columns }: { columns: (string | null)[] }) => columns.some((column) => column !== null),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    storeProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    storeRead: assign({ summary: (_, { summary }: Read) => summary }),
    storeChange: assign({ change: (_, { change }: { change: SheetChange }) => change }),
  },
});
const ask = asking(sheetReading);
const read = {
  type: 'storeRead',
  params: ({ event }: { event: { output: SheetSummary } }) => ({ summary: event.output }),
} as const;
const ofSheet = ({ businessId, sheetId }: Context) => ({ businessId, sheetId });

export const sheetReadingMachine = sheetReading.createMachine({
  id: 'sheetReading',
  options: { maxIterations: 1_000 },
  description: 'The app reads a spreadsheet; where it cannot tell the columns, a person does.',
  context: ({ input }) => ({ ...input, change: null, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The app reads the file, unless it has read it before.',
      always: [{ guard: 'isRead', target: 'mapping' }, { target: 'reading' }],
    },
    reading: {
      description: 'The app reads the file; the rows appear while it goes on.',
      tags: 'busy',
      ...ask({
        src: 'readSheet',
        input: ({ context }) => ({ ...ofSheet(context), file: context.file }),
        onDone: [
          {
            guard: { type: 'hasTitles', params: ({ event }) => ({ summary: event.output }) },
            target: 'read',
            actions: read,
          },
          { target: 'mapping', actions: read },
        ],
        failTo: 'unreadable',
        deadline: 'readDeadline',
      }),
    },
    mapping: {
      description: 'The person says which row has the titles, and which column is which.',
      tags: 'editable',
      on: {
        'titles.choose': {
          target: 'finding',
          actions: [
            {
              type: 'storeChange',
              params: ({ event }) => ({ change: { change: 'titles', row: event.row, remembered: [] } }),
            },
            'clearProblem',
          ],
        },
        'columns.choose': {
          guard: { type: 'hasColumn', params: ({ event }) => event },
          target: 'placing',
          actions: [
            { type: 'storeChange', params: ({ event }) => ({ change: { change: 'columns', columns: event.columns } }) },
            'clearProblem',
          ],
        },
        'columns.leave': 'left',
      },
    },
    finding: {
      description: 'The app takes the chosen row as the titles.',
      tags: 'busy',
      ...ask({
        src: 'changeSheet',
        input: ({ context }) => ({ ...ofSheet(context), change: given(context.change) }),
        onDone: { target: 'mapping', actions: read },
        failTo: 'mapping',
      }),
    },
    placing: {
      description: 'The app checks the rows under the chosen columns.',
      tags: 'busy',
      ...ask({
        src: 'changeSheet',
        input: ({ context }) => ({ ...ofSheet(context), change: given(context.change) }),
        onDone: { target: 'read', actions: read },
        failTo: 'mapping',
      }),
    },
    read: { description: 'The rows are there, under columns that are known.', type: 'final', output: 'read' },
    left: { description: 'The person left the columns as they were.', type: 'final', output: 'left' },
    unreadable: { description: 'The file could not be read.', type: 'final', output: 'unreadable' },
  },
  output: ({ context: { summary, problem }, event }) => ({
    end: endOf(['read', 'left', 'unreadable'], event.output),
    summary,
    problem,
  }),
});

export type SheetReadingRef = ActorRefFrom<typeof sheetReadingMachine>;
