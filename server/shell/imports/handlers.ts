/** Imports into any list: rows are sent in chunks, stored in the background, and can be undone. */
import { surplus } from '../../../rules/shared/import.ts';
import { findMember, nameOf } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { csvFile } from '../../platform/exports/csv.ts';
import { labelIn } from '../../platform/imports/columns.ts';
import { recordedSince } from '../../platform/imports/since.ts';
import * as imports from '../../platform/imports/store.ts';
import { askedWords } from '../../platform/imports/words.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ImportCaller, ImportedList } from '../../plug/imports.ts';
import type { Services } from '../../plug/services.ts';
import { storeImports } from './background-jobs.ts';
import { changedLine, changedText } from './texts.ts';

type ImportOperation =
  | 'listImports'
  | 'createImport'
  | 'getImport'
  | 'sendImportRows'
  | 'commitImport'
  | 'cancelImport'
  | 'undoImport'
  | 'exportRefusedRows'
  | 'listRefusedRows'
  | 'matchRecords';
type OfOne = ImportCaller & { params: BusinessCall<'getImport'>['params'] };

/** How many of the records that stay are named. */
const mostChanged = 20;
/** Characters of a cell of a refused row. */
const mostShown = 200;
const hiddenReason = 'There is a problem in a column that you may not see.';

const present = ({ created_at, finished_at, words, kind: _kind, acting_id: _acting, ...rest }: imports.ImportRow) => ({
  ...rest,
  words: words.map(({ id: _id, ...word }) => word),
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
});
const keyOf = ({ tx, businessId, params: { id } }: OfOne) => ({ tx, businessId, importId: id });

/** @throws 404 when there is none of this list */
async function importOf(call: OfOne): Promise<imports.ImportRow> {
  const found = await imports.findImport(keyOf(call));
  if (found?.kind !== call.params.kind) throw refuse.missing();
  return found;
}

/** @throws 404 when there is none, 409 when it is in another state */
async function claimIn(call: OfOne, ...states: imports.State[]): Promise<imports.ImportRow> {
  const found = await imports.claimImport(keyOf(call));
  if (found?.kind !== call.params.kind) throw refuse.missing();
  if (!states.includes(found.state)) throw refuse.conflict('The import has gone on meanwhile.', found.state);
  return found;
}

/** What the contract cannot say of all lists at once. @throws 400 */
function assertOfList({ rules }: ImportedList, { rows, words = [] }: BusinessCall<'createImport'>['body']) {
  if (rows > rules.mostRows) throw refuse.fields({ rows: [`One import has ${rules.mostRows} rows at most.`] });
  const strange = words.find(({ column }) => !rules.words.includes(column));
  if (strange !== undefined) throw refuse.fields({ words: [`No words can be added to the column ${strange.column}.`] });
}

/** @throws 400 */
function assertColumns({ rules }: ImportedList, rows: readonly imports.SentRow[]) {
  const columns = new Set([surplus, ...rules.columns.map(({ id }) => id)]);
  for (const { cells } of rows)
    for (const column of Object.keys(cells))
      if (!columns.has(column)) throw refuse.fields({ rows: [`There is no column ${column}.`] });
}

/** What is wrong with a row. What somebody may not read is not said, because a reason repeats the cell. */
function reasonsOf(
  caller: ImportCaller,
  { rules, mayRead = () => true }: ImportedList,
  problems: readonly imports.RowProblem[],
): string[] {
  const said = problems.filter(({ column }) => column === '' || mayRead(caller, column));
  return [
    ...said.map(({ column, detail }) => (column === '' ? detail : `${labelIn(rules.columns, column)}: ${detail}`)),
    ...(said.length < problems.length ? [hiddenReason] : []),
  ];
}

/** The records that stay when the import is undone, with what was recorded about them since. */
async function changedSince(call: OfOne, { recorded, titlesOf }: ImportedList) {
  const since = new Map((await recordedSince(keyOf(call), recorded)).map(({ id, what }) => [id, what]));
  const titles = await titlesOf(call.tx, call.businessId, [...since.keys()]);
  return titles.map((one) => ({ ...one, what: since.get(one.id) ?? [] }));
}

