/**
 * Import a file into a list.
 * 1. Somebody chooses a CSV file or a workbook; the app reads it, unless they cancel.
 * 2. The app finds out which column is which; where it cannot, or the person wants other columns, they say it.
 * 3. The app checks every row, and asks the server which of them the list has already.
 * 4. They see each problem where it is, mend it there, and say what becomes of rows that the list has.
 * 5. They store the good rows, or all if none is wrong; the app sends the rows.
 * 6. The server stores them in the background; they watch, leave and come back, or cancel, which keeps what is stored.
 * The file and what was fixed stay on the device until the rows are at the server: a reload or a new sign-in goes on there.
 * Ends with what was added, updated, skipped and refused.
 */
import type { ActorRefFrom } from 'xstate';
import type { SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import { asking, failure } from '../ask.ts';
import { given } from '../given.ts';
import { csvImport, type StoredImport } from './setup.ts';

export type { Adding, ImportMode, StoredImport, Word } from './setup.ts';

const ask = asking(csvImport);
const ofSheet = ({ businessId, sheetId }: { businessId: string; sheetId: string }) => ({ businessId, sheetId });
const read = {
  type: 'storeSummary',
  params: ({ event }: { event: { output: SheetSummary } }) => ({ summary: event.output }),
} as const;
const changed = [read, 'noteChange', 'renewKey', 'keepDraft'] as const;
const checked = [
  {
    guard: {
      type: 'isChecked',
      params: ({ event }: { event: { output: SheetSummary } }) => ({ summary: event.output }),
    },
    target: 'reviewing',
    actions: changed,
  },
  { target: 'checking', actions: changed },
] as const;
const told = {
  type: 'storeImport',
  params: ({ event }: { event: { output: StoredImport } }) => ({ stored: event.output }),
} as const;
type OfImport = { context: { businessId: string; importId: string | null; stored: StoredImport | null } };
const importOf = ({ context: { businessId, importId, stored } }: OfImport) => ({
  businessId,
  id: stored?.id ?? given(importId),
});

export const csvImportMachine = csvImport.createMachine({
  id: 'csvImport',
  options: { maxIterations: 1_000 },
  description:
    'Somebody imports a file: they see and mend every problem before anything is stored, and see what became of each row.',
  context: ({ input }) => ({
    ...input,
    file: null,
    changes: [],
    summary: null,
    change: null,
    key: null,
    announcedId: null,
    word: null,
    mode: 'good_rows',
    stored: null,
    problem: null,
  }),
  invoke: [
    {
      id: 'sheetKeeper',
      src: 'sheetKeeper',
      input: ({ context: { sheetId } }) => ({ sheetId }),
      onError: { actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) } },
    },
    {
      id: 'draftKeeper',
      src: 'draftKeeper',
      input: ({ context: { businessId } }) => ({ businessId }),
      onError: { actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) } },
    },
  ],
  initial: 'opening',
  states: {
    opening: {
      description: 'A new import begins with a file; one that was begun before is looked up.',
      always: [{ guard: 'isBegun', target: 'resuming' }, { target: 'recalling' }],
    },
    recalling: {
      description: 'The app looks for a file on this device that was not stored yet.',
      tags: 'busy',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: [
          {
            guard: { type: 'hasDraft', params: ({ event }) => ({ draft: event.output }) },
            target: 'reading',
            actions: { type: 'storeDraft', params: ({ event }) => ({ draft: event.output }) },
          },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
      after: { answerDeadline: 'choosing' },
    },
    choosing: {
      description: 'A file is chosen.',
      tags: 'editable',
      on: {
        'file.choose': {
          target: 'reading',
          actions: [{ type: 'storeFile', params: ({ event }) => event }, 'clearProblem'],
        },
        'file.remove': { guard: 'isRead', actions: ['clearFile', 'clearProblem', 'clearDraft'] },
        'step.continue': { guard: 'isRead', target: 'choosingColumns', actions: 'clearProblem' },
      },
    },
    reading: {
      description: 'The app reads the file; the rows appear while it goes on.',
      on: { 'reading.cancel': { target: 'choosing', actions: ['clearFile', 'clearDraft'] } },
      invoke: {
        id: 'sheetReading',
        src: 'sheetReading',
        input: ({ context }) => ({ ...ofSheet(context), file: given(context.file), changes: context.changes }),
        onDone: [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [{ type: 'storeTrouble', params: ({ event }) => event.output }, 'clearDraft'],
          },
          {
            guard: { type: 'hasTitles', params: ({ event }) => event.output },
            target: 'checking',
            actions: [
              { type: 'storeSummary', params: ({ event }) => event.output },
              'noteColumns',
              'noteKey',
              'keepDraft',
            ],
          },
          {
            target: 'choosingColumns',
            actions: [{ type: 'storeSummary', params: ({ event }) => event.output }, 'noteKey', 'keepDraft'],
          },
        ],
        onError: failure('choosing'),
      },
    },
    choosingColumns: {
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
        'step.continue': [
          { guard: 'isCompared', target: 'reviewing', actions: 'clearProblem' },
          { guard: 'isPlaced', target: 'checking', actions: 'clearProblem' },
        ],
        'step.back': { target: 'choosing', actions: 'clearProblem' },
      },
    },
    finding: {
      description: 'The app takes the chosen row as the titles.',
      tags: 'busy',
      ...ask({
        src: 'changeSheet',
        input: ({ context }) => ({ ...ofSheet(context), change: given(context.change) }),
        onDone: { target: 'choosingColumns', actions: changed },
        failTo: 'choosingColumns',
      }),
    },
    placing: {
      description: 'The app checks the rows under the chosen columns.',
      tags: 'busy',
      ...ask({
        src: 'changeSheet',
        input: ({ context }) => ({ ...ofSheet(context), change: given(context.change) }),
        onDone: checked,
        failTo: 'choosingColumns',
      }),
    },
    checking: {
      description: 'The app asks the server which rows the list has already.',
      invoke: {
        id: 'sheetChecking',
        src: 'sheetChecking',
        input: ({ context }) => ({ ...ofSheet(context), summary: given(context.summary) }),
        onDone: [
          { guard: { type: 'isLeft', params: ({ event }) => event.output }, target: 'choosing' },
          { target: 'reviewing', actions: { type: 'storeSummary', params: ({ event }) => event.output } },
        ],
        onError: failure('choosing'),
      },
    },
    reviewing: {
      description: 'Every row is shown with its problems, and what becomes of it.',
      tags: 'editable',
      on: {
        'file.another': { target: 'choosing', actions: 'clearProblem' },
        'step.back': { target: 'choosingColumns', actions: 'clearProblem' },
        'rows.change': {
          target: 'changing',
          actions: [{ type: 'storeChange', params: ({ event }) => event }, 'clearProblem'],
        },
        'word.add': {
          target: 'adding',
          actions: [{ type: 'storeWord', params: ({ event }) => event }, 'clearProblem'],
        },
        'import.start': {
          guard: { type: 'canStore', params: ({ event }) => event },
          target: 'sending',
          actions: [{ type: 'storeMode', params: ({ event }) => event }, 'clearProblem'],
        },
      },
    },
    changing: {
      description: 'The app applies a fix or a choice and checks the rows again.',
      tags: 'busy',
      ...ask({
        src: 'changeSheet',
        input: ({ context }) => ({ ...ofSheet(context), change: given(context.change) }),
        onDone: checked,
        failTo: 'reviewing',
      }),
    },
    adding: {
      description:
        'The app takes a type or a location of the file as known; the business gets it with the first rows, and not before.',
      tags: 'busy',
      ...ask({
        src: 'addWord',
        input: ({ context: { businessId, sheetId, word } }) => ({ businessId, sheetId, word: given(word) }),
        onDone: { target: 'reviewing', actions: [read, 'noteWord', 'renewKey', 'keepDraft'] },
        failTo: 'reviewing',
      }),
    },
    sending: {
      description: 'The rows are sent to the server.',
      invoke: {
        id: 'sheetSending',
        src: 'sheetSending',
        // Another file, fix or choice has another key, and must not meet what an attempt with this one left.
        input: ({ context: { businessId, sheetId, key, announcedId, file, summary, mode } }) => ({
          businessId,
          sheetId,
          mode,
          announcedId,
          fileName: given(file).name,
          rows: given(summary).rows,
          idempotencyKey: `${given(key)}-${mode}`,
        }),
        onDone: [
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: [
              { type: 'storeTrouble', params: ({ event }) => event.output },
              { type: 'noteAnnounced', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'storing',
            actions: [{ type: 'storeImport', params: ({ event }) => event.output }, 'clearDraft'],
          },
        ],
        onError: failure('reviewing'),
      },
    },
    storing: {
      description: 'The server stores the rows in the background; the app asks again soon.',
      tags: 'busy',
      on: { 'import.cancel': 'cancelling' },
      after: { progressInterval: 'asking' },
    },
    asking: {
      description: 'The app asks how far the server is; without an answer it asks again.',
      tags: 'busy',
      on: { 'import.cancel': 'cancelling' },
      invoke: {
        id: 'getImport',
        src: 'getImport',
        input: importOf,
        onDone: [
          {
            guard: { type: 'hasEnded', params: ({ event }) => ({ stored: event.output }) },
            target: 'ended',
            actions: told,
          },
          { target: 'storing', actions: [told, 'clearProblem'] },
        ],
        onError: failure('storing'),
      },
      after: { answerDeadline: 'storing' },
    },
    resuming: {
      description: 'The app looks up an import that was begun before.',
      tags: 'busy',
      ...ask({
        src: 'getImport',
        input: importOf,
        onDone: [
          {
            guard: { type: 'hasEnded', params: ({ event }) => ({ stored: event.output }) },
            target: 'ended',
            actions: told,
          },
          { target: 'storing', actions: told },
        ],
        failTo: 'choosing',
      }),
    },
    cancelling: {
      description: 'The server stops; what is stored stays.',
      tags: 'busy',
      ...ask({
        src: 'cancelImport',
        input: importOf,
        onDone: { target: 'ended', actions: told },
        failTo: 'storing',
      }),
    },
    ended: { description: 'What became of the rows is shown.', type: 'final' },
  },
  output: ({ context: { stored } }) => ({ stored: given(stored) }),
});

export type CsvImportRef = ActorRefFrom<typeof csvImportMachine>;
