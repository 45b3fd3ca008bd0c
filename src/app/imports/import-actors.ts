/** The actors of an import of any list; the list brings its calls, and the worker that knows its columns and rules. */
import { type EventObject, fromCallback } from 'xstate';
import type { ImportOptions, KnownRecord, Remembered } from '../../../rules/shared/import.ts';
import type { SheetRow, SheetSummary } from '../../domain/shared/import-sheet/sheet.types.ts';
import type { csvImportMachine } from '../../machines/shared/csv-import/machine.ts';
import type { Adding, Changing, DraftEvent, Word } from '../../machines/shared/csv-import/setup.ts';
import { type Checking, sheetCheckingMachine } from '../../machines/shared/sheet-checking/machine.ts';
import { type Reading, sheetReadingMachine } from '../../machines/shared/sheet-reading/machine.ts';
import {
  type Announcing,
  type ImportMode,
  type OfStored,
  type SendingRows,
  type StoredImport,
  sheetSendingMachine,
} from '../../machines/shared/sheet-sending/machine.ts';
import type { Options } from '../../services/shared/client.ts';
import { openSheet, sheetOf } from '../../services/shared/import-sheets.ts';
import type { ImportKind } from '../../services/shell/imports.ts';
import { keyedActor } from '../actors/keyed-actor.ts';
import { importDraft } from '../storage/import-draft.ts';

type NewImport = {
  businessId: string;
  idempotencyKey: string;
  fileName: string;
  mode: ImportMode;
  rows: number;
  options: ImportOptions;
  mapping: { title: string; column: string }[];
  words: readonly Word[];
};
type OfBusiness = { businessId: string };
export type ImportedList = {
  kind: ImportKind;
  startWorker: () => Worker;
  /** What the business has to choose from, as the rules of the list read it; always as it is now. */
  listsOf: (businessId: string) => Promise<unknown>;
  remembered: (businessId: string) => Promise<Remembered>;
  matchesAtOnce: number;
  match: (asked: { businessId: string; keys: string[] }, options: Options) => Promise<KnownRecord[]>;
  /** The lists as they are once the business has these words too. */
  withWords: (lists: unknown, words: readonly Word[]) => unknown;
  create: (given: NewImport, options: Options) => Promise<StoredImport>;
  sendRows: (given: OfStored & { chunk: number; rows: SheetRow[] }, options: Options) => Promise<void>;
  commit: (input: OfStored, options: Options) => Promise<StoredImport>;
  get: (input: OfStored, options: Options) => Promise<StoredImport>;
  cancel: (input: OfStored, options: Options) => Promise<StoredImport>;
};

const rowsAtOnce = 500;
/** Characters of JSON: what a slow connection sends within the deadline of a request. */
const mostAtOnce = 500_000;

/** As many of the first rows as fit into one request, but at least one. */
export function chunkOf(rows: readonly SheetRow[], most = mostAtOnce): SheetRow[] {
  let size = 0;
  const tooMany = rows.findIndex((row, at) => {
    size += JSON.stringify(row).length;
    return at > 0 && size > most;
  });
  return rows.slice(0, tooMany === -1 ? rows.length : tooMany);
}

async function matchRows(
  list: ImportedList,
  { businessId, sheetId }: Checking,
  options: Options,
): Promise<SheetSummary> {
  const sheet = sheetOf(sheetId);
  const keys = await sheet.keys(list.matchesAtOnce);
  const found = keys.length === 0 ? [] : await list.match({ businessId, keys }, options);
  return sheet.change({ change: 'known', keys, found });
}

/** By sheet, what the business has, and the words that it gets with the first rows that are stored. */
const listsOf = new Map<string, unknown>();
const wordsOf = new Map<string, readonly Word[]>();

async function createImport(list: ImportedList, { sheetId, ...given }: Announcing, options: Options) {
  const words = wordsOf.get(sheetId) ?? [];
  const summary = sheetOf(sheetId).summary();
  const { titles = [], columns = [], rows = 0, options: said = { dayOrder: null, location: null } } = summary ?? {};
  const mapping = titles.slice(0, 200).map((title, at) => ({ title, column: columns[at] ?? '' }));
  const announced = await list.create({ ...given, rows, options: said, mapping, words }, options);
  await importDraft(list.kind, given.businessId).noteAnnounced(given.idempotencyKey, announced.id);
  return announced;
}

async function sendRows(list: ImportedList, { businessId, sheetId, id, chunk, from }: SendingRows, options: Options) {
  const rows = chunkOf(await sheetOf(sheetId).rowsToSend(from, from + rowsAtOnce));
  await list.sendRows({ businessId, id, chunk, rows }, options);
  return from + rows.length;
}

async function readSheet(list: ImportedList, { businessId, sheetId, file, changes }: Reading, options: Options) {
  const said = changes.filter((change) => change.change !== 'word');
  const words = changes.filter((change) => change.change === 'word').map(({ column, text }) => ({ column, text }));
  wordsOf.set(sheetId, words);
  const [lists, remembered] = await Promise.all([list.listsOf(businessId), list.remembered(businessId)]);
  listsOf.set(sheetId, lists);
  return sheetOf(sheetId).read(file, { lists: list.withWords(lists, words), remembered, changes: said }, options);
}

/** Asks nobody: the server adds it with the rows. */
async function addWord(list: ImportedList, { sheetId, word }: Adding) {
  const words = [...(wordsOf.get(sheetId) ?? []), word];
  wordsOf.set(sheetId, words);
  return sheetOf(sheetId).change({ change: 'lists', lists: list.withWords(listsOf.get(sheetId), words) });
}

/** Once, when the machine is loaded. */
export function withImportActors(machine: typeof csvImportMachine, list: ImportedList): typeof csvImportMachine {
  return machine.provide({
    actors: {
      sheetKeeper: fromCallback<EventObject, { sheetId: string }>(({ input: { sheetId } }) => {
        const close = openSheet(sheetId, list.startWorker);
        return () => {
          for (const kept of [listsOf, wordsOf]) kept.delete(sheetId);
          close();
        };
      }),
      draftKeeper: fromCallback<DraftEvent, OfBusiness>(({ input, receive }) => {
        const draft = importDraft(list.kind, input.businessId);
        receive((event) => (event.type === 'draft.keep' ? draft.keep(event.draft) : draft.clear()));
      }),
      loadDraft: keyedActor(({ businessId }: OfBusiness) => importDraft(list.kind, businessId).load()),
      sheetReading: sheetReadingMachine.provide({
        actors: { readSheet: keyedActor((input: Reading, options) => readSheet(list, input, options)) },
      }),
      sheetChecking: sheetCheckingMachine.provide({
        actors: { matchRows: keyedActor((input: Checking, options) => matchRows(list, input, options)) },
      }),
      sheetSending: sheetSendingMachine.provide({
        actors: {
          createImport: keyedActor((input: Announcing, options) => createImport(list, input, options)),
          sendRows: keyedActor((input: SendingRows, options) => sendRows(list, input, options)),
          commitImport: keyedActor(list.commit),
          getImport: keyedActor(list.get),
        },
      }),
      changeSheet: keyedActor(({ sheetId, change }: Changing) => sheetOf(sheetId).change(change)),
      addWord: keyedActor((input: Adding) => addWord(list, input)),
      getImport: keyedActor(list.get),
      cancelImport: keyedActor(list.cancel),
    },
  });
}
