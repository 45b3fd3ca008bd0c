/**
 * What is found once for each version of something in a business, such as its people. The version is read from the database
 * every time, so that nothing outdated is answered, whichever process changed it.
 */
import { LRUCache } from 'lru-cache';
import { countRows } from './counts.ts';
import type { Tx } from './database.ts';
import type { PageQuery } from './lists.ts';

/** `id` is the column of the ids; all values stand in `from`. */
type Selection = { id: string; from: string; values: readonly unknown[]; orderBy: string };
type Kept = { version: string; answer: unknown };

/** Of one server. What was asked least recently is dropped. */
export function rememberBy(readVersion: (tx: Tx, businessId: string) => Promise<string>) {
  const kept = new LRUCache<string, Kept>({ max: 2000 });
  const answer = async <Answer>(
    tx: Tx,
    businessId: string,
    question: readonly unknown[],
    compute: () => Promise<Answer>,
  ): Promise<Answer> => {
    const key = JSON.stringify([businessId, ...question]);
    // Read first: what changes while the answer is computed makes a newer version.
    const version = await readVersion(tx, businessId);
    const known = kept.get(key);
    if (known?.version === version) return known.answer as Answer;
    const computed = await compute();
    kept.set(key, { version, answer: computed });
    return computed;
  };
  return {
    answer,

    /**
     * Which rows stand on a page, and how many there are in all: a deep page or a search looks at each row once, not each
     * time that somebody comes back to it.
     */
    page: async (
      tx: Tx,
      businessId: string,
      { id, from, values, orderBy }: Selection,
      { page = 1, page_size: size = 20 }: PageQuery,
      countAll = () => countRows(tx, `select count(*)::int as count from ${from}`, values),
    ): Promise<{ count: number; ids: string[] }> => {
      const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`];
      const [count, ids] = await Promise.all([
        answer(tx, businessId, [from, values], countAll),
        answer(tx, businessId, [id, from, values, orderBy, page, size], async () => {
          const text = `select ${id} as id from ${from} order by ${orderBy} limit ${limit} offset ${offset}`;
          return (await tx.query<{ id: string }>(text, [...values, size, (page - 1) * size])).map((row) => row.id);
        }),
      ]);
      return { count, ids };
    },
  };
}
export type Remembered = ReturnType<typeof rememberBy>;
