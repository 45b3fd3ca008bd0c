import type { Options } from '../../services/shared/client.ts';
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
  /** The list that it goes from, as the question names it. */
  list: 'asset types' | 'issue types' | 'Statutory types';
  /** Refused with the code `in_bin` where things in the bin go with it. */
  send: (type: { businessId: string; id: string; withBin?: boolean }, options: Options) => Promise<void>;
  onClose: () => void;
};

/** Asks before a type goes. When the server refuses it, the dialog stays and says why. */
export function DeleteTypeDialog({ type, list, send, onClose }: DeleteTypeDialogProps) {
  const { id: businessId } = useBusiness();
  const { problem, ...request } = useRequest({
    send: (options, { id, withBin }: Asked) => send({ businessId, id, ...(withBin ? { withBin } : {}) }, options),
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
      Are you sure you want to delete {name} from the list of {list}?
    </ConfirmDialog>
  );
}
