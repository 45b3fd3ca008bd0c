/** Imports for tests of any list: by HTTP, and as the app and the server judge the rows of a file. */
import { expect } from 'vitest';
import type { ImportRules, KnownRecord } from '../../../rules/shared/import.ts';
import { createSheet, type Sheet } from '../../../src/domain/shared/import-sheet/sheet.ts';
import type { ActsForAll } from '../../../src/domain/shared/import-sheet/sheet.types.ts';
import { soon } from '../../../tests/soon.ts';
import type { Tx } from '../../platform/database/database.ts';
import * as imports from '../../platform/imports/store.ts';
import type { startTestServer, TestAnswer } from '../../platform/testing.ts';
import type { ImportedList, ImportKind } from '../../plug/imports.ts';

export type Row = { act?: string; record?: string; cells: Record<string, string> };
/** Asks in a business: by its owner, or by whoever has a token. */
type Ask = (method: string, path: string, json?: unknown, token?: string) => Promise<TestAnswer>;

/** `atOnce` rows are a chunk; `patience` is in milliseconds. */
type Options = { atOnce: number; patience?: number; mapping?: object[]; policy?: string };

export function importsIn(kind: string, ask: Ask, { atOnce, patience, ...usual }: Options) {
  const of = (id: string, path = '') => `imports/${kind}/${id}/${path}`;
  const begin = (rows: readonly Row[], more: object = {}, token?: string) => {
    const about = { file_name: `${kind}.csv`, mode: 'good_rows', rows: rows.length, mapping: [], ...usual, ...more };
    return ask('POST', `imports/${kind}/`, about, token);
  };
  const read = async (id: string) => (await ask('GET', of(id))).body;
  const commit = (id: string, token?: string) => ask('POST', of(id, 'commit/'), undefined, token);
  /** Announces rows and sends them. */
  async function sent(rows: readonly Row[], more: object = {}, token?: string): Promise<string> {
    const { status, body } = await begin(rows, more, token);
    expect([status, body]).toEqual([201, body]);
    const numbered = rows.map((row, at) => ({ act: 'create', row: at + 2, ...row }));
    for (let chunk = 0; chunk * atOnce < rows.length; chunk++) {
      const some = numbered.slice(chunk * atOnce, (chunk + 1) * atOnce);
      const answer = await ask('PUT', of(body.id, `chunks/${chunk}/`), { rows: some }, token);
      expect([answer.status, answer.body]).toEqual([204, answer.body]);
    }
    return body.id;
  }
  /** The import once it is neither stored nor undone any more; every row has an outcome, unless it stopped. */
  async function ended(id: string, state?: string) {
    const isOver = state ?? expect.not.stringMatching(/storing|undoing/);
    await soon(async () => expect((await read(id)).state).toEqual(isOver), patience);
    const body = await read(id);
    if (body.state !== 'stopped') expect(body.created + body.updated + body.skipped + body.refused).toBe(body.rows);
    return body;
  }
  async function stored(rows: readonly Row[], more: object = {}, token?: string) {
    const id = await sent(rows, more, token);
    const { status, body } = await commit(id, token);
    expect([status, body]).toEqual([202, body]);
    return ended(id);
  }
  return {
    of,
    begin,
    sent,
    commit,
    stored,
    read,
    ended,
    /** Waits until it is undone, unless it is refused. */
    undo: async (id: string, rest = false, token?: string) => {
      const answer = await ask('POST', of(id, 'undo/'), { rest }, token);
      if (answer.status === 202) await ended(id);
      return answer;
    },
    cancel: (id: string) => ask('POST', of(id, 'cancel/')),
    /** The file of refused rows. */
    refused: async (id: string, token?: string) =>
      String((await ask('GET', of(id, 'refused/'), undefined, token)).body),
    match: async (keys: readonly string[]) => (await ask('POST', `imports/${kind}/matches/`, { keys })).body.results,
  };
}

type Compared<Lists> = {
  rules: ImportRules<Lists>;
  lists: unknown;
  match: (keys: readonly string[]) => Promise<KnownRecord[]>;
};

/** As the app does it: read, and compared with the list until it knows all that is named. */
export async function comparedSheet<Lists>(
  { rules, lists, match }: Compared<Lists>,
  table: readonly (readonly string[])[],
  acts?: ActsForAll,
): Promise<Sheet> {
  const sheet = createSheet(rules);
  sheet.change({ change: 'lists', lists });
  sheet.append(table.map((texts, at) => ({ row: at + 1, texts: [...texts] })));
  sheet.change({ change: 'titles', row: 1, remembered: [] });
  if (acts) sheet.change({ change: 'actForAll', acts });
  sheet.end();
  for (let keys = sheet.keys(500); keys.length > 0; keys = sheet.keys(500))
    sheet.change({ change: 'known', keys, found: await match(keys) });
  return sheet;
}

/** What the app says of each row. */
export const saidOf = (sheet: Sheet, count: number): string[] =>
  sheet.window('all', 0, count).rows.map(({ act, problems, changes }) => {
    if (problems.length > 0) return 'refused';
    if (act === 'skip' || (act === 'update' && changes.length === 0)) return 'skipped';
    return act === 'update' ? 'updated' : 'created';
  });

type Tried = {
  db: Awaited<ReturnType<typeof startTestServer>>['platform']['db'];
  owner: { businessId: string; user: { id: string } };
  kind: ImportKind;
  list: Pick<ImportedList, 'onCommit' | 'store' | 'finish'>;
};

/**
 * What the server does with the rows, three at a time; nothing stays stored.
 * @param look what is to be seen while it is stored
 */
export async function doneWith<Seen>(
  { db, owner, kind, list }: Tried,
  sheet: Sheet,
  count: number,
  look: (tx: Tx, results: readonly imports.RowResult[]) => Promise<Seen>,
): Promise<Seen> {
  const rows = sheet.rowsToSend(0, count);
  const { businessId, user } = owner;
  const task = { businessId, userId: user.id, address: '' };
  const undone = new Error('Nothing stays.');
  const seen: Seen[] = [];
  const work = db.as(task, async (tx) => {
    const about = { kind, fileName: 'a.csv', mode: 'good_rows' as const, rows: count, options: {}, mapping: [] };
    const by = { id: user.id, name: 'Ada' };
    const { id: importId } = await imports.addImport(tx, businessId, { ...about, words: [], by, now: new Date() });
    const of = { tx, businessId, importId };
    for (let from = 0; from < count; from += 3) await imports.storeChunk(of, from / 3, rows.slice(from, from + 3));
    await imports.storeRepeated(of);
    await list.onCommit?.(of);
    const options = await imports.optionsOf(of);
    const results: imports.RowResult[] = [];
    for (let from = 0; from < count; from += 3) {
      const some = await list.store(tx, { ...task, importId }, rows.slice(from, from + 3), options);
      await imports.storeResults(of, from / 3, some, new Date());
      results.push(...some);
    }
    await list.finish?.(tx, { ...task, importId });
    seen.push(await look(tx, results));
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  const [only] = seen;
  if (only === undefined) throw new Error('nothing was seen');
  return only;
}
