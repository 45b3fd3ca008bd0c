import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { hrPaths } from '../../../paths/hr.ts';
import {
  deleteDocumentRequest,
  getDocumentRequest,
  remindOfDocumentRequest,
} from '../../../services/operations/hr.documents.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { CardSkeleton } from '../../ui/content/layout.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { documentName } from '../documents/document-name.ts';
import { Answers } from './answers.tsx';

type DocumentRequest = components['schemas']['DocumentRequest'];

/** One request: who has sent the document, and what is to be checked. */
export function DocumentRequestPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { id: businessId } = useBusiness();
  const found = useMainQuery(queryOf(getDocumentRequest, { businessId, id: params.id ?? '' }));
  const name = found.data ? documentName(found.data) : 'Document request';
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Document requests', href: hrPaths.documentRequests() }]} here={name} />
      {found.data ? null : <PageHeader title="Document request" />}
      <QueryView
        query={found}
        subject="The request"
        waiting={
          <CardSkeleton>
            <SkeletonText lines={4} />
          </CardSkeleton>
        }
      >
        {(request) => <Request request={request} name={name} />}
      </QueryView>
    </Page>
  );
}

function Request({ request, name }: { request: DocumentRequest; name: string }) {
  const { id: businessId, timeZone } = useBusiness();
  const { id, due_date, note, reminded_on, counts } = request;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const reminder = useRequest({
    send: (options) => remindOfDocumentRequest({ businessId, id }, options),
    onDone: () => notify('good', 'They are reminded by email'),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const isReminded = reminded_on === todayIn(timeZone);
  const isOpen = counts.asked + counts.returned > 0;
  return (
    <>
      <PageHeader
        title={name}
        action={
          <>
            <Button look="ghost" onPress={() => setWithdrawing(true)} aria-haspopup="dialog">
              Withdraw
            </Button>
            {isOpen ? (
              <Button onPress={() => reminder.send()} isBusy={reminder.isPending} isDisabled={isReminded}>
                {isReminded ? 'Reminded today' : 'Remind those who have not'}
              </Button>
            ) : null}
          </>
        }
      >
        {[due_date === null ? null : `Due ${showDate(due_date)}`, note].filter(Boolean).join(' · ')}
      </PageHeader>
      <Answers request={request} />
      {isWithdrawing ? <Withdrawing id={id} name={name} onClose={() => setWithdrawing(false)} /> : null}
    </>
  );
}

function Withdrawing({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options) => deleteDocumentRequest({ businessId, id }, options),
    onDone: () => {
      notify('good', 'Request withdrawn');
      navigate(hrPaths.documentRequests(), { replace: true });
    },
  });
  return (
    <ConfirmDialog
      title={`Withdraw the request for ${name}`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
      yes="Withdraw"
      no="Cancel"
    >
      What was sent and not accepted yet is deleted. Documents that you accepted stay.
    </ConfirmDialog>
  );
}
