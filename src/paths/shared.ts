type Query = Record<string, string | null | undefined>;

/** A path with a query of the values that are given. */
export function at(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
