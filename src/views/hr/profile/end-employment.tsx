import type { components } from '../../../../openapi/generated/contract.ts';
import { terminationReasonLabels, terminationReasons } from '../../../../openapi/generated/lists/hr.record.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { reinstateEmployee, terminateEmployee } from '../../../services/hr/records.ts';
import { useBusiness } from '../../shared/business.ts';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { problemText } from '../../shared/problem-text.ts';
import { todayIn } from '../../shared/today.ts';
import { useRequest } from '../../shared/use-request.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type Schemas = components['schemas'];
type EndProps = { employee: Schemas['EmployeeRecord']; onClose: () => void };

const keysOf = (businessId: string, id: string) => [
  ['getEmployee', businessId, id],
  ['listEmployees', businessId],
  ['searchEmployees', businessId],
  ['listEmployeeHistory', businessId, id],
];

/** Ends the employment of a person, and their access with it, or restores one that has ended. */
export function EndEmployment(props: EndProps) {
  return props.employee.status === 'terminated' ? <Restore {...props} /> : <End {...props} />;
}

function End({ employee: { id, first_name, is_member }, onClose }: EndProps) {
  const { id: businessId, timeZone } = useBusiness();
  const request = useRequest({
    send: (options, body: Schemas['Termination']) => terminateEmployee({ businessId, id, ...body }, options),
    refetch: keysOf(businessId, id),
    onDone: () => {
      notify('good', 'Employment ended');
      onClose();
    },
  });
  const today = todayIn(timeZone);
  return (
    <FormDialog
      title={`End the employment of ${first_name}`}
      label="End employment"
      isOpen
      onClose={onClose}
      request={request}
      submit="End employment"
      look="danger"
      onSubmit={(values) =>
        request.send({
          date: textOf(values, 'date'),
          reason: textOf(values, 'reason') as Schemas['TerminationReason'],
          note: textOf(values, 'note').trim() || null,
        })
      }
      lead={
        <Notice tone="warning">
          {is_member ? `${first_name} can no longer sign in to this business at once. ` : null}
          What they hold must be returned or written off first. The employment can be restored later.
        </Notice>
      }
    >
      <DateField label="Last day" name="date" defaultValue={today} max={today} isRequired />
      <Select
        label="Reason"
        name="reason"
        isRequired
        choices={terminationReasons.map((value) => ({ value, label: terminationReasonLabels[value] }))}
      />
      <TextArea label="Note" name="note" maxLength={1000} isOptional />
      {request.problem?.code === 'holds_assets' ? (
        <Link href={assetsPaths.holder(id)}>{`See what ${first_name} holds`}</Link>
      ) : null}
    </FormDialog>
  );
}

function Restore({ employee: { id, first_name }, onClose }: EndProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options) => reinstateEmployee({ businessId, id }, options),
    refetch: keysOf(businessId, id),
    onDone: () => {
      notify('good', 'Employment restored');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Restore the employment of ${first_name}`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
      yes="Restore"
      no="Cancel"
    >
      {first_name} is an active employee again. To sign in again they need an invitation.
    </ConfirmDialog>
  );
}
