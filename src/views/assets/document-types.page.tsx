import { useQuery } from '@tanstack/react-query';
import { documentTypesQuery } from '../../services/assets/document-types.ts';
import { useBusiness } from '../shared/business.ts';
import type { ReadAhead } from '../shared/read-ahead.ts';
import { stateOfQuery } from '../shared/table-of-query.ts';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column } from '../ui/lists/table-column.ts';
import { pageInMemory } from '../ui/lists/table-in-memory.ts';
import { useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';

type DocumentType = { id: string; name: string };

const columns: Column<DocumentType>[] = [{ id: 'name', title: 'Document type', render: ({ name }) => name }];
const idOf = ({ id }: DocumentType) => id;
const nameOf = ({ name }: DocumentType) => name;

export const readDocumentTypes: ReadAhead = (client, businessId) =>
  client.prefetchQuery(documentTypesQuery(businessId));

export function DocumentTypesPage({ title }: { title: string }) {
  const { id: businessId } = useBusiness();
  const table = useTableState({ sortable: ['name'], pageSizes: [20] });
  const types = useQuery(documentTypesQuery(businessId));
  const page = types.data ? pageInMemory(types.data, table, { textOf: nameOf, orders: { name: nameOf } }) : undefined;
  return (
    <Page>
      <PageHeader title={title}>The papers that every vehicle must carry.</PageHeader>
      <DataTable
        label="Document types"
        table={table}
        columns={columns}
        rows={page?.rows}
        count={page?.count}
        {...stateOfQuery(types)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search document types"
        minWidth={0}
        emptyIcon="document"
        emptyHint="Types that are added appear here."
      />
    </Page>
  );
}
