/** The table of figures, and what of a new one is worse than before. */
import Papa from 'papaparse';
import type { Figure } from './common.ts';

/** A line of `figures.csv`; `size` is what the bench was called with, and a commit with a plus had changes on it. */
export type Kept = Omit<Figure, 'name'> & {
  day: string;
  commit: string;
  machine: string;
  /** Of the last minute, when the bench had ended: the bench's own is in it. */
  load: number;
  bench: string;
  size: string;
  figure: string;
};

export function figuresOf(csv: string): Kept[] {
  const { data } = Papa.parse<Record<keyof Kept, string>>(csv, { header: true, skipEmptyLines: true });
  return data.map(({ value, goal, load, better, ...texts }) => ({
    ...texts,
    value: Number(value),
    goal: goal === '' ? null : Number(goal),
    load: Number(load),
    better: better === 'higher' ? better : 'lower',
  }));
}

const fifth = 0.2;

/** `import --rows 20000, stored: 700 rows/s, 1000 on 2026-03-02 (1a2b3c4, load 2.1)`; null when it is not worse by a fifth. */
export function worseOf(now: Kept, kept: readonly Kept[]): string | null {
  const last = kept.findLast(
    ({ machine, bench, size, figure }) =>
      machine === now.machine && bench === now.bench && size === now.size && figure === now.figure,
  );
  if (last === undefined) return null;
  const isWorse = now.better === 'lower' ? now.value > last.value * (1 + fifth) : now.value < last.value * (1 - fifth);
  if (!isWorse) return null;
  const then = `${last.value} on ${last.day} (${last.commit}, load ${last.load})`;
  return `${[now.bench, now.size].join(' ').trim()}, ${now.figure}: ${now.value} ${now.unit}, ${then}`;
}
