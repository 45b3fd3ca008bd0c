/**
 * Whether PostgreSQL can store every text of a value from JSON, the names of fields included. It takes no null character, and
 * in `jsonb` no lone surrogate (https://www.postgresql.org/docs/current/datatype-json.html). Without recursion: a small body
 * can be nested deeper than the stack.
 */
export function isStorable(value: unknown): boolean {
  const waiting = [value];
  for (const next of waiting) {
    if (typeof next === 'string' && (next.includes('\u0000') || !next.isWellFormed())) return false;
    if (typeof next === 'object' && next !== null) waiting.push(...Object.keys(next), ...Object.values(next));
  }
  return true;
}
