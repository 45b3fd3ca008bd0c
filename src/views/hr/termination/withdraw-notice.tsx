import type { components } from '../../../../openapi/generated/contract.ts';
import { reinstateEmployee } from '../../../services/operations/hr.record.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type WithdrawProps = { employee: components['schemas']['EmployeeRecord']; onClose: () => void };

/** Takes back an end that was planned, before its day. */
export function WithdrawNotice({ employee: { id, first_name }, onClose }: WithdrawProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options) => reinstateEmployee({ businessId, id }, options),
    onDone: () => {
      notify('good', 'Notice withdrawn');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Withdraw the notice of ${first_name}?`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
      yes="Withdraw notice"
      no="Back"
    >
      {first_name} stays an employee, with their access and benefits.
    </ConfirmDialog>
  );
}
