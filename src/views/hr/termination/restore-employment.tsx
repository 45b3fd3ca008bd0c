import type { components } from '../../../../openapi/generated/contract.ts';
import { reinstateEmployee } from '../../../services/operations/hr.record.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';

type RestoreProps = { employee: components['schemas']['EmployeeRecord']; onClose: () => void };

/** Reverses the end of an employment, or begins a new one. */
export function RestoreEmployment({ employee: { id, first_name }, onClose }: RestoreProps) {
  const { id: businessId, timeZone } = useBusiness();
  const request = useRequest({
    send: (options, date: string) => reinstateEmployee({ businessId, id, ...(date ? { date } : {}) }, options),
    onDone: () => {
      notify('good', 'Employment restored');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Restore the employment of ${first_name}`}
      label="Restore employment"
      isOpen
      onClose={onClose}
      request={request}
      submit="Restore"
      onSubmit={(values) => request.send(textOf(values, 'date'))}
      lead={
        <p>
          {first_name} is an active employee again. To sign in again they need an invitation, and benefits are given
          again.
        </p>
      }
    >
      <DateField
        label="Hired again on"
        name="date"
        max={todayIn(timeZone)}
        isOptional
        hint="Leave it empty to reverse the end, as if there had been none."
      />
    </FormDialog>
  );
}
