import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { listRefusedRows } from '../../../services/operations/shell.imports.ts';
import { queryOf } from '../../../services/shared/query.ts';
import type { ImportKind } from '../../../services/shell/imports.ts';
import { BulletList } from '../../ui/content/layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { useBusiness } from '../business/business.ts';
import { tableOfQuery } from '../queries/table-of-query.ts';

type RefusedRow = components['schemas']['RefusedRow'];
const idOf = ({ row }: RefusedRow) => String(row);
const nameOf = ({ row }: RefusedRow) => `Row ${row}`;
const pageSizes = [20, 50, 100] as const;

/** Enough to know a row by. */
const mostCells = 4;
const columns: Column<RefusedRow>[] = [
  { id: 'row', title: 'Row', width: 110, render: nameOf },
  {
    id: 'cells',
    title: 'What it says',
    width: '40%',
    render: ({ cells }) =>
      cells
        .slice(0, mostCells)
        .map(({ text }) => text)
        .join(' · ') || null,
  },
  {
    id: 'problems',
    title: 'What is wrong',
    card: 'foot',
    render: ({ problems }) =>
      problems.length === 1 ? (
        problems[0]
      ) : (
        <BulletList>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </BulletList>
      ),
  },
];

/** The rows of an import that were refused, each with what is wrong. */
export function RefusedRows({ kind, id }: { kind: ImportKind; id: string }) {
  const { id: businessId } = useBusiness();
  const table = useTableState({ prefix: 'refused', pageSizes });
  const refused = useQuery(queryOf(listRefusedRows, { businessId, kind, id, ...table.request }));
  return (
    <DataTable
      label="Refused rows"
      table={table}
      columns={columns}
      {...tableOfQuery(refused)}
      idOf={idOf}
      nameOf={nameOf}
      minWidth={0}
      emptyIcon="box"
      emptyText="No row was refused"
      emptyHint="Each row of the file is in the list."
    />
  );
}
