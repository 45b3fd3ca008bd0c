/**
 * The background work of imports, for any list: chunk by chunk, each in a transaction of its own with what became of its
 * rows, so that a worker that dies loses and doubles nothing. All or nothing is one transaction. Each chunk begins with the
 * question whether the person in whose name it is stored still may: otherwise the import stops, and says who may go on.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Tx } from '../database/database.ts';
import {
  analyzeYoungTables,
  claimImport,
  findImport,
  type ImportRow,
  type ImportTask,
  lastStanding,
  nextChunk,
  type OfImport,
  optionsOf,
  type RowResult,
  type SentRow,
  setState,
  skipRest,
  stop,
  storeProgress,
  storeResults,
  storeUndone,
  takeTurn,
  type Undone,
} from './store.ts';
import { addWords, removeWords, storeWords, type Words } from './words.ts';

export type { ImportTask };
/** What a list does with rows; all inside the transaction of their chunk. */
export type Importer = {
  /** Null while the person may store or take back; otherwise why not, and who may go on. */
  whyStopped(tx: Tx, task: ImportTask): Promise<string | null>;
  store(tx: Tx, task: ImportTask, rows: readonly SentRow[], options: object): Promise<RowResult[]>;
  /** When every row is stored or refused, in the transaction that finishes the import. */
  finish?(tx: Tx, task: ImportTask): Promise<void>;
  undo(tx: Tx, task: ImportTask, results: readonly RowResult[]): Promise<Undone>;
  /** Of a list that takes words. */
  words?: Words;
};
type Means = { db: Database; now: () => Date; importer: Importer; task: ImportTask; signal: AbortSignal };

const inside = ({ db, task }: Means, work: (of: OfImport) => Promise<boolean>) =>
  db.as(task, (tx) => work({ tx, ...task }));

/** Thrown to take back what a transaction did, with what was wrong. */
class RolledBack extends Error {
  readonly refused: ReadonlyMap<number, RowResult>;

  constructor(refused: ReadonlyMap<number, RowResult>) {
    super('Some rows were refused.');
    this.refused = refused;
  }
}
/** Thrown to take back what a transaction did, because its person lost the right. */
class Stopped extends Error {}
const cannotStore = 'This row cannot be stored. Write its texts in plain letters, and look for the same ID elsewhere.';
const notStored = 'Nothing of this file was stored, because other rows were refused.';

/** Stores the rows of an import until none is left, it is cancelled, or this process stops. */
export async function storeImport(means: Means): Promise<void> {
  const { db, task } = means;
  const found = await db.read(task, (tx) => findImport({ tx, ...task }));
  if (found?.state !== 'storing') return;
  if (found.mode === 'all_or_nothing') return storeAllOrNothing(means);
  while (await inside(means, (of) => storeNext(means, of))) means.signal.throwIfAborted();
}

/** Whether it is this task's: after a stop, the task of who goes on is another one. */
const isOurs = (claimed: ImportRow | undefined, state: ImportRow['state'], { userId }: ImportTask): boolean =>
  claimed?.state === state && (claimed.acting_id === null || claimed.acting_id === userId);

/** A value or a reference that the database does not take: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const isRefusedValue = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '');

/** @returns undefined when the database refused a value of it; then nothing of it is done */
async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T | undefined> {
  await tx.query('savepoint attempt_rows');
  try {
    return await work();
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    await tx.query('rollback to savepoint attempt_rows');
    return undefined;
  } finally {
    await tx.query('release savepoint attempt_rows');
  }
}

/** One row that the database refuses, though the rules have nothing against it, must not fail the others. */
async function storeRows({ importer, task }: Means, { tx }: OfImport, rows: readonly SentRow[], options: object) {
  const together = await attempt(tx, () => importer.store(tx, task, rows, options));
  if (together !== undefined) return together;
  const results: RowResult[] = [];
  for (const row of rows) {
    const alone = await attempt(tx, () => importer.store(tx, task, [row], options));
    results.push(...(alone ?? [{ row: row.row, outcome: 'refused', problems: [{ column: '', detail: cannotStore }] }]));
  }
  return results;
}

/** @returns whether there may be more */
async function storeNext(means: Means, of: OfImport): Promise<boolean> {
  const { importer, task, now } = means;
  await takeTurn(of);
  if (!isOurs(await claimImport(of), 'storing', task)) return false;
  const because = await importer.whyStopped(of.tx, task);
  if (because !== null) {
    await stop(of, 'stopped', because);
    return false;
  }
  const next = await nextChunk(of);
  if (next === undefined) {
    await importer.finish?.(of.tx, task);
    await setState(of, 'finished', now());
    return false;
  }
  const words = await addWords(of, task, importer.words);
  if (words !== null) await storeWords(of, words);
  const results = await storeRows(means, of, next.rows, await optionsOf(of));
  await storeResults(of, next.chunk, results, now());
  if (next.chunk === 0) await analyzeYoungTables(of.tx);
  return true;
}

/** Milliseconds between two times that an import which is one transaction says how far it is. */
const tellEvery = 500;
type Progress = { done: number };

/**
 * Says meanwhile how far work is that is not committed yet. On a connection of its own, so the work never waits for it: the work
 * holds locks, for which those who have the connections may wait.
 */
