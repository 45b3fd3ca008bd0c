/** Normal forms of a snapshot's values: plain, ordered and comparable. */

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The ids in a text. */
export const idsIn = (text: string): string[] => text.match(uuidPattern) ?? [];

/**
 * Numbers generated ids in the order in which they first appear. Two runs of one path generate different ids; their results
 * are the same when they are equal after this renaming.
 */
export type Renaming = (text: string) => string;

export const keepIds: Renaming = (text) => text;

export const renameIds = (): Renaming => {
  const names = new Map<string, string>();
  return (text) =>
    text.replace(uuidPattern, (id) => {
      const known = names.get(id) ?? `uuid#${names.size + 1}`;
      names.set(id, known);
      return known;
    });
};

const isActorRef = (value: object): value is { id: string } => 'sessionId' in value && 'send' in value;
const isBlob = (value: object): value is Blob => typeof Blob !== 'undefined' && value instanceof Blob;

const plainObject = (value: object, rename: Renaming, seen: readonly object[]): unknown => {
  if (isActorRef(value)) return { $actor: value.id };
  if (isBlob(value)) return { $file: 'name' in value ? value.name : null, size: value.size, type: value.type };
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return { $error: value.name, message: rename(value.message) };
  if (value instanceof Map) return { $map: plain([...value], rename, seen) };
  if (value instanceof Set) return { $set: plain([...value], rename, seen) };
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, plain(Reflect.get(value, key), rename, seen)] as const)
      .filter(([, held]) => held !== undefined),
  );
};

/** JSON-ready form of any value: keys sorted, actors, files and functions reduced to what identifies them. */
export const plain = (value: unknown, rename: Renaming = keepIds, seen: readonly object[] = []): unknown => {
  if (typeof value === 'string') return rename(value);
  if (typeof value === 'function') return { $function: value.name };
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (seen.includes(value)) return { $again: true };
  const inside = [...seen, value];
  if (Array.isArray(value)) return value.map((item) => plain(item, rename, inside) ?? null);
  return plainObject(value, rename, inside);
};

export const stableText = (value: unknown, rename: Renaming = keepIds): string =>
  JSON.stringify(plain(value, rename)) ?? 'undefined';

const prime = 0x100000001b3n;
const word = 0xffffffffffffffffn;

/** FNV-1a with 64 bits, in hex: for ids that must be short and stable, not secret. */
export const hashOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * prime) & word;
  return hash.toString(16).padStart(16, '0');
};
