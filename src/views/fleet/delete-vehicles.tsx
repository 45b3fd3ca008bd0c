import { deleteVehicles, listVehicleIds } from '../../services/fleet/vehicles.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import type { Selection } from '../ui/lists/table-selection.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type Shown = Omit<Parameters<typeof listVehicleIds>[0], 'businessId'>;
export type Deletion = {
  selection: Selection;
  /** What the list shows, which is meant by all of it. */
  shown: Shown;
  count: number;
  /** What goes, in a few words. */
  what: string;
};

type DeleteVehiclesProps = { deletion: Deletion; onClose: () => void; onDeleted: () => void };

/** Asks before vehicles go to the bin. */
export function DeleteVehicles({ deletion, onClose, onDeleted }: DeleteVehiclesProps) {
  const { id: businessId } = useBusiness();
  const { selection, shown, count, what } = deletion;
  const { problem, ...request } = useRequest({
    send: async ({ signal }) => {
      const ids =
        selection.mode === 'some'
          ? [...selection.ids]
          : (await listVehicleIds({ businessId, ...shown }, { signal })).filter((id) => !selection.except.has(id));
      await deleteVehicles({ businessId, ids }, { signal });
    },
    onDone: () => {
      notify('good', 'Vehicle has been deleted successfully', { for: 'fleet' });
      onDeleted();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Are you sure you want to delete ${count === 1 ? 'this Vehicle' : 'these vehicles'}?`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
    >
      {what} {count === 1 ? 'goes' : 'go'} to the bin, from where {count === 1 ? 'it' : 'they'} can be restored for 30
      days. Whoever has {count === 1 ? 'it' : 'one of them'} gives it back today.
    </ConfirmDialog>
  );
}
