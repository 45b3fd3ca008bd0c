import { useSelector } from '@xstate/react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { terminateEmployeeLimits } from '../../../../openapi/generated/limits/hr.record.ts';
import { terminationReasonLabels, terminationReasons } from '../../../../openapi/generated/lists/hr.record.ts';
import type { TerminationFields, TerminationRef } from '../../../machines/hr/termination/machine.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Select } from '../../ui/choices/select.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

type LeavingFormProps = { termination: TerminationRef; employee: components['schemas']['EmployeeRecord'] };

/** The last day, and why. */
export function LeavingForm({ termination, employee }: LeavingFormProps) {
  const fields = useSelector(termination, ({ context }) => context.fields);
  const problem = useProblem(termination);
  return (
    <FormDialog
      title={`End the employment of ${employee.first_name}`}
      label="Last day and reason"
      isOpen
      onClose={() => termination.send({ type: 'termination.leave' })}
      request={{ problem, errors: problem?.fields ?? {}, isPending: false, clear: () => {} }}
      submit="Continue"
      onSubmit={(values) =>
        termination.send({
          type: 'reason.submit',
          date: textOf(values, 'date'),
          reason: textOf(values, 'reason') as TerminationFields['reason'],
          note: textOf(values, 'note'),
        })
      }
    >
      <DateField
        label="Last day"
        name="date"
        defaultValue={fields.date || null}
        hint="A day to come is planned: they are on notice until then."
      />
      <Select
        label="Reason"
        name="reason"
        choices={terminationReasons.map((value) => ({ value, label: terminationReasonLabels[value] }))}
        defaultValue={fields.reason || null}
      />
      <TextArea label="Note" name="note" defaultValue={fields.note} {...terminateEmployeeLimits.note} isOptional />
    </FormDialog>
  );
}
