import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { deleteTimeoffBlackout, listTimeoffBlackouts } from '../../services/operations/timeoff.blackouts.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { nameOf } from '../shared/people/people.ts';
import { refusalText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { BlackoutDialog } from './blackout-dialog.tsx';
import { BlackoutsFrame } from './desk-frame.tsx';
import { daysText } from './request-texts.ts';

type Blackout = components['schemas']['TimeoffBlackout'];

const blackouts = listOf(listTimeoffBlackouts, {
  label: 'Blackout days',
  columns: [
    { id: 'days', title: 'Days', render: daysText },
    { id: 'reason', title: 'Reason', card: 'words', render: ({ reason }) => reason },
    {
      id: 'departments',
      title: 'Of',
      card: 'words',
      render: ({ departments }) => (departments.length === 0 ? 'Everybody' : departments.join(', ')),
    },
    {
      id: 'exceptions',
      title: 'But for',
      card: 'fact',
      render: ({ exceptions }) => (exceptions.length === 0 ? null : exceptions.map(nameOf).join(', ')),
    },
  ],
  nameOf: daysText,
  pageSizes: [50, 20, 100],
  minWidth: 720,
  emptyIcon: 'clock',
  emptyText: 'People may ask for every day',
  emptyHint: 'Days on which nobody takes time off, such as those of a stock count, appear here.',
});
export const readBlackouts = blackouts.readAhead;

/** Days on which nobody asks for time off, and why. */
export function BlackoutsPage() {
  const adding = useModal('blackout-days');
  const [deleted, setDeleted] = useState<Blackout | null>(null);
  return (
    <ListPage
      list={blackouts}
      Frame={BlackoutsFrame}
      title="Blackout days"
      lead="Days on which nobody asks for time off. Who manages time off still does, for others too."
      action={<OpenButton modal="blackout-days">Add blackout days</OpenButton>}
      actsOf={(one) => [{ id: 'delete', label: 'Delete', isDestructive: true, onAct: () => setDeleted(one) }]}
    >
      {adding.isOpen ? <BlackoutDialog onClose={adding.close} /> : null}
      {deleted === null ? null : <DeleteBlackout blackout={deleted} onClose={() => setDeleted(null)} />}
    </ListPage>
  );
}

function DeleteBlackout({ blackout, onClose }: { blackout: Blackout; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const { problem, send, isPending } = useRequest({
    send: (options) => deleteTimeoffBlackout({ businessId, id: blackout.id }, options),
    onDone: () => {
      notify('good', 'People may ask for these days again');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Delete these blackout days?"
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isBusy={isPending}
      errorMessage={problem ? refusalText(problem) : null}
    >
      {daysText(blackout)}: {blackout.reason}. People may ask for these days again.
    </ConfirmDialog>
  );
}
