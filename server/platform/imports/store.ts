/** Imports of any list: what was sent in chunks, what became of each row, and how far the work is. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { type PageQuery, selectPage } from '../database/lists.ts';

export type State = 'receiving' | 'storing' | 'stopped' | 'finished' | 'cancelled' | 'failed' | 'undoing' | 'undone';
type Kind = components['schemas']['ImportKind'];
type Mode = 'good_rows' | 'all_or_nothing';
type Act = 'create' | 'create_anyway' | 'update' | 'skip';
/** A row as it was sent; `record` names the one that it updates. */
export type SentRow = { row: number; act: Act; record?: string; cells: Record<string, string> };
export type RowProblem = { column: string; detail: string };
/** `before` is what an updated record was, and `version`, where records have one, what the import made of it: for undoing it. */
export type RowResult =
  | { row: number; outcome: 'created'; id: string; version?: number }
  | { row: number; outcome: 'updated'; id: string; version?: number; before: object }
  | { row: number; outcome: 'skipped' }
  | { row: number; outcome: 'refused'; problems: RowProblem[] };
export type NewWord = { column: string; name: string };
type WordOutcome = 'asked' | 'added' | 'known' | 'removed' | 'kept';
/** `id` is that of the thing that the import added. */
export type ImportWord = NewWord & { id?: string; outcome: WordOutcome };
/** What the background works on, and in whose name. */
export type ImportTask = { businessId: string; importId: string; userId: string; address: string };
type Mapping = { title: string; column: string }[];

type Counts = { created: number; updated: number; skipped: number; refused: number };
export type ImportRow = Counts & {
  id: string;
  kind: Kind;
  file_name: string;
  state: State;
  mode: Mode;
  rows: number;
  done: number;
  undone: number;
  kept: number;
  started_by: string;
  created_at: Date;
  finished_at: Date | null;
  mapping: Mapping;
  words: ImportWord[];
  /** Why it stopped and who may go on; empty when it did not. */
  stopped_because: string;
  /** In whose name rows are stored or taken back. */
  acting_id: string | null;
};
/** Which import of which business, whose row-level security the transaction has entered. */
export type OfImport = { tx: Tx; businessId: string; importId: string };

const columns = `id, kind, file_name, state, mode, rows, done, created, updated, skipped, refused, undone, kept, started_by,
  created_at, finished_at, mapping, words, stopped_because, acting_id`;

export type NewImport = {
  kind: Kind;
  fileName: string;
  mode: Mode;
  rows: number;
  options: object;
  mapping: Mapping;
  words: readonly ImportWord[];
  by: { id: string; name: string };
  now: Date;
};
/** Also removes those whose rows never came, a day after they were begun. */
export async function addImport(tx: Tx, businessId: string, given: NewImport): Promise<ImportRow> {
  await tx.query(
    `delete from imports where business_id = $1 and kind = $2 and state = 'receiving' and created_at < $3::timestamptz - interval '1 day'`,
    [businessId, given.kind, given.now],
  );
  const [added] = await tx.query<ImportRow>(
    `insert into imports (business_id, id, kind, file_name, state, mode, options, mapping, rows, started_by_id, started_by,
       created_at, words)
     values ($1, $2, $3, $4, 'receiving', $5, $6, $7, $8, $9, $10, $11, $12) returning ${columns}`,
    [
      businessId,
      newId(),
      given.kind,
      given.fileName,
      given.mode,
      JSON.stringify(given.options),
      JSON.stringify(given.mapping),
      given.rows,
      given.by.id,
      given.by.name,
      given.now,
      JSON.stringify(given.words),
    ],
  );
  if (added === undefined) throw new Error('An import was not stored.');
  return added;
}

/** The newest first, without those whose rows have not all come. */
export const listImports = (tx: Tx, businessId: string, kind: Kind, query: PageQuery) =>
  selectPage<ImportRow>(tx, query, {
    columns,
    from: "imports where business_id = $1 and kind = $2 and state <> 'receiving'",
    values: [businessId, kind],
    orderBy: 'id desc',
  });

export async function findImport({ tx, businessId, importId }: OfImport): Promise<ImportRow | undefined> {
  const [found] = await tx.query<ImportRow>(`select ${columns} from imports where business_id = $1 and id = $2`, [
    businessId,
    importId,
  ]);
  return found;
}

export async function optionsOf({ tx, businessId, importId }: OfImport): Promise<object> {
  const [found] = await tx.query<{ options: object }>(
    'select options from imports where business_id = $1 and id = $2',
    [businessId, importId],
  );
  return found?.options ?? {};
}

