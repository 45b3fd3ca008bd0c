import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { deleteAssets } from '../../services/operations/assets.register.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Stack } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { DeletionChoice } from './deletion-choice.tsx';

type DeleteAssetProps = {
  /** Null while nothing is being deleted. */
  asset: Pick<components['schemas']['Asset'], 'id' | 'name' | 'number' | 'assignee'> | null;
  onClose: () => void;
  /** Where there is a screen to leave. */
  onDeleted?: () => void;
};

/** Asks before an asset goes to the bin, or for ever. */
export function DeleteAsset({ asset, onClose, onDeleted }: DeleteAssetProps) {
  const { id: businessId } = useBusiness();
  const [isPermanent, setPermanent] = useState(false);
  const close = () => {
    request.clear();
    setPermanent(false);
    onClose();
  };
  const { problem, ...request } = useRequest({
    send: (options, id: string) => deleteAssets({ businessId, ids: [id], permanently: isPermanent }, options),
    onDone: () => {
      notify('good', `${asset?.name} is ${isPermanent ? 'deleted for ever' : 'in the bin'}`);
      close();
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      title="Permanently Delete Asset"
      isOpen={asset !== null}
      onClose={close}
      onConfirm={() => asset && request.send(asset.id)}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
      yes={isPermanent ? 'Delete for ever' : 'Move to bin'}
      no="Cancel"
    >
      <Stack>
        <p>
          Delete {asset?.name} ({asset?.number})?{asset?.assignee ? ' Whoever has it gives it back today.' : ''}
        </p>
        <DeletionChoice isPermanent={isPermanent} onChange={setPermanent} />
      </Stack>
    </ConfirmDialog>
  );
}
