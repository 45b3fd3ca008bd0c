/** Which values a pure function reads of an object, as paths such as `files.0.upload`. */

type Watched = Record<string | symbol, unknown>;

const isPlain = (value: unknown): value is Watched => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};

/** The same object, of which `read` hears each path that is looked at. */
export const watched = (value: object, read: (path: string) => void, at = ''): object =>
  isPlain(value)
    ? new Proxy(value, {
        get: (target, name) => {
          const held = target[name];
          if (typeof name === 'symbol' || typeof held === 'function') return held;
          read(`${at}${name}`);
          return typeof held === 'object' && held !== null ? watched(held, read, `${at}${name}.`) : held;
        },
      })
    : value;

/** Runs it for what it reads: a comparison of whole objects may come out otherwise, and what it throws is heard elsewhere. */
export const readBy = (run: () => unknown): void => {
  try {
    run();
  } catch {
    // It has read all the same.
  }
};

/** What stands at a path; of an object only that it is there, since what was read inside has a path of its own. */
export const valueAt = (value: unknown, path: string): unknown => {
  let found: unknown = value;
  for (const name of path.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return isPlain(found) ? 'there' : found;
};