/** One works on an import at a time; whoever else begins waits for the end of that transaction. */
export async function takeTurn({ tx, importId }: OfImport): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('import ' || $1, 0))", [importId]);
}

/** Locked until the transaction ends. */
export async function claimImport({ tx, businessId, importId }: OfImport): Promise<ImportRow | undefined> {
  const [found] = await tx.query<ImportRow>(
    `select ${columns} from imports where business_id = $1 and id = $2 for update`,
    [businessId, importId],
  );
  return found;
}

export async function storeChunk({ tx, businessId, importId }: OfImport, chunk: number, rows: readonly SentRow[]) {
  await tx.query(
    `insert into import_chunks (business_id, import_id, chunk, rows) values ($1, $2, $3, $4)
     on conflict (business_id, import_id, chunk) do update set rows = excluded.rows`,
    [businessId, importId, chunk, JSON.stringify(rows)],
  );
}

export async function countSent({ tx, businessId, importId }: OfImport): Promise<number> {
  const [sent] = await tx.query<{ count: number }>(
    'select coalesce(sum(jsonb_array_length(rows)), 0)::int as count from import_chunks where business_id = $1 and import_id = $2',
    [businessId, importId],
  );
  return sent?.count ?? 0;
}

/** Keeps the statements of an import quick in a database that is as good as empty. */
export const analyzeYoungTables = (tx: Tx) => tx.query('select analyze_young_tables()');

/** Adds to what was said about the whole file. */
export const addOptions = ({ tx, businessId, importId }: OfImport, more: object) =>
  tx.query('update imports set options = options || $3::jsonb where business_id = $1 and id = $2', [
    businessId,
    importId,
    JSON.stringify(more),
  ]);

/** Keeps in the options which rows update what an earlier row of another chunk or the same one updates. */
export async function storeRepeated({ tx, businessId, importId }: OfImport): Promise<void> {
  await tx.query(
    `update imports set options = options || jsonb_build_object('repeated', (
       select coalesce(jsonb_agg(r.row), '[]') from (
         select r.row, row_number() over (partition by r.record order by c.chunk, r.row) as place
         from import_chunks c, jsonb_to_recordset(c.rows) as r (row int, act text, record uuid)
         where c.business_id = $1 and c.import_id = $2 and r.act = 'update') r
       where r.place > 1))
     where business_id = $1 and id = $2`,
    [businessId, importId],
  );
}

type Chunk = { chunk: number; rows: SentRow[] };
/** The next whose rows are neither stored nor refused. */
export async function nextChunk({ tx, businessId, importId }: OfImport): Promise<Chunk | undefined> {
  const [found] = await tx.query<Chunk>(
    `select chunk, rows from import_chunks where business_id = $1 and import_id = $2 and results is null
     order by chunk limit 1`,
    [businessId, importId],
  );
  return found;
}

