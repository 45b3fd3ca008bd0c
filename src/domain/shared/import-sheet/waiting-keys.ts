/** What the register is to be asked about, each once. */
export function waitingKeys() {
  const answered = new Set<string>();
  const some = new Set<string>();
  /** Keys that nobody else adds, without the cost of a set; those before `place` have been answered. */
  let unique: string[] = [];
  let place = 0;
  return {
    add(keys: readonly string[]) {
      for (const key of keys) if (!answered.has(key)) some.add(key);
    },
    /** For keys that have not been added since the last `clear`, and are not added again. */
    addNew(keys: readonly string[]) {
      for (const key of keys) if (answered.size === 0 || !answered.has(key)) unique.push(key);
    },
    answer(keys: readonly string[]) {
      for (const key of keys) {
        answered.add(key);
        some.delete(key);
      }
      while (place < unique.length && answered.has(unique[place] ?? '')) place += 1;
    },
    count: () => some.size + unique.length - place,
    first: (most: number): string[] => {
      const found = unique.slice(place, place + most);
      return [...found, ...[...some].slice(0, most - found.length)];
    },
    /** The answers stay. */
    clear() {
      some.clear();
      unique = [];
      place = 0;
    },
  };
}
