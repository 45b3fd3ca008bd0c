/** What the states before have stored. */
export function given<T>(value: T | null): T {
  if (value === null) throw new Error('a value that an earlier state stores is missing');
  return value;
}
