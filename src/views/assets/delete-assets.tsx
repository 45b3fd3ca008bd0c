import type { components } from '../../../openapi/generated/contract.ts';
import { deleteAssets, registerKeys } from '../../services/assets/register.ts';
import { useBusiness } from '../shared/business.ts';
import { problemText } from '../shared/problem-text.ts';
import { useRequest } from '../shared/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type Deleted = Pick<components['schemas']['Asset'], 'id' | 'name' | 'number' | 'assignee'>;

type DeleteAssetsProps = {
  /** None while nothing is being deleted. */
  assets: readonly Deleted[];
  onClose: () => void;
  /** Where there is a screen to leave. */
  onDeleted?: () => void;
};

/** Asks before assets go to the bin. */
export function DeleteAssets({ assets, onClose, onDeleted }: DeleteAssetsProps) {
  const { id: businessId } = useBusiness();
  const { problem, ...request } = useRequest({
    send: (options, ids: string[]) => deleteAssets({ businessId, ids }, options),
    refetch: registerKeys(businessId),
    onDone: () => {
      notify('good', assets.length === 1 ? `${first?.name} is in the bin` : `${assets.length} assets are in the bin`);
      onClose();
      onDeleted?.();
    },
  });
  const [first] = assets;
  const isAssigned = assets.some(({ assignee }) => assignee !== null);
  return (
    <ConfirmDialog
      title="Permanently Delete Asset"
      isOpen={assets.length > 0}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => request.send(assets.map(({ id }) => id))}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
      yes="Move to bin"
      no="Cancel"
    >
      <p>
        {assets.length === 1 ? `${first?.name} (${first?.number})` : `${assets.length} assets`} can be restored from the
        bin for 30 days, and is then deleted for ever.
        {isAssigned ? ' Whoever has it gives it back today.' : ''}
      </p>
    </ConfirmDialog>
  );
}
