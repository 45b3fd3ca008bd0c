/**
 * Figures that are computed once for each version of the people of a business. The version is read from the database every
 * time, so that nothing outdated is answered, whichever process changed it.
 */
import { countRows } from '../../platform/counts.ts';
import type { Tx } from '../../platform/database.ts';
import { readVersion } from './store.ts';

const most = 500;
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
    count: (tx: Tx, businessId: string, text: string, values: readonly unknown[]) =>
      answer(tx, businessId, [text, values], () => countRows(tx, text, values)),
  };
}
export type Remembered = ReturnType<typeof rememberedFigures>;
