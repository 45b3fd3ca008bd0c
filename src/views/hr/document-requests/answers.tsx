import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { documentAnswerStateLabels, documentAnswerStates } from '../../../../openapi/generated/lists/hr.documents.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { downloadDocumentAnswer, listDocumentAnswers } from '../../../services/operations/hr.documents.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListTable } from '../../shared/lists/list-page.tsx';
import { useList } from '../../shared/lists/use-list.ts';
import { nameOf as nameOfPerson } from '../../shared/people/people.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { AvatarWithName } from '../../ui/content/avatar.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { AcceptDialog, SendBackDialog } from './check-answer.tsx';

type Answer = components['schemas']['DocumentAnswer'];

const tones = { asked: 'neutral', sent: 'warning', returned: 'bad', accepted: 'good' } as const;

const answers = listOf(listDocumentAnswers, {
  label: 'People asked',
  columns: [
    {
      id: 'name',
      title: 'Name',
      render: ({ employee }) => (
        <AvatarWithName name={nameOfPerson(employee)} note={employee.department_name} picture={employee.photo} />
      ),
    },
    {
      id: 'sent_at',
      title: 'Sent',
      card: 'words',
      render: ({ sent_at }) => (sent_at === null ? null : showDate(sent_at.slice(0, 10))),
      note: ({ number }) => number,
    },
    {
      id: 'note',
      title: 'Note',
      card: 'foot',
      render: ({ is_member, note, state }) =>
        note || (state !== 'accepted' && !is_member ? 'Has no account to send it with' : null),
    },
    {
      id: 'state',
      title: 'State',
      card: 'corner',
      render: ({ state }) => <Status tone={tones[state]}>{documentAnswerStateLabels[state]}</Status>,
    },
  ],
  idOf: ({ employee }) => employee.id,
  nameOf: ({ employee }) => nameOfPerson(employee),
  filters: [
    {
      id: 'state',
      label: 'State',
      isSingle: true,
      options: documentAnswerStates.map((value) => ({ value, label: documentAnswerStateLabels[value] })),
    },
  ],
  pageSizes: [10],
  minWidth: 640,
  emptyIcon: 'people',
});

/** Who was asked, with what can be done about what they sent. */
export function Answers({ request: { id } }: { request: { id: string } }) {
  const { id: businessId } = useBusiness();
  const shown = useList(answers, { id });
  const [act, setAct] = useState<{ id: 'accept' | 'return'; answer: Answer } | null>(null);
  const download = useRequest({
    send: (options, { employee }: Answer) => downloadDocumentAnswer({ businessId, id, employee: employee.id }, options),
    deadline: downloadDeadline,
    onDone: (file, { fileInfo }) => saveAs(file, fileInfo?.name ?? 'document'),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const actsOf = (answer: Answer): RowAction[] => {
    const disabledReason = answer.state === 'sent' ? undefined : 'Nothing waits to be checked';
    return [
      { id: 'open', label: 'Download', disabledReason, onAct: () => download.send(answer) },
      { id: 'accept', label: 'Accept', disabledReason, onAct: () => setAct({ id: 'accept', answer }) },
      { id: 'return', label: 'Send back', disabledReason, onAct: () => setAct({ id: 'return', answer }) },
    ];
  };
  const about = act && { requestId: id, answer: act.answer, onClose: () => setAct(null) };
  return (
    <>
      <ListTable shown={shown} actsOf={actsOf} />
      {about && act.id === 'accept' ? <AcceptDialog {...about} /> : null}
      {about && act.id === 'return' ? <SendBackDialog {...about} /> : null}
    </>
  );
}
