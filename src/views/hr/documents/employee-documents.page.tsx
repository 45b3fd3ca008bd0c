import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { documentStateLabels, documentStates } from '../../../../openapi/generated/lists/assets.papers.ts';
import { employeeDocumentKindLabels, employeeDocumentKinds } from '../../../../openapi/generated/lists/hr.documents.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { downloadEmployeeDocument, searchEmployeeDocuments } from '../../../services/operations/hr.documents.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage } from '../../shared/lists/list-page.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { AvatarWithName } from '../../ui/content/avatar.tsx';
import { showDate } from '../../ui/content/date.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { DocumentState } from './document-facts.tsx';
import { documentName } from './document-name.ts';

type OfEmployee = components['schemas']['DocumentOfEmployee'];

const personOf = ({ employee: { first_name, last_name } }: OfEmployee) => `${first_name} ${last_name}`.trim();
const hrefOf = ({ employee }: OfEmployee) => hrPaths.documentsOf(employee.id);

const documents = listOf(searchEmployeeDocuments, {
  label: 'Employee documents',
  searchLabel: 'Search people',
  columns: [
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
  ],
  idOf: ({ document }) => document.id,
  nameOf: (row) => `${documentName(row.document)} of ${personOf(row)}`,
  hrefOf,
  filters: [
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
  ],
  pageSizes: [10],
  cacheKey: 'employee-documents',
  minWidth: 860,
  emptyIcon: 'document',
  emptyText: 'No documents yet',
  emptyHint: 'Documents that are added to records, or that people send when asked, appear here.',
});
export const readEmployeeDocuments = documents.readAhead;

/** The documents of everybody who works here: what expires first comes first. */
export function EmployeeDocumentsPage() {
  const { id: businessId } = useBusiness();
  const download = useRequest({
    send: (options, { document }: OfEmployee) => downloadEmployeeDocument({ businessId, id: document.id }, options),
    deadline: downloadDeadline,
    onDone: (file, { document }) => saveAs(file, document.fileInfo.name),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  return (
    <ListPage
      list={documents}
      title="Employee documents"
      lead="What is in the records of your people, with what expires first. Renew and add documents in the record of a person."
      actsOf={(row) => [
        { id: 'open', label: 'Open in the record', onAct: () => navigate(hrefOf(row)) },
        { id: 'download', label: 'Download', onAct: () => download.send(row) },
      ]}
    />
  );
}