const countOf = (results: readonly RowResult[], outcome: RowResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;

/** What became of a chunk's rows, counted in the same transaction. */
export async function storeResults(
  { tx, businessId, importId }: OfImport,
  chunk: number,
  results: readonly RowResult[],
  now: Date,
) {
  await tx.query(
    'update import_chunks set results = $4, stored_at = $5 where business_id = $1 and import_id = $2 and chunk = $3',
    [businessId, importId, chunk, JSON.stringify(results), now],
  );
  await tx.query(
    `update imports set created = created + $3, updated = updated + $4, skipped = skipped + $5, refused = refused + $6,
       done = created + updated + skipped + refused + $7
     where business_id = $1 and id = $2`,
    [
      businessId,
      importId,
      countOf(results, 'created'),
      countOf(results, 'updated'),
      countOf(results, 'skipped'),
      countOf(results, 'refused'),
      results.length,
    ],
  );
}

/** How far a transaction is that is not committed yet; says nothing once it is. */
export async function storeProgress({ tx, businessId, importId }: OfImport, done: number): Promise<void> {
  await tx.query(`update imports set done = least($3, rows) where business_id = $1 and id = $2 and state = 'storing'`, [
    businessId,
    importId,
    done,
  ]);
}

export async function setState({ tx, businessId, importId }: OfImport, state: State, finishedAt: Date | null = null) {
  await tx.query(
    'update imports set state = $3, finished_at = coalesce($4, finished_at) where business_id = $1 and id = $2',
    [businessId, importId, state, finishedAt],
  );
}

/** From now on in somebody's name. */
export async function actAs({ tx, businessId, importId }: OfImport, userId: string, state: 'storing' | 'undoing') {
  await tx.query(
    `update imports set state = $4, acting_id = $3, stopped_because = '' where business_id = $1 and id = $2`,
    [businessId, importId, userId, state],
  );
}

/** An undo that stops leaves what is not undone as a finished import has it. */
export async function stop({ tx, businessId, importId }: OfImport, state: 'stopped' | 'finished', because: string) {
  await tx.query('update imports set state = $3, stopped_because = $4 where business_id = $1 and id = $2', [
    businessId,
    importId,
    state,
    because,
  ]);
}

/** What was not stored yet counts as skipped. */
export async function skipRest({ tx, businessId, importId }: OfImport, state: 'cancelled' | 'failed', now: Date) {
  await tx.query(
    `update imports set state = $3, finished_at = $4, done = rows, skipped = rows - created - updated - refused
     where business_id = $1 and id = $2`,
    [businessId, importId, state, now],
  );
}

type Stored = { chunk: number; results: RowResult[] };
/** The last whose changes stand. */
export async function lastStanding({ tx, businessId, importId }: OfImport): Promise<Stored | undefined> {
  const [found] = await tx.query<Stored>(
    `select chunk, results from import_chunks
     where business_id = $1 and import_id = $2 and results is not null and not is_undone order by chunk desc limit 1`,
    [businessId, importId],
  );
  return found;
}

/** The ids of the records that were taken back, and how many stay because they were changed since. */
export type Undone = { undone: readonly string[]; kept: number };

export async function storeUndone(of: OfImport, chunk: number, { undone, kept }: Undone) {
  const { tx, businessId, importId } = of;
  await tx.query(
    'update import_chunks set is_undone = true, undone = $4 where business_id = $1 and import_id = $2 and chunk = $3',
    [businessId, importId, chunk, undone],
  );
  await tx.query('update imports set undone = undone + $3, kept = kept + $4 where business_id = $1 and id = $2', [
    businessId,
    importId,
    undone.length,
    kept,
  ]);
}

type Refused = { cells: Record<string, string>; row: number; problems: RowProblem[] };
/** The refused rows of the next chunk after one, and its number; undefined after the last. */
export async function refusedAfter({ tx, businessId, importId }: OfImport, after: number) {
  const [found] = await tx.query<Chunk & Stored>(
    `select chunk, rows, results from import_chunks
     where business_id = $1 and import_id = $2 and results is not null and chunk > $3 order by chunk limit 1`,
    [businessId, importId, after],
  );
  if (found === undefined) return undefined;
  const sent = new Map(found.rows.map((row) => [row.row, row.cells]));
  const refused = found.results.flatMap((result): Refused[] =>
    result.outcome === 'refused'
      ? [{ row: result.row, cells: sent.get(result.row) ?? {}, problems: result.problems }]
      : [],
  );
  return { chunk: found.chunk, refused };
}

/** Refused rows in the order of the file. @param count how many there are */
export const listRefused = ({ tx, businessId, importId }: OfImport, query: PageQuery, count: number) =>
  selectPage<Refused>(tx, query, {
    columns: `(r.result->>'row')::int as row, r.result->'problems' as problems, c.rows->(r.place::int - 1)->'cells' as cells`,
    // Results stand in the order of their rows.
    from: `import_chunks c, jsonb_array_elements(c.results) with ordinality r (result, place)
      where c.business_id = $1 and c.import_id = $2 and r.result->>'outcome' = 'refused'`,
    values: [businessId, importId],
    // Those that are wrong themselves before those that only the others hold back.
    orderBy: `(r.result->'problems'->0->>'column' = ''), c.chunk, r.place`,
    count: Promise.resolve(count),
  });

/** Seals what stands in rows and results and is not sealed by the present key. @returns in how many chunks */
export async function reseal(tx: Tx, businessId: string, seal: <T>(value: T) => T, atOnce: number): Promise<number> {
  const found = await tx.query<{ import_id: string; chunk: number; rows: object; results: object | null }>(
    `select import_id, chunk, rows, results from import_chunks
     where business_id = $1 and (has_unsealed_numbers(rows, $2) or has_unsealed_numbers(results, $2))
     limit ${atOnce} for update skip locked`,
    [businessId, tx.sealing.prefix],
  );
  for (const { import_id, chunk, rows, results } of found) {
    await tx.query(
      'update import_chunks set rows = $4, results = $5 where business_id = $1 and import_id = $2 and chunk = $3',
      [businessId, import_id, chunk, JSON.stringify(seal(rows)), results && JSON.stringify(seal(results))],
    );
  }
  return found.length;
}
