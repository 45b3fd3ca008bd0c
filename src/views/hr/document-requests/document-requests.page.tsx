import { lazy, Suspense } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listDocumentRequests } from '../../../services/operations/hr.documents.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { firstRequestOf, useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { documentName } from '../documents/document-name.ts';

type DocumentRequest = components['schemas']['DocumentRequest'];

const RequestForm = lazy(async () => ({ default: (await import('./request-form.tsx')).DocumentRequestForm }));

const idOf = ({ id }: DocumentRequest) => id;
const hrefOf = ({ id }: DocumentRequest) => hrPaths.documentRequest(id);
const allOf = ({ counts: { asked, sent, returned, accepted } }: DocumentRequest) => asked + sent + returned + accepted;

const columns: Column<DocumentRequest>[] = [
  { id: 'name', title: 'Document', render: documentName },
  {
    id: 'due_date',
    title: 'Due',
    card: 'words',
    render: ({ due_date }) => (due_date === null ? null : showDate(due_date)),
  },
  {
    id: 'accepted',
    title: 'Accepted',
    card: 'fact',
    render: (request) => `${request.counts.accepted} of ${allOf(request)}`,
  },
  {
    id: 'sent',
    title: 'To check',
    card: 'corner',
    render: ({ counts: { sent } }) => (sent > 0 ? <Status tone="warning">{`${sent} to check`}</Status> : null),
  },
  { id: 'created_at', title: 'Asked', card: 'foot', render: ({ created_at }) => showDate(created_at.slice(0, 10)) },
];

const tableOf = (businessId: string) => ({ cacheKey: `document-requests.${businessId}` }) as const;
const askedOf = ({ page, page_size, search = '' }: { page: number; page_size: number; search?: string }) => ({
  page,
  page_size,
  search,
});
export const readDocumentRequests: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listDocumentRequests, { businessId, ...askedOf(firstRequestOf(tableOf(businessId))) }));

/** The documents that employees were asked for. */
export function DocumentRequestsPage() {
  const { id: businessId } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const requests = useMainQuery(queryOf(listDocumentRequests, { businessId, ...askedOf(table.request) }));
  const asking = useModal('ask-document');
  return (
    <Page>
      <PageHeader
        title="Document requests"
        action={
          <Button look="primary" onPress={() => asking.open()} aria-haspopup="dialog">
            Ask for a document
          </Button>
        }
      >
        Ask people for a guarantor form, a licence or a certificate. They send it from their phone; you check it.
      </PageHeader>
      <DataTable
        label="Document requests"
        table={table}
        columns={columns}
        {...tableOfQuery(requests)}
        idOf={idOf}
        nameOf={documentName}
        hrefOf={hrefOf}
        searchLabel="Search document requests"
        minWidth={640}
        emptyIcon="document"
        emptyText="No documents were asked for"
        emptyHint="What you ask for appears here, with who has sent it."
      />
      <Suspense fallback={null}>{asking.isOpen ? <RequestForm onClose={asking.close} /> : null}</Suspense>
    </Page>
  );
}
