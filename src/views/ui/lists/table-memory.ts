/** What a browser remembers of tables for whoever is signed in. Where it may not store anything, tables work all the same. */
import { here, keep, read } from '../../../services/shared/device/storage.ts';

type Kept = { page: number; count: number };

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const placeOf = (name: string) => ({ ...here(name), isChoice: true }) as const;

export function recallPage(cacheKey: string): Kept | null {
  const { page, count } = Object(read('tab', placeOf(`page.${cacheKey}`)));
  return isCount(page) && isCount(count) ? { page, count } : null;
}

export function rememberPage(cacheKey: string, kept: Kept): void {
  keep('tab', placeOf(`page.${cacheKey}`), kept);
}

/** The columns that somebody chose not to see, or null where they have not chosen. */
export function recallHidden(tableKey: string): string[] | null {
  const hidden = read('browser', placeOf(`columns.${tableKey}`));
  return Array.isArray(hidden) ? hidden.filter((each) => typeof each === 'string') : null;
}

export function rememberHidden(tableKey: string, hidden: readonly string[]): void {
  keep('browser', placeOf(`columns.${tableKey}`), hidden);
}
