import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { firstSettings } from '../../../rules/rota/settings.ts';
import { deleteUnavailability, listUnavailabilities } from '../../services/operations/rota.availability.ts';
import { getShiftConfig } from '../../services/operations/rota.shifts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { nameOf } from '../shared/people/people.ts';
import { refusalText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';

type Unavailability = components['schemas']['Unavailability'];

const Form = lazy(async () => ({ default: (await import('./availability-form.tsx')).AvailabilityForm }));

const unavailabilities = listOf(listUnavailabilities, {
  label: 'When people cannot work',
  searchLabel: 'Search people',
  columns: [
    { id: 'employee', title: 'Name', render: ({ employee }) => nameOf(employee) },
    { id: 'when', title: 'Cannot work', card: 'words', render: ({ text }) => text },
    { id: 'note', title: 'Note', card: 'words', render: ({ note }) => note },
  ],
  nameOf: ({ employee, text }) => `${nameOf(employee)}, ${text}`,
  cacheKey: 'unavailabilities',
  minWidth: 640,
  emptyIcon: 'clock',
  emptyText: 'No times without work',
  emptyHint: 'Days and hours at which somebody cannot work, such as those of a school, appear here.',
});
export const readUnavailabilities = unavailabilities.readAhead;

/** When people cannot work: one's own, and everybody's for who sees the plan. */
export function AvailabilityPage() {
  const { id: businessId, may } = useBusiness();
  const config = useQuery(queryOf(getShiftConfig, { businessId }));
  const adding = useModal('cannot-work');
  const [deleted, setDeleted] = useState<Unavailability | null>(null);
  return (
    <ListPage
      list={unavailabilities}
      title="Availability"
      lead="When people cannot work, apart from time off. Who plans the rota sees it in the week."
      action={<OpenButton modal="cannot-work">{may('plan_rota') ? 'Add' : 'I cannot work'}</OpenButton>}
      actsOf={(one) =>
        one.may_delete ? [{ id: 'delete', label: 'Delete', isDestructive: true, onAct: () => setDeleted(one) }] : []
      }
    >
      <Suspense fallback={null}>
        {adding.isOpen ? <Form cycle={(config.data ?? firstSettings).time_format} onClose={adding.close} /> : null}
      </Suspense>
      {deleted === null ? null : <TakeBack one={deleted} onClose={() => setDeleted(null)} />}
    </ListPage>
  );
}

function TakeBack({ one, onClose }: { one: Unavailability; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const { problem, send, isPending } = useRequest({
    send: (options) => deleteUnavailability({ businessId, id: one.id }, options),
    onDone: () => {
      notify('good', 'Deleted');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Delete this?"
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isBusy={isPending}
      errorMessage={problem ? refusalText(problem) : null}
    >
      {nameOf(one.employee)}: {one.text}. Shifts can be planned then again.
    </ConfirmDialog>
  );
}
