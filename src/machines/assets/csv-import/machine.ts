/**
 * Import a file of assets.
 * 1. Somebody chooses a CSV file or a workbook; the app reads it and checks every row.
 * 2. They see each problem where it is. Where dates can be read in two ways, they say which way once.
 * 3. They store the good rows, or all if none is wrong, and say what happens to what the register has already.
 * 4. The server stores the rows in the background; they watch, leave, or cancel, which keeps what is stored.
 * Ends with what was added, updated, skipped and refused.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { AssetImportColumn } from '../../../../rules/assets/import-columns.ts';
import type { CheckedRow } from '../../../domain/assets/import-file.ts';
import { answerDeadline } from '../../../domain/shared/deadlines.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, failure } from '../../shared/ask.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type AssetImport = Schemas['AssetImport'];
type DayOrder = Schemas['DayOrder'];
type Mode = Schemas['ImportMode'];
/** What becomes of rows that the register has already. */
export type OfKnown = 'update' | 'skip';

/** The file as it was read and checked. */
export type Checked = {
  columns: AssetImportColumn[];
  mapping: { title: string; column: string }[];
  /** At least one. */
  rows: CheckedRow[];
  /** How many of the rows have problems. */
  wrong: number;
  hasDoubtfulDays: boolean;
};
type OfBusiness = { businessId: string };
export type Reading = OfBusiness & { file: File; dayOrder: DayOrder | null };
export type Sending = OfBusiness & {
  idempotencyKey: string;
  fileName: string;
  dayOrder: DayOrder | null;
  checked: Checked;
  mode: Mode;
  ofKnown: OfKnown;
};
type OfImport = OfBusiness & { id: string };

type Choice = { mode: Mode; ofKnown: OfKnown };
type Context = OfBusiness & {
  /** So that a start that is tried again imports once. */
  idempotencyKey: string;
  file: File | null;
  dayOrder: DayOrder | null;
  checked: Checked | null;
  choice: Choice;
  stored: AssetImport | null;
  problem: Problem | null;
};
type Event =
  | { type: 'file.choose'; file: File }
  | { type: 'file.another' }
  | { type: 'days.choose'; order: DayOrder }
  | ({ type: 'import.start' } & Choice)
  | { type: 'import.cancel' };
type Told = { stored: AssetImport };

const csvImport = setup({
  types: {} as {
    input: OfBusiness & { idempotencyKey: string };
    context: Context;
    events: Event;
    output: Told;
    tags: 'busy' | 'editable';
  },
  actors: {
    readFile: placeholder<Checked, Reading>('readFile'),
    sendImport: placeholder<AssetImport, Sending>('sendImport'),
    getAssetImport: placeholder<AssetImport, OfImport>('getAssetImport'),
    cancelAssetImport: placeholder<AssetImport, OfImport>('cancelAssetImport'),
  },
  delays: { answerDeadline, sendDeadline: 600_000, progressInterval: 1_000 },
  guards: {
    canStore: ({ context: { checked } }, { mode }: Choice) =>
      checked !== null && (mode === 'all_or_nothing' ? checked.wrong === 0 : checked.wrong < checked.rows.length),
    hasEnded: (_, { stored }: Told) => stored.state !== 'storing',
  },
  actions: {
    clearProblem: assign({ problem: null }),
    storeProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    storeFile: assign({ file: (_, { file }: { file: File }) => file, dayOrder: null, checked: null }),
    storeDayOrder: assign({ dayOrder: (_, { order }: { order: DayOrder }) => order }),
    storeChecked: assign({ checked: (_, { checked }: { checked: Checked }) => checked }),
    storeChoice: assign({ choice: (_, { mode, ofKnown }: Choice) => ({ mode, ofKnown }) }),
    storeImport: assign({ stored: (_, { stored }: Told) => stored }),
  },
});

const ask = asking(csvImport);
const told = {
  type: 'storeImport',
  params: ({ event }: { event: { output: AssetImport } }) => ({ stored: event.output }),
} as const;
const importOf = ({ context: { businessId, stored } }: { context: Context }) => ({ businessId, id: given(stored).id });

export const csvImportMachine = csvImport.createMachine({
  id: 'csvImport',
  options: { maxIterations: 1_000 },
  description:
    'Somebody imports a file of assets: they see every problem before anything is stored, and what became of each row.',
  context: ({ input }) => ({
    ...input,
    file: null,
    dayOrder: null,
    checked: null,
    choice: { mode: 'good_rows', ofKnown: 'update' },
    stored: null,
    problem: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A file is chosen.',
      tags: 'editable',
      on: {
        'file.choose': {
          target: 'reading',
          actions: [{ type: 'storeFile', params: ({ event }) => event }, 'clearProblem'],
        },
      },
    },
    reading: {
      description: 'The app reads the file and checks every row.',
      tags: 'busy',
      ...ask({
        src: 'readFile',
        input: ({ context: { businessId, file, dayOrder } }) => ({ businessId, file: given(file), dayOrder }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'storeChecked', params: ({ event }) => ({ checked: event.output }) },
        },
        failTo: 'choosing',
        deadline: 'sendDeadline',
      }),
    },
    reviewing: {
      description: 'Every row is shown with its problems, and what would become of it.',
      tags: 'editable',
      on: {
        'file.another': { target: 'choosing', actions: 'clearProblem' },
        'days.choose': {
          target: 'reading',
          actions: [{ type: 'storeDayOrder', params: ({ event }) => event }, 'clearProblem'],
        },
        'import.start': {
          guard: { type: 'canStore', params: ({ event }) => event },
          target: 'sending',
          actions: [{ type: 'storeChoice', params: ({ event }) => event }, 'clearProblem'],
        },
      },
    },
    sending: {
      description: 'The rows are sent to the server.',
      tags: 'busy',
      ...ask({
        src: 'sendImport',
        input: ({ context: { businessId, idempotencyKey, file, dayOrder, checked, choice } }) => ({
          ...{ businessId, idempotencyKey, dayOrder, ...choice },
          ...{ fileName: given(file).name, checked: given(checked) },
        }),
        onDone: { target: 'storing', actions: told },
        failTo: 'reviewing',
        deadline: 'sendDeadline',
      }),
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
        id: 'getAssetImport',
        src: 'getAssetImport',
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
    cancelling: {
      description: 'The server stops; what is stored stays.',
      tags: 'busy',
      ...ask({
        src: 'cancelAssetImport',
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
