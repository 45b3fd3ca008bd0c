/** How the columns of a list are called where something is said about them. */
import { type ImportColumn, surplus, surplusLabel } from '../../../rules/shared/import.ts';
import { Refusal } from '../errors.ts';
import type { RowResult } from './store.ts';

type Columns = readonly ImportColumn<string>[];

/** The title of a column in the template. */
export const labelIn = (columns: Columns, column: string): string =>
  column === surplus ? surplusLabel : (columns.find(({ id }) => id === column)?.label ?? column);

/** Of a call that stores all rows or none. @throws 400, cell by cell, when one was refused */
export function assertAllStored(columns: Columns, results: readonly RowResult[]): void {
  const errors = results.flatMap((result) =>
    result.outcome === 'refused'
      ? result.problems.map(({ column, detail }) => ({ row: result.row, column: labelIn(columns, column), detail }))
      : [],
  );
  if (errors.length > 0) throw new Refusal(400, errors);
}
