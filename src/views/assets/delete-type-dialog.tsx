import { deleteAssetType } from '../../services/assets/asset-types.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type Named = { id: string; name: string };

type Asked = Named & { withBin?: boolean };

type DeleteTypeDialogProps = {
  /** The type to delete; null while the dialog is closed. */
  type: Named | null;
  onClose: () => void;
};

/**
 * Asks before a type of assets goes. The server refuses it with the code `in_bin` when assets in the bin go with it: then
 * the question asks about them too.
 */
export function DeleteTypeDialog({ type, onClose }: DeleteTypeDialogProps) {
  const { id: businessId } = useBusiness();
  const { problem, ...request } = useRequest({
    send: (options, { id, withBin }: Asked) =>
      deleteAssetType({ businessId, id, ...(withBin ? { withBin } : {}) }, options),
    onDone: (_, { name }) => {
      notify('good', `${name} deleted`);
      onClose();
    },
  });
  const name = type?.name ?? '';
  const isInBin = problem?.code === 'in_bin';
  return (
    <ConfirmDialog
      title={`Permanently Delete (${name})`}
      isOpen={type !== null}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => type && request.send({ ...type, withBin: isInBin })}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
      yes={isInBin ? 'Delete them too' : 'Delete'}
      no="Cancel"
    >
      Are you sure you want to delete {name} from the list of asset types?
    </ConfirmDialog>
  );
}
