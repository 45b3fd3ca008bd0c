/** What the import of any list answers: rows are sent in chunks, stored in the background, and can be undone. */
import { type ImportColumn, surplus, surplusLabel } from '../../../rules/shared/import.ts';
import type { BusinessCall } from '../contract.ts';
import { csvFile } from '../csv.ts';
import { Refusal, refuse } from '../errors.ts';
import { pageOf } from '../lists.ts';
import type { Platform } from '../platform.ts';
import { type Recorded, recordedSince } from './since.ts';
import * as imports from './store.ts';
import { askedWords } from './words.ts';
import type { ImportTask } from './work.ts';

type Caller = Pick<
  BusinessCall<'getAssetImport'>,
  'tx' | 'businessId' | 'userId' | 'address' | 'isOwner' | 'permissions' | 'idempotencyKey'
>;
type OfOne = Caller & { params: { id: string } };
type Titled = { id: string; number: string; name: string };
/** What a list brings besides its own calls. */
type List = {
  kind: string;
  columns: readonly ImportColumn<string>[];
  job: string;
  recorded: Recorded;
  /** Of these records those that are still there, by number: what people call them. */
  titlesOf: (tx: Caller['tx'], businessId: string, ids: readonly string[]) => Promise<Titled[]>;
  /** Refuses who may not store or take back what the import brings. */
  checkRights?: (call: Caller, of: imports.OfImport) => Promise<void>;
  /** What is wrong with the rows together, once all have come; by default nothing is. */
  onCommit?: (of: imports.OfImport) => Promise<void>;
  /** Opens what the list stores sealed in its rows. */
  opened?: <T>(tx: Caller['tx'], businessId: string, value: T) => T;
};

/** How many of the records that stay are named. */
const mostChanged = 20;

const listed = new Intl.ListFormat('en-GB');
/** `Something was recorded about Ada Obi, Bola Ade, Chidi Eze and others since.` */
function changedText(names: readonly string[]): string {
  const few = names.slice(0, 3);
  return `Something was recorded about ${listed.format(names.length > few.length ? [...few, 'others'] : few)} since.`;
}
/** `LAP-0001, HP EliteBook: Recorded a repair of ₦120,000` */
const changedLine = ({ number, name, what }: Titled & { what: string[] }) =>
  `${[number, name].filter((text) => text !== '').join(', ')}: ${what.join('; ')}`;

/** For those who may go on: `staff.csv stopped after 1500 of 6000 rows: Bola Ade is not a member any more. …` */
export const stoppedText = ({ file_name: file, state, done, rows, stopped_because: because }: imports.ImportRow) =>
  state === 'stopped'
    ? `The import of ${file} stopped after ${done} of ${rows} rows: ${because}`
    : `The undo of the import of ${file} stopped: ${because}`;
const hiddenReason = 'There is a problem in a column that you may not see.';

const present = ({ created_at, finished_at, words, kind: _kind, acting_id: _acting, ...rest }: imports.ImportRow) => ({
  ...rest,
  words: words.map(({ id: _id, ...word }) => word),
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
});
const keyOf = ({ tx, businessId, params: { id } }: OfOne) => ({ tx, businessId, importId: id });

