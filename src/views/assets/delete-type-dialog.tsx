import { deleteAssetType } from '../../services/operations/assets.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

type Named = { id: string; name: string };

type Asked = Named & { with_bin?: boolean };

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
    send: (options, { id, with_bin }: Asked) =>
      deleteAssetType({ businessId, id, ...(with_bin ? { with_bin } : {}) }, options),
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
      onConfirm={() => type && request.send({ ...type, with_bin: isInBin })}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
      yes={isInBin ? 'Delete them too' : 'Delete'}
      no="Cancel"
    >
      Are you sure you want to delete {name} from the list of asset types?
    </ConfirmDialog>
  );
}
