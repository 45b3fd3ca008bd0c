import type { components } from '../../../../openapi/generated/contract.ts';
import { reinstateEmployee } from '../../../services/operations/hr.record.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';

type RestoreProps = { employee: components['schemas']['EmployeeRecord']; onClose: () => void };

type Restored = { date: string; restore_access: boolean; restore_benefits: boolean };

/** Reverses the end of an employment, or begins a new one; access and benefits come back where that is asked for. */
export function RestoreEmployment({ employee: { id, first_name }, onClose }: RestoreProps) {
  const { id: businessId, timeZone } = useBusiness();
  const request = useRequest({
    send: (options, { date, ...restored }: Restored) =>
      reinstateEmployee({ businessId, id, ...restored, ...(date ? { date } : {}) }, options),
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
      onSubmit={(values) =>
        request.send({
          date: textOf(values, 'date'),
          restore_access: values.has('restore_access'),
          restore_benefits: values.has('restore_benefits'),
        })
      }
      lead={<p>{first_name} is an active employee again.</p>}
    >
      <DateField
        label="Hired again on"
        name="date"
        max={todayIn(timeZone)}
        isOptional
        hint="Leave it empty to reverse the end, as if there had been none."
      />
      <CheckBox name="restore_access" label="Let them sign in again, as before" defaultSelected />
      <CheckBox
        name="restore_benefits"
        label="Give again the benefits that ended with the employment"
        defaultSelected
      />
    </FormDialog>
  );
}
