import { lazy, Suspense } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listDocumentRequests } from '../../../services/operations/hr.documents.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage, OpenButton } from '../../shared/lists/list-page.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { documentName } from '../documents/document-name.ts';

type DocumentRequest = components['schemas']['DocumentRequest'];

const RequestForm = lazy(async () => ({ default: (await import('./request-form.tsx')).DocumentRequestForm }));

const allOf = ({ counts: { asked, sent, returned, accepted } }: DocumentRequest) => asked + sent + returned + accepted;

const requests = listOf(listDocumentRequests, {
  label: 'Document requests',
  searchLabel: 'Search document requests',
  columns: [
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
  ],
  nameOf: documentName,
  hrefOf: ({ id }) => hrPaths.documentRequest(id),
  pageSizes: [10],
  cacheKey: 'document-requests',
  minWidth: 640,
  emptyIcon: 'document',
  emptyText: 'No documents were asked for',
  emptyHint: 'What you ask for appears here, with who has sent it.',
});
export const readDocumentRequests = requests.readAhead;

/** The documents that employees were asked for. */
export const DocumentRequestsPage = () => (
  <ListPage
    list={requests}
    title="Document requests"
    lead="Ask people for a guarantor form, a licence or a certificate. They send it from their phone; you check it."
    action={<OpenButton modal="ask-document">Ask for a document</OpenButton>}
    form={{
      modal: 'ask-document',
      show: (_, { isOpen, onClose }) => (
        <Suspense fallback={null}>{isOpen ? <RequestForm onClose={onClose} /> : null}</Suspense>
      ),
    }}
  />
);
