import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { timeoffRequestStatuses } from '../../../openapi/generated/lists/timeoff.requests.ts';
import type { AnswerKind } from '../../domain/timeoff/answer.ts';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { listTimeoffRequests } from '../../services/operations/timeoff.requests.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage } from '../shared/lists/list-page.tsx';
import { nameOf } from '../shared/people/people.ts';
import { Button } from '../ui/actions/button.tsx';
import { AvatarWithName } from '../ui/content/avatar.tsx';
import { Status } from '../ui/content/badge.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import type { WithAnswering } from './answering-part.ts';
import { CancelRequest } from './cancel-request.tsx';
import { CardAnswers } from './card-answers.tsx';
import { DelegationDialog } from './delegation-dialog.tsx';
import { RequestsFrame } from './desk-frame.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { RequestDocuments } from './request-documents.tsx';
import {
  daysText,
  documentsText,
  hasDocuments,
  requestName,
  requestStatusLabels,
  requestTones,
  type TimeoffRequest,
  takenText,
  waitText,
} from './request-texts.ts';
import { ShortenRequest } from './shorten-request.tsx';

const requests = listOf(listTimeoffRequests, {
  label: 'Time-off requests',
  columns: [
    {
      id: 'name',
      title: 'Employee',
      render: ({ employee }) => <AvatarWithName name={nameOf(employee)} note={employee.department} />,
    },
    { id: 'days', title: 'Days', card: 'words', render: daysText, note: ({ note }) => note },
    { id: 'amount', title: 'Takes', card: 'words', render: takenText, note: documentsText },
    {
      id: 'status',
      title: 'Status',
      card: 'corner',
      render: ({ status }) => <Status tone={requestTones[status]}>{requestStatusLabels[status]}</Status>,
      note: waitText,
    },
    {
      id: 'reason',
      title: 'Reason',
      card: 'line',
      differsBy: ({ decline_reason: reason }) => reason ?? '',
      render: ({ decline_reason: reason }) => reason,
    },
    {
      id: 'answer',
      title: 'Your answer',
      card: 'acts',
      render: (request) => (request.may_answer ? <CardAnswers request={request} /> : null),
    },
  ],
  nameOf: requestName,
  filters: [
    {
      id: 'status',
      label: 'Status',
      allLabel: 'All',
      isSingle: true,
      options: timeoffRequestStatuses.map((value) => ({ value, label: requestStatusLabels[value] })),
    },
    { id: 'waits_for', label: 'Waits for', isSingle: true, options: [{ value: 'me', label: 'My answer' }] },
  ],
  cacheKey: 'time-off-requests',
  minWidth: 720,
  emptyIcon: 'clock',
  emptyText: 'Nobody has asked for time off',
  emptyHint: 'What your team asks for appears here. Who manages time off sees everybody’s.',
});
export const readTimeoffRequests = requests.readAhead;

const dialogs = {
  reply: ReplyDialog,
  documents: RequestDocuments,
  shorten: ShortenRequest,
  cancel: CancelRequest,
};
const answerKinds = ['approve', 'decline', 'ask_back'] as const satisfies readonly AnswerKind[];
type Asked = { act: keyof typeof dialogs; request: TimeoffRequest };

/** What the team asked for, or for who manages time off everybody, those that wait for an answer first. */
export function TimeoffRequestsPage({ Answering }: WithAnswering) {
  const answering = { approve: useModal('answer'), decline: useModal('decline'), ask_back: useModal('ask-back') };
  const [asked, ask] = useState<Asked | null>(null);
  const Dialog = asked && dialogs[asked.act];
  const delegating = useModal('while-away');
  return (
    <ListPage
      list={requests}
      Frame={RequestsFrame}
      title="Time-off requests"
      action={() => (
        <Button onPress={() => delegating.open()} aria-haspopup="dialog">
          While I am away
        </Button>
      )}
      lead="What your people ask for, those that wait for your answer first."
      actsOf={(request) => [
        ...(request.may_answer
          ? [
              { id: 'approve', label: 'Approve', onAct: () => answering.approve.open(request.id) },
              { id: 'decline', label: 'Decline', onAct: () => answering.decline.open(request.id) },
            ]
          : []),
        ...(request.may_ask_back
          ? [{ id: 'ask-back', label: 'Ask back', onAct: () => answering.ask_back.open(request.id) }]
          : []),
        ...(request.may_reply ? [{ id: 'reply', label: 'Reply', onAct: () => ask({ act: 'reply', request }) }] : []),
        ...(request.status === 'approved'
          ? [{ id: 'card', label: 'Leave card', onAct: () => navigate(timeoffPaths.leaveCard(request.id)) }]
          : []),
        ...(hasDocuments(request)
          ? [{ id: 'documents', label: 'Documents', onAct: () => ask({ act: 'documents', request }) }]
          : []),
        ...(request.may_shorten
          ? [{ id: 'shorten', label: 'Shorten', onAct: () => ask({ act: 'shorten', request }) }]
          : []),
        ...(request.may_cancel
          ? [{ id: 'cancel', label: 'Cancel', isDestructive: true, onAct: () => ask({ act: 'cancel', request }) }]
          : []),
      ]}
    >
      {({ query }) => (
        <>
          {delegating.isOpen ? <DelegationDialog onClose={delegating.close} /> : null}
          {answerKinds.map((kind) => {
            const { of: requestId, close } = answering[kind];
            return requestId === null ? null : (
              <Answering
                key={kind}
                requestId={requestId}
                wish={kind === 'approve' ? null : kind}
                onEnd={() => {
                  close();
                  // Somebody else may have answered it.
                  void query.refetch();
                }}
              />
            );
          })}
          {Dialog ? (
            <Dialog
              request={asked.request}
              onClose={() => {
                ask(null);
                // Somebody else may have answered it.
                void query.refetch();
              }}
            />
          ) : null}
        </>
      )}
    </ListPage>
  );
}
