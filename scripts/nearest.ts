/** The Levenshtein distance of two words. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...other].entries())
      next.push(
        Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};

/** Suggestions for a mistyped name, best first: names that contain it, and names at a small distance. */
export const nearest = (given: string, names: readonly string[]): string[] => {
  const word = given.toLowerCase();
  return names
    .map((name) => {
      const known = name.toLowerCase();
      const isPart = word.length > 2 && (known.includes(word) || word.includes(known));
      return { name, far: isPart ? 1 : distance(word, known) };
    })
    .filter(({ far }) => far <= Math.max(2, given.length / 3))
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
};
