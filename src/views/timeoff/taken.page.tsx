import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { listAllDepartments } from '../../services/operations/hr.ts';
import { listTimeoffPolicies } from '../../services/operations/timeoff.policies.ts';
import { deleteTimeoffTaken, listAllTimeoffTaken } from '../../services/operations/timeoff.taken.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { nameOf } from '../shared/people/people.ts';
import { refusalText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { AvatarWithName } from '../ui/content/avatar.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { TakenFrame } from './desk-frame.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { daysText, takenText } from './request-texts.ts';

type Taken = components['schemas']['TimeoffTakenBy'];

const taken = listOf(listAllTimeoffTaken, {
  label: 'Time off taken',
  idOf: ({ request }) => request,
  columns: [
    {
      id: 'name',
      title: 'Employee',
      render: ({ employee }) => <AvatarWithName name={nameOf(employee)} note={employee.department} />,
    },
    { id: 'days', title: 'Days', card: 'words', render: daysText, note: ({ note }) => note },
    { id: 'amount', title: 'Takes', card: 'words', render: takenText },
    { id: 'by', title: 'Approved or recorded by', card: 'fact', render: ({ recorded_by }) => recorded_by },
  ],
  nameOf: (one) => `${nameOf(one.employee)}, ${daysText(one)}`,
  cacheKey: 'time-off-taken',
  pageSizes: [50, 20, 100],
  minWidth: 720,
  emptyIcon: 'clock',
  emptyText: 'Nobody has taken time off',
  emptyHint: 'Approved requests appear here, and what you record for people who did not ask.',
});
export const readTimeoffTaken = taken.readAhead;

/** What people took and will take. It is recorded for many at once, and given back. */
export function TimeoffTakenPage() {
  const { id: businessId } = useBusiness();
  const departments = useQuery(queryOf(listAllDepartments, { businessId }));
  const policies = useQuery(queryOf(listTimeoffPolicies, { businessId, page_size: 100 }));
  const recording = useModal('record-time-off');
  const [givenBack, giveBack] = useState<Taken | null>(null);
  const options = (all: readonly { id: string; name: string }[] = []) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ListPage
      list={taken}
      Frame={TakenFrame}
      title="Time off taken"
      lead="What people took and will take, the latest first."
      action={<OpenButton modal="record-time-off">Record time off</OpenButton>}
      filters={[
        {
          id: 'department',
          label: 'Department',
          isSingle: true,
          options: options(departments.data),
        },
        {
          id: 'policy',
          label: 'Policy',
          isSingle: true,
          options: options(policies.data?.results),
        },
      ]}
      actsOf={(one) => [{ id: 'give-back', label: 'Give back', isDestructive: true, onAct: () => giveBack(one) }]}
    >
      {recording.isOpen ? <RecordDialog policies={policies.data?.results ?? []} onClose={recording.close} /> : null}
      {givenBack === null ? null : <GiveBack taken={givenBack} onClose={() => giveBack(null)} />}
    </ListPage>
  );
}

/** Asks before what was taken is given back. */
function GiveBack({ taken: { request, employee, ...rest }, onClose }: { taken: Taken; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const { problem, send, isPending } = useRequest({
    send: (options) => deleteTimeoffTaken({ businessId, id: employee.id, request }, options),
    onDone: () => {
      notify('good', `${nameOf(employee)} has the time off back`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Give ${nameOf(employee)} the time off back?`}
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isBusy={isPending}
      errorMessage={problem ? refusalText(problem) : null}
      yes="Yes, give it back"
      no="Keep it"
    >
      {daysText(rest)}: {takenText(rest)}. The request is cancelled, and they are told.
    </ConfirmDialog>
  );
}
