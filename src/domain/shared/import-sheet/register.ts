/** The records of the register that the rows of a file may be about, found by their numbers. */
import {
  type Cells,
  type ImportRules,
  isStorable,
  type KnownRecord,
  type RowReader,
} from '../../../../rules/shared/import.ts';

type Coding = Pick<ImportRules<never>, 'keys' | 'codeOf'>;
/** Texts are compared as far as the server is asked about them. */
const mostAsked = 200;

/** The texts of some columns as they are compared, without those that say nothing. */
export function filled(cells: Cells<string>, columns: readonly string[], { codeOf }: Pick<Coding, 'codeOf'>) {
  const found: { column: string; code: string }[] = [];
  for (const column of columns) {
    const code = codeOf(cells[column] ?? '');
    if (code !== '') found.push({ column, code });
  }
  return found;
}

/** What the register can be asked about, of some columns. */
export const askedIn = (cells: Cells<string>, columns: readonly string[], rules: Pick<Coding, 'codeOf'>): string[] =>
  filled(cells, columns, rules)
    .map(({ code }) => code.slice(0, mostAsked))
    .filter(isStorable);

export function registerOf(rules: Coding) {
  const columns = Object.keys(rules.keys);
  const records = new Map<string, KnownRecord>();
  const byCode = new Map<string, { column: string; record: KnownRecord }[]>();
  const at = (code: string) => byCode.get(code.slice(0, mostAsked)) ?? [];
  const has = (code: string) => byCode.has(code.slice(0, mostAsked));
  return {
    add(record: KnownRecord) {
      if (records.has(record.id)) return;
      records.set(record.id, record);
      for (const { column, code } of filled({ ...record.cells, number: record.number }, columns, rules)) {
        const key = code.slice(0, mostAsked);
        const some = byCode.get(key);
        if (some === undefined) byCode.set(key, [{ column, record }]);
        else some.push({ column, record });
      }
    },
    hasAny: (codes: readonly string[]): boolean => records.size > 0 && codes.some(has),
    all: (): KnownRecord[] => [...records.values()],
    /** The records that a row may be about: those that have one of its numbers as the same kind of number. */
    matches(cells: Cells<string>, reader: RowReader): KnownRecord[] {
      const found = new Map<string, KnownRecord>();
      if (records.size === 0) return [];
      for (const { column, code } of filled(cells, columns, rules)) {
        const kinds = reader.kindsOfKey?.(column, cells) ?? [rules.keys[column]];
        for (const one of at(code)) if (kinds.includes(rules.keys[one.column])) found.set(one.record.id, one.record);
      }
      return [...found.values()];
    },
    /** The first record but one that has a number in one of some columns. */
    ownerOf: (code: string, owning: readonly string[], but: KnownRecord | null): KnownRecord | undefined =>
      at(code).find(({ column, record }) => owning.includes(column) && record.id !== but?.id)?.record,
  };
}
export type Register = ReturnType<typeof registerOf>;
