/**
 * Joins small parts of the app that are mostly loaded together. Each file costs a round trip: on a slow line, six at a time,
 * a form waited longer for its 64 scripts than for their bytes.
 */
export type Part = {
  ids: string[];
  /** For each entry, 1 when it loads this part. */
  users: Uint8Array;
  /** Its bytes as they travel. */
  size: number;
  /** All other parts that load with it. */
  below: Set<Part>;
  /** Stays as it is. */
  isFixed?: boolean;
};

/** One file less is worth this many bytes in vain, of the 3,300 that slow 3G carries in the time of one more. */
const bytesOfFile = 2000;
/** No entry loads more bytes in vain for one join, however much the others gain. */
const mostInVain = 3000;

/** Joins first what gains most, until nothing gains, by changing the parts. No part comes to need itself by way of another. */
export function joinParts(parts: readonly Part[]): Part[] {
  const left = new Set(parts);
  while (joinSome(left)) {
    // A join changes what others gain.
  }
  return [...left];
}

/** Parts that one join changes wait for the next round. */
function joinSome(parts: Set<Part>): boolean {
  const changed = new Set<Part>();
  for (const [one, other] of pairsWithGain([...parts].filter(({ isFixed }) => !isFixed))) {
    if (changed.has(one) || changed.has(other) || isBetween(one, other) || isBetween(other, one)) continue;
    for (const each of join(one, other, parts)) changed.add(each);
  }
  return changed.size > 0;
}

function pairsWithGain(parts: readonly Part[]): (readonly [Part, Part])[] {
  const costs = new Map(parts.map((part) => [part, costsOf(part)]));
  /** What the entries that load only `other` would load with `one`. */
  const inVain = (one: Part, other: Part): number =>
    sum(other.users, (isUsed, entry) => (isUsed ? (costs.get(one)?.[entry] ?? 0) : 0));
  return pairsLoadedTogether(parts)
    .map(({ pair: [one, other], times }) => ({
      pair: [one, other] as const,
      // In bytes: a file less for each entry that loads both, less what the other entries load in vain.
      gain: times * bytesOfFile - inVain(one, other) - inVain(other, one),
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ pair }) => pair);
}

/** For each entry what it would load with the part and does not load now, in bytes; infinite when that is too much for it. */
const costsOf = (part: Part): Float64Array =>
  Float64Array.from(part.users, (isUsed, entry) => {
    if (isUsed === 1) return 0;
    const more = [part, ...part.below].filter((each) => each.users[entry] === 0);
    const bytes = more.reduce((total, { size }) => total + size, 0);
    return bytes > mostInVain ? Number.POSITIVE_INFINITY : bytes + (more.length - 1) * bytesOfFile;
  });

/** Most pairs never load together, so the pairs are found at the entries that load them. */
function pairsLoadedTogether(parts: readonly Part[]): { pair: readonly [Part, Part]; times: number }[] {
  const times = new Uint16Array(parts.length ** 2);
  const entries = parts[0]?.users.length ?? 0;
  for (let entry = 0; entry < entries; entry++) {
    const loaded = parts.flatMap(({ users }, index) => (users[entry] === 1 ? [index] : []));
    for (const one of loaded)
      for (const other of loaded) {
        if (other >= one) break;
        const pair = one * parts.length + other;
        times[pair] = (times[pair] ?? 0) + 1;
      }
  }
  return parts.flatMap((one, index) =>
    parts.slice(0, index).flatMap((other, at) => {
      const together = times[index * parts.length + at] ?? 0;
      return together > 0 ? [{ pair: [one, other] as const, times: together }] : [];
    }),
  );
}

function sum(users: Uint8Array, of: (user: number, entry: number) => number): number {
  let total = 0;
  for (let entry = 0; entry < users.length; entry++) total += of(users[entry] ?? 0, entry);
  return total;
}

/** Whether `one` needs `other` by way of a third. */
const isBetween = (one: Part, other: Part): boolean =>
  [...one.below].some((each) => each !== other && each.below.has(other));

/** Adds `other` to `one`. Returns all parts that this changes. */
function join(one: Part, other: Part, parts: Set<Part>): Part[] {
  parts.delete(other);
  one.ids = [...one.ids, ...other.ids];
  one.size += other.size;
  one.users = united(one.users, other.users);
  one.below = new Set([...one.below, ...other.below].filter((each) => each !== one && each !== other));
  const above = [...parts].filter((each) => each !== one && (each.below.has(one) || each.below.has(other)));
  for (const each of above) {
    each.below.delete(other);
    for (const part of [one, ...one.below]) each.below.add(part);
  }
  for (const each of one.below) each.users = united(each.users, one.users);
  return [one, other, ...above, ...one.below];
}

const united = (one: Uint8Array, other: Uint8Array) => one.map((each, index) => each | (other[index] ?? 0));
