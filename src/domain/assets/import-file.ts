/** A file of assets as the person sees it before anything is stored. Pure. */
import { type AssetImportColumn, assetImportColumns } from '../../../rules/assets/import-columns.ts';
import {
  type AssetCells,
  type AssetImportContext,
  type AssetProblem,
  checkAssetRow,
} from '../../../rules/assets/import-row.ts';
import { findHeader, folded, guessColumns } from '../../../rules/shared/import.ts';

type TableRow = { row: number; texts: string[] };
export type ImportTable = {
  columns: AssetImportColumn[];
  mapping: { title: string; column: AssetImportColumn }[];
  rows: { row: number; cells: AssetCells }[];
};

/** What stands under titles that are known; null when there are no such titles. Titles may come after other rows. */
export function tableOf(rows: readonly TableRow[]): ImportTable | null {
  const head = findHeader(
    assetImportColumns,
    rows.map(({ texts }) => texts),
  );
  if (head === null) return null;
  const titles = rows[head]?.texts ?? [];
  const guessed = guessColumns(assetImportColumns, titles);
  const known = guessed.flatMap((column, at) =>
    column === null ? [] : [{ column, at, title: (titles[at] ?? '').slice(0, 200) }],
  );
  return {
    columns: known.map(({ column }) => column),
    mapping: known.map(({ column, title }) => ({ title, column })),
    rows: rows.slice(head + 1).map(({ row, texts }) => ({
      row,
      cells: Object.fromEntries(known.map(({ column, at }) => [column, texts[at] ?? ''])),
    })),
  };
}

/** What the register has under an Asset ID, serial number or plate. */
export type Known = { id: string; number: string; is_vehicle: boolean; cells: AssetCells };
export type CheckedRow = { row: number; cells: AssetCells; problems: AssetProblem[]; known: Known | null };

/** By what rows are found in the register. */
export const keysOf = ({ number, serial_no, plate_no }: AssetCells): string[] =>
  [number, serial_no, plate_no].flatMap((key) => (key?.trim() ? [key.trim().slice(0, 200)] : []));

/** Each row with its problems; a serial number that stands in two rows is one of the second. */
export function checkTable(
  { rows }: ImportTable,
  context: AssetImportContext,
  register: ReadonlyMap<string, Known>,
): CheckedRow[] {
  const seen = new Map<string, number>();
  return rows.map(({ row, cells }) => {
    const keys = keysOf(cells).map(folded);
    const known = keys.map((key) => register.get(key)).find((one) => one !== undefined) ?? null;
    const { problems } = checkAssetRow(cells, context, known && { isVehicle: known.is_vehicle });
    const twin = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
    for (const key of keys) seen.set(key, seen.get(key) ?? row);
    if (twin === undefined) return { row, cells, problems, known };
    return {
      row,
      cells,
      known,
      problems: [...problems, { column: 'serial_no', kind: 'duplicate', detail: `Row ${twin} has the same number.` }],
    };
  });
}

const labels = new Map<string, string>(assetImportColumns.map(({ id, label }) => [id, label]));
export const columnLabel = (column: string): string => labels.get(column) ?? column;

/** In the words of the specification. */
export const problemLine = (row: number, { column, detail }: AssetProblem): string =>
  `Error in column '${columnLabel(column)}' : Row '${row}'. ${detail}`;

/** The titles of the template with one asset and one vehicle. */
export const sampleCsv = `${[
  assetImportColumns.filter(({ isInTemplate }) => isInTemplate).map(({ label }) => label),
  [
    '1',
    'Asset',
    'Laptop',
    'HP EliteBook',
    'HP',
    '840 G8',
    '5CG1234XYZ',
    'Unassigned',
    'New',
    '0',
    '2024-03-31',
    '450000',
  ],
  [
    '2',
    'Vehicle',
    'Cars',
    '',
    'Toyota',
    'Corolla',
    'LND-123-AA',
    'Unassigned',
    'Used',
    '82000',
    '2022-08-15',
    '9500000',
  ],
]
  .map((cells) => cells.join(','))
  .join('\r\n')}\r\n`;
