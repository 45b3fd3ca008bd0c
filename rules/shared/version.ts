/**
 * The version of what a form shows: a short hash of each field that it sends. The app makes it of what somebody saw, the server
 * of what is there now; where they differ, somebody else has changed that field in the meantime. No table has a column for it,
 * so a backup keeps nothing of it, and two people who change different fields are not in each other's way.
 */
type Fields = Readonly<Record<string, unknown>>;

/** @param names of the fields that are sent; those that the thing does not have have no version */
export const versionOf = (thing: Fields, names: readonly string[]): string =>
  names
    .filter((name) => Object.hasOwn(thing, name))
    .toSorted()
    .map((name) => `${name}=${hashOf(plainText(thing[name]))}`)
    .join(',');

/** The names of the fields that have another value now than they had when the version was made. */
export function changedSince(version: string, thing: Fields): string[] {
  const seen = version.split(',').map((each) => each.split('=') as [string, string?]);
  return seen
    .filter(([name, hash]) => Object.hasOwn(thing, name) && hashOf(plainText(thing[name])) !== hash)
    .map(([name]) => name);
}

/** JSON with its keys in one order. What is not there is the same as nothing. */
function plainText(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** FNV-1a with 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/. It tells changes apart and keeps no secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const each of new TextEncoder().encode(text)) hash = Math.imul(hash ^ each, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
