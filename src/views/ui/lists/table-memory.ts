/** What a browser remembers of tables. Where it may not store anything, tables work all the same. */

type Kept = { page: number; count: number };

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export function recallPage(cacheKey: string): Kept | null {
  const { page, count } = (read(() => sessionStorage, `steward.page.${cacheKey}`) ?? {}) as Partial<Kept>;
  return isCount(page) && isCount(count) ? { page, count } : null;
}

export function rememberPage(cacheKey: string, kept: Kept): void {
  write(() => sessionStorage, `steward.page.${cacheKey}`, kept);
}

/** The columns that somebody chose not to see, or null where they have not chosen. */
export function recallHidden(tableKey: string): string[] | null {
  const hidden = read(() => localStorage, `steward.columns.${tableKey}`);
  return Array.isArray(hidden) ? hidden.filter((each) => typeof each === 'string') : null;
}

export function rememberHidden(tableKey: string, hidden: readonly string[]): void {
  write(() => localStorage, `steward.columns.${tableKey}`, hidden);
}

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse.
  }
}
