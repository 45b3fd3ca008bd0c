import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { listTimeoffPolicies } from '../../services/operations/timeoff.policies.ts';
import { listTimeoffShutdowns, undoTimeoffShutdown } from '../../services/operations/timeoff.shutdowns.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { nameOf } from '../shared/people/people.ts';
import { refusalText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Status } from '../ui/content/badge.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { ShutdownsFrame } from './desk-frame.tsx';
import { daysText } from './request-texts.ts';
import { ShutdownDialog } from './shutdown-dialog.tsx';

type Shutdown = components['schemas']['TimeoffShutdown'];

const shutdowns = listOf(listTimeoffShutdowns, {
  label: 'Shutdowns',
  columns: [
    { id: 'days', title: 'Days', render: daysText, note: ({ policy }) => policy.name },
    { id: 'reason', title: 'Reason', card: 'words', render: ({ reason }) => reason },
    {
      id: 'departments',
      title: 'Of',
      card: 'words',
      render: ({ departments }) => (departments.length === 0 ? 'Everybody' : departments.join(', ')),
      note: ({ exceptions }) => (exceptions.length === 0 ? null : `But for ${exceptions.map(nameOf).join(', ')}`),
    },
    { id: 'people', title: 'People', card: 'fact', isNumber: true, render: ({ people }) => people },
    {
      id: 'state',
      title: 'State',
      card: 'corner',
      render: ({ undone_at: undone }) =>
        undone === null ? <Status tone="good">Booked</Status> : <Status tone="neutral">Given back</Status>,
      note: ({ booked_by: by }) => by,
    },
  ],
  nameOf: daysText,
  pageSizes: [50, 20, 100],
  minWidth: 720,
  emptyIcon: 'clock',
  emptyText: 'Nothing is booked for everybody',
  emptyHint: 'Days on which the business is closed, such as those around New Year, appear here.',
});
export const readShutdowns = shutdowns.readAhead;

/** Days off that are booked for everybody at once, and given back by one press. */
export function ShutdownsPage() {
  const { id: businessId } = useBusiness();
  const policies = useQuery(queryOf(listTimeoffPolicies, { businessId, page_size: 100 }));
  const booking = useModal('shutdown');
  const [undone, setUndone] = useState<Shutdown | null>(null);
  return (
    <ListPage
      list={shutdowns}
      Frame={ShutdownsFrame}
      title="Shutdowns"
      lead="Days off that are booked for everybody at once, each by their own work pattern."
      action={<OpenButton modal="shutdown">Book a shutdown</OpenButton>}
      actsOf={(one) =>
        one.undone_at === null
          ? [{ id: 'undo', label: 'Give back', isDestructive: true, onAct: () => setUndone(one) }]
          : []
      }
    >
      {booking.isOpen ? <ShutdownDialog policies={policies.data?.results ?? []} onClose={booking.close} /> : null}
      {undone === null ? null : <GiveBack shutdown={undone} onClose={() => setUndone(null)} />}
    </ListPage>
  );
}

function GiveBack({ shutdown, onClose }: { shutdown: Shutdown; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const { problem, send, isPending } = useRequest({
    send: (options) =>
      undoTimeoffShutdown({ businessId, id: shutdown.id, idempotencyKey: options.idempotencyKey }, options),
    onDone: () => {
      notify('good', 'Everybody has these days back');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Give everybody these days back?"
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isBusy={isPending}
      errorMessage={problem ? refusalText(problem) : null}
      yes="Yes, give them back"
      no="Keep them"
    >
      {daysText(shutdown)}: {shutdown.reason}. What is booked of it is cancelled, and everybody is told once.
    </ConfirmDialog>
  );
}
