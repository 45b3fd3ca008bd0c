/** Imports for tests of any list, made by HTTP. */
import { expect } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import type { TestAnswer } from '../../platform/testing.ts';

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