export const importsHandlers = (
  { clock, db, jobs }: Platform,
  services: Pick<Services, 'imports'>,
): Pick<Handlers, ImportOperation> => {
  const listOf = ({ kind }: { kind: keyof Services['imports'] }): ImportedList => services.imports[kind];
  const send = ({ tx, businessId, userId, address, params: { id } }: OfOne & { address: string }) =>
    jobs.send(tx, storeImports, { businessId, importId: id, userId, address } satisfies imports.ImportTask);

  return {
    listImports: async (call) =>
      pageOf(call, await imports.listImports(call.tx, call.businessId, call.params.kind, call.query), present),

    createImport: (call) => {
      const { tx, businessId, userId, idempotencyKey, body, params } = call;
      const list = listOf(params);
      assertOfList(list, body);
      const now = clock.now();
      const intent = { userId, key: idempotencyKey, operation: 'createImport', businessId, body: [params.kind, body] };
      return once(tx, intent, now, async () => {
        await list.checkNew?.(call, body);
        const { file_name: fileName, mode, rows, mapping, words = [], ...options } = body;
        const member = await findMember(tx, businessId, userId);
        const by = { id: userId, name: member === undefined ? '' : nameOf(member) };
        const about = { kind: params.kind, fileName: fileName.trim(), words: askedWords(words), by, now };
        return present(await imports.addImport(tx, businessId, { ...about, mode, rows, mapping, options }));
      });
    },

    getImport: async (call) => present(await importOf(call)),

    sendImportRows: async (call) => {
      const { tx, businessId, params } = call;
      const { sealed, ...list } = listOf(params);
      const rows = call.body.rows as imports.SentRow[];
      assertColumns(list, rows);
      list.checkRows?.(call, rows);
      const { rows: announced } = await claimIn(call, 'receiving');
      await imports.storeChunk(keyOf(call), params.chunk, sealed?.seal(tx, businessId, rows) ?? rows);
      if ((await imports.countSent(keyOf(call))) > announced)
        throw refuse.conflict('These are more rows than were announced.', 'too_many');
      return undefined;
    },

    /** Begins to store, or goes on with what stopped. */
    commitImport: async (call) => {
      const list = listOf(call.params);
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

    cancelImport: async (call) => {
      await claimIn(call, 'receiving', 'storing', 'stopped');
      await imports.skipRest(keyOf(call), 'cancelled', clock.now());
      return present(await importOf(call));
    },

    undoImport: async (call) => {
      const list = listOf(call.params);
      const { state } = await claimIn(call, 'undoing', 'stopped', 'finished', 'cancelled', 'failed');
      if (state === 'undoing') return present(await importOf(call));
      await list.checkRights?.(call, keyOf(call));
      const changed = call.body.rest ? [] : await changedSince(call, list);
      if (changed.length > 0)
        throw new Refusal(409, {
          detail: changedText(changed.map(({ name, number }) => name || number)),
          code: 'changed_since',
          changed: changed.slice(0, mostChanged),
          stays: changed.slice(0, mostChanged).map(changedLine),
        });
      if (state === 'stopped') await imports.skipRest(keyOf(call), 'cancelled', clock.now());
      await imports.actAs(keyOf(call), call.userId, 'undoing');
      await send(call);
      return present(await importOf(call));
    },

    listRefusedRows: async (call) => {
      const { tx, businessId, params, query } = call;
      const list = listOf(params);
      const { rules, sealed, mayRead = () => true } = list;
      const { refused } = await importOf(call);
      const { count, rows } = await imports.listRefused(keyOf(call), query, refused);
      const readable = rules.columns.filter(({ id }) => mayRead(call, id));
      return pageOf(call, { count, rows: sealed?.open(tx, businessId, rows) ?? rows }, ({ row, cells, problems }) => ({
        row,
        cells: readable.flatMap(({ id, label }) => {
          const text = cells[id]?.trim() ?? '';
          return text === '' ? [] : [{ label, text: text.slice(0, mostShown).toWellFormed() }];
        }),
        problems: reasonsOf(call, list, problems),
      }));
    },

    /** As a file, without the columns that the caller may not read. */
    exportRefusedRows: async (call) => {
      const { businessId, userId, params, reply } = call;
      const list = listOf(params);
      const { rules, sealed, mayRead = () => true } = list;
      const { mapping } = await importOf(call);
      const used = new Set(mapping.map(({ column }) => column));
      const columns = rules.columns.filter(({ id }) => used.has(id) && mayRead(call, id));
      const refusedAfter = (after: number) =>
        db.read({ userId, businessId }, async (tx) => {
          const found = await imports.refusedAfter({ tx, businessId, importId: params.id }, after);
          return sealed?.open(tx, businessId, found) ?? found;
        });
      async function* rows() {
        for (let next = await refusedAfter(-1); next !== undefined; next = await refusedAfter(next.chunk))
          for (const { row, cells, problems } of next.refused) {
            const reasons = reasonsOf(call, list, problems).join(' ');
            yield [...columns.map(({ id }) => cells[id] ?? ''), String(row), reasons];
          }
      }
      reply.header('content-disposition', 'attachment; filename="refused-rows.csv"');
      const titles = [...columns.map(({ label }) => label), 'Row of the file', 'What is wrong'];
      return { stream: csvFile(titles, rows()), type: 'text/csv; charset=utf-8', size: null };
    },

    matchRecords: async ({ tx, businessId, body, params }) => ({
      results: await listOf(params).match(tx, businessId, body.keys),
    }),
  };
};
