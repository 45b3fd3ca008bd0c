/**
 * Figures that are computed once for each version of the people of a business. The version is read from the database every
 * time, so that nothing outdated is answered, whichever process changed it.
 */
import { countRows } from '../../platform/counts.ts';
import type { Tx } from '../../platform/database.ts';
import type { PageQuery } from '../../platform/lists.ts';
import { readVersion } from './store.ts';

const most = 2000;
/** Of employees `e`; all values stand in `from`. */
type PeopleSelection = { from: string; values: readonly unknown[]; orderBy: string };
type Kept = { version: string; answer: unknown };

/** Of one server. The least recently used figures are dropped. */
export function rememberedFigures() {
  const kept = new Map<string, Kept>();
  const answer = async <Answer>(
    tx: Tx,
    businessId: string,
    question: readonly unknown[],
    compute: () => Promise<Answer>,
  ): Promise<Answer> => {
    const key = JSON.stringify([businessId, ...question]);
    // Read first: what changes while the figures are computed makes a newer version.
    const version = await readVersion(tx, businessId);
    const known = kept.get(key);
    kept.delete(key);
    if (known?.version === version) {
      kept.set(key, known);
      return known.answer as Answer;
    }
    const computed = await compute();
    kept.set(key, { version, answer: computed });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return computed;
  };
  return {
    answer,

    /**
     * Which people stand on a page, and how many there are in all: a deep page or a search looks at each of them once, not
     * each time that somebody comes back to it.
     */
    page: async (
      tx: Tx,
      businessId: string,
      { from, values, orderBy }: PeopleSelection,
      { page = 1, page_size: size = 20 }: PageQuery,
    ): Promise<{ count: number; ids: string[] }> => {
      const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`];
      const [count, ids] = await Promise.all([
        answer(tx, businessId, [from, values], () =>
          countRows(tx, `select count(*)::int as count from ${from}`, values),
        ),
        answer(tx, businessId, [from, values, orderBy, page, size], async () => {
          const text = `select e.id from ${from} order by ${orderBy} limit ${limit} offset ${offset}`;
          return (await tx.query<{ id: string }>(text, [...values, size, (page - 1) * size])).map(({ id }) => id);
        }),
      ]);
      return { count, ids };
    },
  };
}
export type Remembered = ReturnType<typeof rememberedFigures>;
