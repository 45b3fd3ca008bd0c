import type { components } from '../../../../openapi/generated/contract.ts';
import { maintenanceTypeLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { deleteMaintenance } from '../../../services/operations/assets.maintenance.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { showDate } from '../../ui/content/date.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type Maintenance = components['schemas']['Maintenance'];

/** Asks before an entry is deleted; null while none is. */
export function DeleteMaintenance({ entry, onClose }: { entry: Maintenance | null; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const { problem, ...request } = useRequest({
    send: (options, id: string) => deleteMaintenance({ businessId, id }, options),
    onDone: () => {
      notify('good', 'Maintenance deleted');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Delete maintenance"
      isOpen={entry !== null}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => entry && request.send(entry.id)}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
      yes="Delete"
      no="Cancel"
    >
      {entry
        ? `The ${maintenanceTypeLabels[entry.type].toLowerCase()} of ${entry.asset_name} on ${showDate(entry.date)} goes for ever, with its cost and what it says of the odometer.`
        : null}
    </ConfirmDialog>
  );
}
