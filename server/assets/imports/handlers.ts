/** Imports of assets: the call that takes all rows at once, and the studio's, which sends them in chunks and can undo them. */
import { assetImportColumns } from '../../../rules/assets/import-columns.ts';
import { findMember, nameOf } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { csvFile } from '../../platform/csv.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import * as imports from '../../platform/imports/store.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { isRegion } from '../assets/store.ts';
import { storeRows } from './importer.ts';
import { importAssets } from './jobs.ts';
import { cellsOf } from './rules.ts';
import { listChangedSince, listMatched } from './store.ts';

type ImportOperation =
  | 'bulkImportAssets'
  | 'listAssetImports'
  | 'createAssetImport'
  | 'getAssetImport'
  | 'sendAssetImportRows'
  | 'commitAssetImport'
  | 'cancelAssetImport'
  | 'undoAssetImport'
  | 'exportRefusedRows'
  | 'matchAssets';

const kind = 'assets';
const labels = new Map<string, string>(assetImportColumns.map(({ id, label }) => [id, label]));
const labelOf = (column: string) => labels.get(column) ?? column;

const present = ({ created_at, finished_at, ...rest }: imports.ImportRow) => ({
  ...rest,
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
});

type OfImport = Pick<BusinessCall<'getAssetImport'>, 'tx' | 'businessId' | 'params'>;
const keyOf = ({ tx, businessId, params: { id } }: OfImport) => ({ tx, businessId, importId: id });

async function importOf(call: OfImport): Promise<imports.ImportRow> {
  const found = await imports.findImport(keyOf(call));
  if (found === undefined) throw refuse.missing();
  return found;
}

/** @throws 404 when there is none, 409 when it is in another state */
async function claimIn(call: OfImport, ...states: imports.State[]): Promise<imports.ImportRow> {
  const found = await imports.claimImport(keyOf(call));
  if (found === undefined) throw refuse.missing();
  if (!states.includes(found.state)) throw refuse.conflict('The import has gone on meanwhile.', found.state);
  return found;
}

const bulkRow = ({ row_num: row, ...given }: BusinessCall<'bulkImportAssets'>['body'][number]): imports.SentRow => ({
  row,
  act: 'create',
  cells: Object.fromEntries(
    Object.entries(given).flatMap(([column, value]) =>
      value === null || value === undefined ? [] : [[column, String(value)]],
    ),
  ),
});

export const importsHandlers = ({ clock, db, jobs }: Platform): Pick<Handlers, ImportOperation> => ({
  bulkImportAssets: (call) => {
    const { tx, businessId, userId, idempotencyKey, body } = call;
    const intent = { userId, key: idempotencyKey, operation: 'bulkImportAssets', businessId, body };
    return once(tx, intent, clock.now(), async () => {
      const results = await storeRows(tx, call, body.map(bulkRow), {}, clock.now());
      const errors = results.flatMap((result) =>
        result.outcome === 'refused'
          ? result.problems.map(({ column, detail }) => ({ row: result.row, column: labelOf(column), detail }))
          : [],
      );
      if (errors.length > 0) throw new Refusal(400, errors);
      return { created: results.length };
    });
  },

  listAssetImports: async (call) =>
    pageOf(call, await imports.listImports(call.tx, call.businessId, kind, call.query), present),

  createAssetImport: (call) => {
    const { tx, businessId, userId, idempotencyKey, body } = call;
    const intent = { userId, key: idempotencyKey, operation: 'createAssetImport', businessId, body };
    return once(tx, intent, clock.now(), async () => {
      const { file_name: fileName, mode, rows, mapping, ...options } = body;
      if (options.location !== undefined && !(await isRegion(tx, businessId, options.location)))
        throw refuse.fields({ location: ['This location does not exist.'] });
      const member = await findMember(tx, businessId, userId);
      const by = { id: userId, name: member === undefined ? '' : nameOf(member) };
      return present(
        await imports.addImport(tx, businessId, {
          kind,
          fileName: fileName.trim(),
          mode,
          rows,
          mapping,
          options,
          by,
          now: clock.now(),
        }),
      );
    });
  },

  getAssetImport: async (call) => present(await importOf(call)),

  sendAssetImportRows: async (call) => {
    const { tx, businessId, params, body } = call;
    const of = { tx, businessId, params };
    const { rows } = await claimIn(of, 'receiving');
    await imports.storeChunk(keyOf(of), params.chunk, body.rows as imports.SentRow[]);
    if ((await imports.countSent(keyOf(of))) > rows)
      throw refuse.conflict('These are more rows than were announced.', 'too_many');
    return undefined;
  },

  commitAssetImport: async (call) => {
    const { businessId, userId, address, params } = call;
    const found = await importOf(call);
    if (found.state === 'storing' || found.state === 'finished') return present(found);
    const { rows } = await claimIn(call, 'receiving');
    if ((await imports.countSent(keyOf(call))) !== rows)
      throw refuse.conflict('Some rows have not arrived. Send them again.', 'incomplete');
    await imports.storeRepeated(keyOf(call));
    await imports.setState(keyOf(call), 'storing');
    await jobs.send(call.tx, importAssets, { businessId, importId: params.id, userId, address });
    return present(await importOf(call));
  },

  cancelAssetImport: async (call) => {
    await claimIn(call, 'receiving', 'storing');
    await imports.skipRest(keyOf(call), 'cancelled', clock.now());
    return present(await importOf(call));
  },

  undoAssetImport: async (call) => {
    const { tx, businessId, userId, address, params, body } = call;
    const { state } = await importOf(call);
    if (state === 'undoing') return present(await importOf(call));
    await claimIn(call, 'finished', 'cancelled', 'failed');
    const changed = body.rest ? [] : await listChangedSince(tx, businessId, params.id);
    if (changed.length > 0)
      throw new Refusal(409, { detail: 'Some of these assets were changed since.', code: 'changed_since', changed });
    await imports.setState(keyOf(call), 'undoing');
    await jobs.send(tx, importAssets, { businessId, importId: params.id, userId, address });
    return present(await importOf(call));
  },

  exportRefusedRows: async (call) => {
    const { businessId, userId, params, reply } = call;
    const { mapping } = await importOf(call);
    const used = new Set(mapping.map(({ column }) => column));
    const columns = assetImportColumns.filter(({ id }) => used.has(id));
    const refusedAfter = (after: number) =>
      db.read({ userId, businessId }, (tx) => imports.refusedAfter({ tx, businessId, importId: params.id }, after));
    async function* rows() {
      for (let next = await refusedAfter(-1); next !== undefined; next = await refusedAfter(next.chunk))
        for (const { row, cells, problems } of next.refused) {
          const reasons = problems.map(({ column, detail }) =>
            column === '' ? detail : `${labelOf(column)}: ${detail}`,
          );
          yield [...columns.map(({ id }) => cells[id] ?? ''), String(row), reasons.join(' ')];
        }
    }
    reply.header('content-disposition', 'attachment; filename="refused-rows.csv"');
    const titles = [...columns.map(({ label }) => label), 'Row of the file', 'What is wrong'];
    return { stream: csvFile(titles, rows()), type: 'text/csv; charset=utf-8', size: null };
  },

  matchAssets: async ({ tx, businessId, body }) => ({
    results: (await listMatched(tx, businessId, body.keys)).map((asset) => {
      const { id, number, serial_no, plate_no, is_vehicle } = asset;
      return { id, number, serial_no, plate_no, is_vehicle, cells: cellsOf(asset) };
    }),
  }),
});
