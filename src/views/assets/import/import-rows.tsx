import { useMemo } from 'react';
import type { AssetImportColumn } from '../../../../rules/assets/import-columns.ts';
import { type CheckedRow, columnLabel, problemLine } from '../../../domain/assets/import-file.ts';
import type { Checked } from '../../../machines/assets/csv-import/machine.ts';
import { Status } from '../../ui/content/badge.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { pageInMemory } from '../../ui/lists/table-in-memory.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import * as css from './import.css.ts';

const idOf = ({ row }: CheckedRow) => String(row);
const nameOf = ({ row }: CheckedRow) => `Row ${row}`;
const stateOf = ({ problems, known }: CheckedRow) => (problems.length > 0 ? 'wrong' : known === null ? 'new' : 'known');
const labels = { wrong: 'Problem', new: 'New', known: 'In the register' };
const tones = { wrong: 'bad', new: 'good', known: 'info' } as const;
const filters = [
  {
    id: 'state',
    label: 'Rows',
    isSingle: true,
    allLabel: 'All',
    options: (['wrong', 'new', 'known'] as const).map((value) => ({ value, label: labels[value] })),
  },
] as const;

/** What stands in the cell; below it, what the register has instead. Problems are marked. */
const cellColumn = (column: AssetImportColumn): Column<CheckedRow> => ({
  id: column,
  title: columnLabel(column),
  render: ({ cells, problems }) => {
    const isWrong = problems.some((problem) => problem.column === column);
    return isWrong ? <span className={css.wrong}>{cells[column] || 'empty'}</span> : cells[column] || null;
  },
  note: ({ cells, known }) => {
    const old = known?.cells[column];
    return old !== undefined && cells[column]?.trim() && old.toLowerCase() !== cells[column].trim().toLowerCase()
      ? `was ${old || 'empty'}`
      : null;
  },
});

const columnsOf = (columns: readonly AssetImportColumn[]): Column<CheckedRow>[] => [
  {
    id: 'row',
    title: 'Row',
    width: 300,
    render: ({ row }) => row,
    note: ({ row, problems }) => problems.map((problem) => <div key={problem.column}>{problemLine(row, problem)}</div>),
  },
  {
    id: 'state',
    title: 'What it is',
    card: 'corner',
    render: (row) => <Status tone={tones[stateOf(row)]}>{labels[stateOf(row)]}</Status>,
    note: ({ known }) => known?.number ?? null,
  },
  ...columns.filter((column) => column !== 'row_num').map(cellColumn),
];

const settled = { isFetching: false, hasFailed: false, onRetry: () => undefined };

/** Every row of the file with its problems. */
export function ImportRows({ checked }: { checked: Checked }) {
  const table = useTableState({ filters, pageSizes: [25, 50, 100] });
  const columns = useMemo(() => columnsOf(checked.columns), [checked.columns]);
  const page = pageInMemory<CheckedRow>(checked.rows, table, {
    textOf: ({ row, cells }) => `${row} ${Object.values(cells).join(' ')}`,
    values: { state: stateOf },
  });
  return (
    <DataTable<CheckedRow>
      label="Rows of the file"
      table={table}
      columns={columns}
      rows={page.rows}
      count={page.count}
      {...settled}
      idOf={idOf}
      nameOf={nameOf}
      searchLabel="Search the rows"
      noMatchText="No row matches"
    />
  );
}