export function importCalls({ clock, db, jobs }: Pick<Platform, 'clock' | 'db' | 'jobs'>, list: List) {
  const labels = new Map([[surplus, surplusLabel], ...list.columns.map(({ id, label }) => [id, label] as const)]);
  const labelOf = (column: string) => labels.get(column) ?? column;

  /** @throws 404 when there is none of this list */
  async function importOf(call: OfOne): Promise<imports.ImportRow> {
    const found = await imports.findImport(keyOf(call));
    if (found?.kind !== list.kind) throw refuse.missing();
    return found;
  }

  /** @throws 404 when there is none, 409 when it is in another state */
  async function claimIn(call: OfOne, ...states: imports.State[]): Promise<imports.ImportRow> {
    const found = await imports.claimImport(keyOf(call));
    if (found?.kind !== list.kind) throw refuse.missing();
    if (!states.includes(found.state)) throw refuse.conflict('The import has gone on meanwhile.', found.state);
    return found;
  }

  /** The records that stay when the import is undone, with what was recorded about them since. */
  const changedSince = async (call: OfOne) => {
    const since = new Map((await recordedSince(keyOf(call), list.recorded)).map(({ id, what }) => [id, what]));
    const titles = await list.titlesOf(call.tx, call.businessId, [...since.keys()]);
    return titles.map((one) => ({ ...one, what: since.get(one.id) ?? [] }));
  };

  const send = ({ tx, businessId, userId, address, params: { id } }: OfOne) =>
    jobs.send(tx, list.job, { businessId, importId: id, userId, address } satisfies ImportTask);

  return {
    labelOf,

    list: async (call: Caller & { url: string; query: { page?: number; page_size?: number } }) =>
      pageOf(call, await imports.listImports(call.tx, call.businessId, list.kind, call.query), present),

    create: async (
      { tx, businessId }: Caller,
      given: Omit<imports.NewImport, 'kind' | 'now' | 'words'> & { words: readonly imports.NewWord[] },
    ) => {
      const about = { kind: list.kind, words: askedWords(given.words), now: clock.now() };
      return present(await imports.addImport(tx, businessId, { ...given, ...about }));
    },

    get: async (call: OfOne) => present(await importOf(call)),

    sendRows: async (call: OfOne & { params: { chunk: number } }, rows: imports.SentRow[]) => {
      const { rows: announced } = await claimIn(call, 'receiving');
      await imports.storeChunk(keyOf(call), call.params.chunk, rows);
      if ((await imports.countSent(keyOf(call))) > announced)
        throw refuse.conflict('These are more rows than were announced.', 'too_many');
      return undefined;
    },

    /** Begins to store, or goes on with what stopped. */
    commit: async (call: OfOne) => {
      const { state, rows } = await claimIn(call, 'receiving', 'storing', 'stopped', 'finished');
      if (state === 'storing' || state === 'finished') return present(await importOf(call));
      await list.checkRights?.(call, keyOf(call));
      if (state === 'receiving') {
        if ((await imports.countSent(keyOf(call))) !== rows)
          throw refuse.conflict('Some rows have not arrived. Send them again.', 'incomplete');
        await imports.storeRepeated(keyOf(call));
        await list.onCommit?.(keyOf(call));
      }
      await imports.actAs(keyOf(call), call.userId, 'storing');
      await send(call);
      return present(await importOf(call));
    },

    cancel: async (call: OfOne) => {
      await claimIn(call, 'receiving', 'storing', 'stopped');
      await imports.skipRest(keyOf(call), 'cancelled', clock.now());
      return present(await importOf(call));
    },

    undo: async (call: OfOne & { body: { rest: boolean } }) => {
      const { body } = call;
      const { state } = await claimIn(call, 'undoing', 'stopped', 'finished', 'cancelled', 'failed');
      if (state === 'undoing') return present(await importOf(call));
      await list.checkRights?.(call, keyOf(call));
      const changed = body.rest ? [] : await changedSince(call);
      if (changed.length > 0)
        throw new Refusal(409, {
          ...{ detail: changedText(changed.map(({ name, number }) => name || number)), code: 'changed_since' },
          changed: changed.slice(0, mostChanged),
          stays: changed.slice(0, mostChanged).map(changedLine),
        });
      if (state === 'stopped') await imports.skipRest(keyOf(call), 'cancelled', clock.now());
      await imports.actAs(keyOf(call), call.userId, 'undoing');
      await send(call);
      return present(await importOf(call));
    },

    /** The refused rows as a file, without the columns that the caller may not read. */
    refused: async (
      call: OfOne & Pick<BusinessCall<'exportRefusedRows'>, 'reply'>,
      mayRead = (_id: string) => true,
    ) => {
      const { businessId, userId, params, reply } = call;
      const { mapping } = await importOf(call);
      const used = new Set(mapping.map(({ column }) => column));
      const columns = list.columns.filter(({ id }) => used.has(id) && mayRead(id));
      const refusedAfter = (after: number) =>
        db.read({ userId, businessId }, async (tx) => {
          const found = await imports.refusedAfter({ tx, businessId, importId: params.id }, after);
          return list.opened === undefined ? found : list.opened(tx, businessId, found);
        });
      async function* rows() {
        for (let next = await refusedAfter(-1); next !== undefined; next = await refusedAfter(next.chunk))
          for (const { row, cells, problems } of next.refused) {
            const reasons = problems
              .filter(({ column }) => column === '' || mayRead(column))
              .map(({ column, detail }) => (column === '' ? detail : `${labelOf(column)}: ${detail}`));
            // A reason repeats the cell.
            if (reasons.length < problems.length) reasons.push(hiddenReason);
            yield [...columns.map(({ id }) => cells[id] ?? ''), String(row), reasons.join(' ')];
          }
      }
      reply.header('content-disposition', 'attachment; filename="refused-rows.csv"');
      const titles = [...columns.map(({ label }) => label), 'Row of the file', 'What is wrong'];
      return { stream: csvFile(titles, rows()), type: 'text/csv; charset=utf-8', size: null };
    },
  };
}