async function whileTelling(means: Means, work: (progress: Progress) => Promise<unknown>): Promise<void> {
  const { db, task } = means;
  const progress = { done: 0 };
  const over = new AbortController();
  const tell = async () => {
    for (let told = 0; !over.signal.aborted; told = progress.done) {
      await sleep(tellEvery, undefined, { signal: over.signal }).catch(() => undefined);
      const { done } = progress;
      // Nothing but the number on a screen depends on it.
      if (done > told) await db.as(task, (tx) => storeProgress({ tx, ...task }, done)).catch(() => undefined);
    }
  };
  void tell();
  try {
    await work(progress);
  } finally {
    over.abort();
  }
}

async function storeAllOrNothing(means: Means): Promise<void> {
  try {
    await whileTelling(means, (progress) => inside(means, (of) => storeAll(means, of, progress)));
  } catch (error) {
    if (error instanceof Stopped) await inside(means, (of) => stopAll(means, of, error.message));
    else if (error instanceof RolledBack) await inside(means, (of) => refuseAll(means, of, error.refused));
    else throw error;
  }
}

async function stopAll({ task }: Means, of: OfImport, because: string): Promise<boolean> {
  await takeTurn(of);
  if (!isOurs(await claimImport(of), 'storing', task)) return false;
  await storeProgress(of, 0);
  await stop(of, 'stopped', because);
  return false;
}

async function storeAll(means: Means, of: OfImport, progress: Progress): Promise<boolean> {
  const { importer, task, now, signal } = means;
  await takeTurn(of);
  if (!isOurs(await findImport(of), 'storing', task)) return false;
  const goOn = async () => {
    const because = await importer.whyStopped(of.tx, task);
    if (because !== null) throw new Stopped(because);
  };
  await goOn();
  // What became of them is stored at the end: until then this transaction holds no lock on the row of the import.
  const words = await addWords(of, task, importer.words);
  const options = await optionsOf(of);
  const refused = new Map<number, RowResult>();
  const kept: [number, RowResult[]][] = [];
  for (let next = await nextChunk(of); next !== undefined; next = await nextChunk(of)) {
    signal.throwIfAborted();
    await goOn();
    const results = await storeRows(means, of, next.rows, options);
    if (next.chunk === 0) await analyzeYoungTables(of.tx);
    for (const result of results) if (result.outcome === 'refused') refused.set(result.row, result);
    await of.tx.query(
      'update import_chunks set results = $4 where business_id = $1 and import_id = $2 and chunk = $3',
      [of.businessId, of.importId, next.chunk, '[]'],
    );
    kept.push([next.chunk, results]);
    progress.done += results.length;
  }
  if (refused.size > 0) throw new RolledBack(refused);
  await goOn();
  if ((await claimImport(of))?.state !== 'storing') throw new RolledBack(refused);
  if (words !== null) await storeWords(of, words);
  for (const [chunk, results] of kept) await storeResults(of, chunk, results, now());
  await importer.finish?.(of.tx, task);
  await setState(of, 'finished', now());
  return true;
}

/** Nothing was stored: each row says why, the good ones because of the others. */
async function refuseAll({ now }: Means, of: OfImport, refused: ReadonlyMap<number, RowResult>): Promise<boolean> {
  await takeTurn(of);
  if ((await claimImport(of))?.state !== 'storing') return false;
  await storeProgress(of, 0);
  for (let next = await nextChunk(of); next !== undefined; next = await nextChunk(of)) {
    const results = next.rows.map(
      ({ row, act }): RowResult =>
        refused.get(row) ??
        (act === 'skip'
          ? { row, outcome: 'skipped' }
          : { row, outcome: 'refused', problems: [{ column: '', detail: notStored }] }),
    );
    await storeResults(of, next.chunk, results, now());
  }
  await setState(of, 'finished', now());
  return true;
}

/** Undoes an import, the last chunk first. */
export async function undoImport(means: Means): Promise<void> {
  while (await inside(means, (of) => undoLast(means, of))) means.signal.throwIfAborted();
}

async function undoLast({ importer, task, now }: Means, of: OfImport): Promise<boolean> {
  await takeTurn(of);
  if (!isOurs(await claimImport(of), 'undoing', task)) return false;
  const because = await importer.whyStopped(of.tx, task);
  if (because !== null) {
    await stop(of, 'finished', because);
    return false;
  }
  const last = await lastStanding(of);
  if (last === undefined) {
    await removeWords(of, task, importer.words);
    await setState(of, 'undone', now());
    return false;
  }
  await storeUndone(of, last.chunk, await importer.undo(of.tx, task, last.results));
  return true;
}

/** After the last attempt: what is stored stays and can be undone. */
export const giveUp = ({ db, now, task }: Omit<Means, 'importer' | 'signal'>) =>
  db.as(task, async (tx) => {
    const of = { tx, ...task };
    await takeTurn(of);
    const claimed = await claimImport(of);
    if (claimed?.state === 'storing') await skipRest(of, 'failed', now());
    // What could not be undone can be tried again.
    if (claimed?.state === 'undoing') await setState(of, 'finished');
  });
