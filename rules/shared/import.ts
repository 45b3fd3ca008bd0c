/**
 * What the import of any list has in common: columns as data, cells as texts, problems at a column. The app checks while a
 * person looks on, the server before it stores; both run what stands here.
 */

/** The texts of one row by column. An absent column is not in the file; an empty text is an empty cell. */
export type Cells<Column extends string> = Partial<Record<Column, string>>;

export type ProblemKind = 'missing' | 'unknown' | 'unreadable' | 'doubtful' | 'duplicate' | 'mismatch';
export type CellProblem<Column extends string> = { column: Column; kind: ProblemKind; detail: string };

export type ImportColumn<Column extends string> = {
  id: Column;
  label: string;
  /** How else people head it. */
  alsoCalled: readonly string[];
  /** Whether it is one of the template's. */
  isInTemplate: boolean;
};

const bare = (title: string) =>
  title
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Which column each title of a file means, each once; null where none is recognised. */
export function guessColumns<Column extends string>(
  columns: readonly ImportColumn<Column>[],
  titles: readonly string[],
): (Column | null)[] {
  const known = new Map(
    columns.flatMap(({ id, label, alsoCalled }) => [label, id, ...alsoCalled].map((name) => [bare(name), id])),
  );
  const taken = new Set<Column>();
  return titles.map((title) => {
    const found = known.get(bare(title));
    if (found === undefined || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}

/** The row of the first ten whose cells are titles the most, and whether there are at least two of them. */
export function findHeader<Column extends string>(
  columns: readonly ImportColumn<Column>[],
  rows: readonly (readonly string[])[],
) {
  const scores = rows.slice(0, 10).map((row) => guessColumns(columns, row).filter((column) => column !== null).length);
  const best = Math.max(0, ...scores);
  return best >= 2 ? scores.indexOf(best) : null;
}

/** Without the spaces around it; the texts of people stay as they are otherwise. */
export const cellOf = <Column extends string>(cells: Cells<Column>, column: Column): string =>
  cells[column]?.trim() ?? '';

/** For comparing names and numbers that people type. */
export const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
