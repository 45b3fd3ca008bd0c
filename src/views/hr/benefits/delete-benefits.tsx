import { bulkDeleteBenefits, deleteBenefit } from '../../../services/operations/hr.benefits.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type DeleteBenefitsProps = {
  benefits: readonly { id: string; name: string }[];
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before benefits go for ever. */
export function DeleteBenefits({ benefits, onClose, onDeleted }: DeleteBenefitsProps) {
  const { id: businessId } = useBusiness();
  const [only, ...others] = benefits;
  const isOne = only !== undefined && others.length === 0;
  const what = isOne ? only.name : `${benefits.length} benefits`;
  const { problem, ...request } = useRequest({
    send: (options) =>
      isOne
        ? deleteBenefit({ businessId, id: only.id }, options)
        : bulkDeleteBenefits({ businessId, ids: benefits.map(({ id }) => id) }, options),
    onDone: () => {
      notify('good', `${what} deleted`);
      onDeleted();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${what}`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
    >
      {isOne ? 'It is deleted for ever' : 'They are deleted for ever'}, with who had {isOne ? 'it' : 'them'} before.
    </ConfirmDialog>
  );
}
