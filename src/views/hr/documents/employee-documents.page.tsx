import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { documentStateLabels, documentStates } from '../../../../openapi/generated/lists/assets.papers.ts';
import { employeeDocumentKindLabels, employeeDocumentKinds } from '../../../../openapi/generated/lists/hr.documents.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { downloadEmployeeDocument, searchEmployeeDocuments } from '../../../services/operations/hr.documents.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { AvatarWithName } from '../../ui/content/avatar.tsx';
import { showDate } from '../../ui/content/date.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { DocumentState } from './document-facts.tsx';
import { documentName } from './document-name.ts';

type OfEmployee = components['schemas']['DocumentOfEmployee'];

const personOf = ({ employee: { first_name, last_name } }: OfEmployee) => `${first_name} ${last_name}`.trim();
const idOf = ({ document }: OfEmployee) => document.id;
const nameOf = (row: OfEmployee) => `${documentName(row.document)} of ${personOf(row)}`;
const hrefOf = ({ employee }: OfEmployee) => hrPaths.documentsOf(employee.id);

const columns: Column<OfEmployee>[] = [
  {
    id: 'employee',
    title: 'Employee',
    render: (row) => (
      <AvatarWithName name={personOf(row)} note={row.employee.department_name} picture={row.employee.photo} />
    ),
  },
  { id: 'document', title: 'Document', card: 'words', render: ({ document }) => documentName(document) },
  { id: 'number', title: 'Number', card: 'fact', render: ({ document }) => document.number },
  {
    id: 'expiry_date',
    title: 'Expires',
    card: 'foot',
    render: ({ document: { expiry_date } }) => (expiry_date === null ? 'Never' : showDate(expiry_date)),
  },
  { id: 'state', title: 'State', card: 'corner', render: ({ document }) => <DocumentState document={document} /> },
];

const filters = [
  {
    id: 'state',
    label: 'State',
    isSingle: true,
    options: documentStates.map((value) => ({ value, label: documentStateLabels[value] })),
  },
  {
    id: 'kind',
    label: 'Kind',
    isSingle: true,
    options: employeeDocumentKinds.map((value) => ({ value, label: employeeDocumentKindLabels[value] })),
  },
] as const;
const tableOf = (businessId: string) => ({ filters, cacheKey: `employee-documents.${businessId}` }) as const;
const firstPage = { page: 1, page_size: 20, search: '' };
export const readEmployeeDocuments: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(searchEmployeeDocuments, { businessId, ...firstPage }));

/** The documents of everybody who works here: what expires first comes first. */
export function EmployeeDocumentsPage() {
  const { id: businessId } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const { page, page_size, search = '' } = table.request;
  const [state] = table.filters.state;
  const [kind] = table.filters.kind;
  const documents = useMainQuery(
    queryOf(searchEmployeeDocuments, {
      businessId,
      page,
      page_size,
      search,
      ...(state ? { state } : {}),
      ...(kind ? { kind } : {}),
    }),
  );
  const download = useRequest({
    send: (options, { document }: OfEmployee) => downloadEmployeeDocument({ businessId, id: document.id }, options),
    deadline: downloadDeadline,
    onDone: (file, { document }) => saveAs(file, document.fileInfo.name),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const rowActions = (row: OfEmployee): RowAction[] => [
    { id: 'open', label: 'Open in the record', onAct: () => navigate(hrefOf(row)) },
    { id: 'download', label: 'Download', onAct: () => download.send(row) },
  ];
  return (
    <Page>
      <PageHeader title="Employee documents">
        What is in the records of your people, with what expires first. Renew and add documents in the record of a
        person.
      </PageHeader>
      <DataTable
        label="Employee documents"
        table={table}
        columns={columns}
        {...tableOfQuery(documents)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        searchLabel="Search people"
        rowActions={rowActions}
        minWidth={860}
        emptyIcon="document"
        emptyText="No documents yet"
        emptyHint="Documents that are added to records, or that people send when asked, appear here."
      />
    </Page>
  );
}
