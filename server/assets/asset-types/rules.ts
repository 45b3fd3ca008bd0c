/** Asset IDs: the prefix of a type, and the numbers of its assets. */

/** What a name without a Latin letter or digit begins with. */
const fallback = 'AST';

/**
 * The prefixes that a type may get, the best first: three capitals or digits of its name (`Laptop` → `LAP`, `IT` → `ITX`), then
 * the same with a number (`LAP2` … `LAP99`, `LA100` …). Letters lose their marks, so that every keyboard and printer has them.
 */
export function* prefixesOf(name: string): Generator<string> {
  const letters = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const first = letters === '' ? fallback : letters.slice(0, 3).padEnd(3, 'X');
  yield first;
  for (let number = 2; number <= 9999; number++) yield first.slice(0, 5 - String(number).length) + number;
}

/** `LAP-0001`; from the ten thousandth asset on it has more digits. */
export const assetId = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(4, '0')}`;
