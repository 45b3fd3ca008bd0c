import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { listEmployeeTimeoffRequests, listMyTimeoffRequests } from '../../services/operations/timeoff.requests.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowActs, RowList } from '../ui/content/row-list.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Pagination } from '../ui/lists/pagination.tsx';
import * as css from './balances.css.ts';
import { CancelRequest } from './cancel-request.tsx';
import { Questions } from './questions.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { RequestDocuments } from './request-documents.tsx';
import {
  daysText,
  documentsText,
  hasDocuments,
  requestStatusLabels,
  requestTones,
  type TimeoffRequest,
  takenText,
  waitText,
} from './request-texts.ts';
import { ShortenRequest } from './shorten-request.tsx';

const pageSize = 10;
const dialogs = { reply: ReplyDialog, documents: RequestDocuments, shorten: ShortenRequest, cancel: CancelRequest };
type Act = keyof typeof dialogs;

/** What the person asked for, and what became of it. */
export function MyRequests() {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const found = useQuery(queryOf(listMyTimeoffRequests, { businessId, page: page + 1, page_size: pageSize }));
  return (
    <RequestsCard title="My requests" subject="Your requests" found={found} page={page} onPage={setPage}>
      <EmptyState icon="clock" title="You have not asked for time off">
        What you ask for appears here, with its answer.
      </EmptyState>
    </RequestsCard>
  );
}

/** What an employee asked for, or was asked for in their name. */
export function EmployeeRequests({ employee: { id, name } }: { employee: { id: string; name: string } }) {
  const { id: businessId } = useBusiness();
  const [page, setPage] = useState(0);
  const found = useQuery(queryOf(listEmployeeTimeoffRequests, { businessId, id, page: page + 1, page_size: pageSize }));
  return (
    <RequestsCard title="Requests" subject="The requests" found={found} page={page} onPage={setPage}>
      <EmptyState icon="clock" title={`${name} has not asked for time off`} />
    </RequestsCard>
  );
}

type RequestsCardProps = {
  title: string;
  subject: string;
  found: UseQueryResult<{ results: TimeoffRequest[]; count: number }>;
  page: number;
  onPage: (page: number) => void;
  /** What stands in the place of no request. */
  children: ReactNode;
};

function RequestsCard({ title, subject, found, page, onPage, children }: RequestsCardProps) {
  const [opened, open] = useState<{ act: Act; request: TimeoffRequest } | null>(null);
  const Dialog = opened && dialogs[opened.act];
  return (
    <Card title={title}>
      <QueryView query={found} subject={subject} waiting={<SkeletonList rows={2} />}>
        {({ results, count }) =>
          count === 0 ? (
            children
          ) : (
            <>
              <RowList label={title}>
                {results.map((request) => (
                  <RequestRow key={request.id} request={request} onAct={(act) => open({ act, request })} />
                ))}
              </RowList>
              <Pagination
                label={title}
                page={page}
                pageSize={pageSize}
                count={count}
                onPage={onPage}
                isFetching={found.isFetching}
              />
            </>
          )
        }
      </QueryView>
      {Dialog ? <Dialog request={opened.request} onClose={() => open(null)} /> : null}
    </Card>
  );
}

type RequestRowProps = { request: TimeoffRequest; onAct: (act: Act) => void };

function RequestRow({ request, onAct }: RequestRowProps) {
  const { status, note, decline_reason: reason, answered_by: by, waits_for: waits, document_due: due } = request;
  const { may_cancel: mayCancel, may_shorten: mayShorten, may_reply: mayReply, questions } = request;
  const days = daysText(request);
  const waited = waits === null || mayReply ? '' : waitText(request);
  return (
    <ListRow
      title={days}
      note={[takenText(request), note, waited, due === null ? documentsText(request) : ''].filter(Boolean).join(' · ')}
    >
      <RowActs>
        {due === null ? null : <Status tone="warning">{documentsText(request)}</Status>}
        <Status tone={requestTones[status]}>{requestStatusLabels[status]}</Status>
        {status === 'approved' ? (
          <LinkButton href={timeoffPaths.leaveCard(request.id)} aria-label={`Leave card, ${days}`}>
            Leave card
          </LinkButton>
        ) : null}
        {mayReply ? (
          <Button look="primary" aria-label={`Reply, ${days}`} onPress={() => onAct('reply')} aria-haspopup="dialog">
            Reply
          </Button>
        ) : null}
        {hasDocuments(request) ? (
          <Button aria-label={`Documents, ${days}`} onPress={() => onAct('documents')} aria-haspopup="dialog">
            {due === null ? 'Documents' : 'Add document'}
          </Button>
        ) : null}
        {mayShorten ? (
          <Button aria-label={`Shorten, ${days}`} onPress={() => onAct('shorten')} aria-haspopup="dialog">
            Shorten
          </Button>
        ) : null}
        {mayCancel ? (
          <Button aria-label={`Cancel, ${days}`} onPress={() => onAct('cancel')} aria-haspopup="dialog">
            Cancel
          </Button>
        ) : null}
      </RowActs>
      <Questions questions={questions} />
      {reason === null ? null : (
        <div className={css.why}>
          {by}: {reason}
        </div>
      )}
    </ListRow>
  );
}
