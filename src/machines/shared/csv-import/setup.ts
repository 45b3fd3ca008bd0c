/** What the import of a file keeps, asks and decides. */
import { assign, type EventObject, fromCallback, sendTo, setup } from 'xstate';
import type { SaidChange, SheetChange, SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { askingParts } from '../ask.ts';
import { given } from '../given.ts';
import { placeholder } from '../placeholder.ts';
import { type SheetCheckingOutput, sheetCheckingMachine } from '../sheet-checking/machine.ts';
import { type SheetReadingOutput, sheetReadingMachine } from '../sheet-reading/machine.ts';
import {
  type ImportMode,
  type OfStored,
  type SheetSendingOutput,
  type StoredImport,
  sheetSendingMachine,
} from '../sheet-sending/machine.ts';

export type { ImportMode, StoredImport };
/** A word of the file that the business shall have from now on, such as a type. */
export type Word = { column: string; text: string };
export type Adding = { businessId: string; sheetId: string; word: Word };
/** How the server knows what is sent, in whichever page. */
type Attempt = {
  /** One for the file as it is fixed: another fix makes another key, a reload does not. */
  key: string | null;
  /** The import that was announced and may have gone on, although nobody heard of it. */
  announcedId: string | null;
};
/** A file that was read and not stored yet, with what a person said and fixed since, in its order. */
export type ImportDraft = { file: File; changes: SaidChange[] } & Attempt;
export type DraftEvent = { type: 'draft.keep'; draft: ImportDraft } | { type: 'draft.clear' };
type OfSheet = { businessId: string; sheetId: string };
export type Changing = OfSheet & { change: SheetChange };
export type Input = OfSheet & {
  idempotencyKey: string;
  /** An import that was begun before, to come back to. */
  importId: string | null;
};
type Context = Input &
  Attempt & {
    file: File | null;
    /** What was said of the file and fixed in it, in its order: a reload does it again. */
    changes: SaidChange[];
    summary: SheetSummary | null;
    change: SheetChange | null;
    word: Word | null;
    mode: ImportMode;
    stored: StoredImport | null;
    problem: Problem | null;
  };
type Event =
  | { type: 'file.choose'; file: File }
  | { type: 'file.another' }
  | { type: 'file.remove' }
  | { type: 'reading.cancel' }
  | { type: 'titles.choose'; row: number }
  | { type: 'columns.choose'; columns: (string | null)[] }
  | { type: 'step.back' }
  | { type: 'step.continue' }
  | { type: 'rows.change'; change: SheetChange }
  | { type: 'word.add'; word: Word }
  | { type: 'import.start'; mode: ImportMode }
  | { type: 'import.cancel' };
export type Told = { stored: StoredImport };
type Checked = { summary: SheetSummary };

/** How many rows would be created or updated. */
const goodRows = ({ rows, wrong, skipped }: SheetSummary): number => rows - wrong - skipped;

const keyOf = ({ context: { idempotencyKey, summary } }: { context: Context }) =>
  `${idempotencyKey}-${given(summary).version}`;

/** A file that is chosen once more, as far as a browser tells. */
const isSame = (one: File | null, other: File): boolean =>
  one?.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const isPlaced = (columns: readonly (string | null)[]): boolean => columns.some((column) => column !== null);

const placesIn = ({ titleRow, columns }: SheetSummary): SheetChange[] => [
  { change: 'titles', row: titleRow, remembered: [] },
  { change: 'columns', columns },
];

export const csvImport = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: Told;
    tags: 'busy' | 'editable';
    children: {
      sheetKeeper: 'sheetKeeper';
      draftKeeper: 'draftKeeper';
      loadDraft: 'loadDraft';
      sheetReading: 'sheetReading';
      sheetChecking: 'sheetChecking';
      sheetSending: 'sheetSending';
      changeSheet: 'changeSheet';
      addWord: 'addWord';
      getImport: 'getImport';
      cancelImport: 'cancelImport';
    };
  },
  actors: {
    sheetKeeper: fromCallback<EventObject, { sheetId: string }>(() => {
      throw new Error('sheetKeeper is not provided');
    }),
    draftKeeper: fromCallback<DraftEvent, { businessId: string }>(() => {
      throw new Error('draftKeeper is not provided');
    }),
    loadDraft: placeholder<ImportDraft | null, { businessId: string }>('loadDraft'),
    sheetReading: sheetReadingMachine,
    sheetChecking: sheetCheckingMachine,
    sheetSending: sheetSendingMachine,
    changeSheet: placeholder<SheetSummary, Changing>('changeSheet'),
    addWord: placeholder<SheetSummary, Adding>('addWord'),
    getImport: placeholder<StoredImport, OfStored>('getImport'),
    cancelImport: placeholder<StoredImport, OfStored>('cancelImport'),
  },
  delays: { progressInterval: 1_000 },
  guards: {
    isBegun: ({ context }) => context.importId !== null,
    hasDraft: (_, { draft }: { draft: ImportDraft | null }) => draft !== null,
    isRead: ({ context }) => context.summary !== null,
    hasTitles: (_, { summary }: SheetReadingOutput) => summary !== null && summary.titleRow !== null,
    hasColumn: (_, { columns }: { columns: (string | null)[] }) => isPlaced(columns),
    isPlaced: ({ context: { summary } }) => isPlaced(summary?.columns ?? []),
    isCompared: ({ context: { summary } }) => isPlaced(summary?.columns ?? []) && summary?.waitingKeys === 0,
    isUnreadable: (_, { end }: SheetReadingOutput) => end === 'unreadable',
    isLeft: (_, { end }: SheetCheckingOutput | SheetSendingOutput) => end === 'left',
    isChecked: (_, { summary }: Checked) => summary.waitingKeys === 0,
    canStore: ({ context: { summary } }, { mode }: { mode: ImportMode }) =>
      summary !== null && goodRows(summary) > 0 && (mode === 'good_rows' || summary.wrong === 0),
    hasEnded: (_, { stored }: Told) => stored.state !== 'storing',
  },
  actions: {
    storeTrouble: assign({ problem: (_, { problem }: { problem: Problem | null }) => problem }),
    storeFile: assign(({ context }, { file }: { file: File }) => ({
      file,
      changes: [],
      summary: null,
      key: null,
      announcedId: isSame(context.file, file) ? context.announcedId : null,
    })),
    storeDraft: assign((_, { draft }: { draft: ImportDraft | null }) => draft ?? {}),
    clearFile: assign({ file: null, changes: [], summary: null }),
    /** The columns that the app has found are said again too: it may find others another day. */
    noteColumns: assign({
      changes: ({ context: { changes, summary } }) => (changes.length === 0 ? placesIn(given(summary)) : changes),
    }),
    noteChange: assign({
      changes: ({ context: { changes, change } }) => [...changes, given(change)],
    }),
    noteWord: assign({
      changes: ({ context: { changes, word } }) => [...changes, { change: 'word' as const, ...given(word) }],
    }),
    /** A draft that is read again keeps its key: the server may know it. */
    noteKey: assign({ key: ({ context }) => context.key ?? keyOf({ context }) }),
    renewKey: assign({ key: keyOf }),
    noteAnnounced: assign({
      announcedId: ({ context }, { stored }: { stored: StoredImport | null }) => stored?.id ?? context.announcedId,
    }),
    keepDraft: sendTo(
      'draftKeeper',
      ({ context: { file, changes, key, announcedId } }): DraftEvent => ({
        type: 'draft.keep',
        draft: { file: given(file), changes, key, announcedId },
      }),
    ),
    clearDraft: sendTo('draftKeeper', { type: 'draft.clear' }),
    storeSummary: assign({ summary: (_, { summary }: { summary: SheetSummary | null }) => summary }),
    storeChange: assign({ change: (_, { change }: { change: SheetChange }) => change }),
    storeWord: assign({ word: (_, { word }: { word: Word }) => word }),
    storeMode: assign({ mode: (_, { mode }: { mode: ImportMode }) => mode }),
    storeImport: assign({ stored: (_, { stored }: { stored: StoredImport | null }) => stored }),
  },
}).extend(askingParts);
