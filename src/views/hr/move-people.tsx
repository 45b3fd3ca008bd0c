import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { moveDepartmentEmployees } from '../../services/operations/hr.teams.ts';
import { listAllDepartments } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Select } from '../ui/choices/select.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { textOf } from '../ui/fields/form.tsx';

type MovePeopleProps = { department: components['schemas']['Department']; onClose: () => void };

/** Moves everybody of a department to another one. */
export function MovePeople({ department: { id, name, employee_count: count }, onClose }: MovePeopleProps) {
  const { id: businessId } = useBusiness();
  const departments = useQuery(queryOf(listAllDepartments, { businessId }));
  const request = useRequest({
    send: (options, department: string) => moveDepartmentEmployees({ businessId, id, department }, options),
    onDone: ({ count: moved }) => {
      notify('good', moved === 1 ? 'One employee moved' : `${moved.toLocaleString('en-NG')} employees moved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Move the people of ${name}`}
      label="Move people"
      isOpen
      onClose={onClose}
      request={request}
      submit="Move"
      onSubmit={(values) => request.send(textOf(values, 'department'))}
      lead={
        <p>
          {count === 1 ? 'One employee moves' : `All ${count.toLocaleString('en-NG')} employees move`}, former ones
          included.
        </p>
      }
    >
      <Select
        label="To"
        name="department"
        isRequired
        choices={(departments.data ?? [])
          .filter((other) => other.id !== id)
          .map((other) => ({ value: other.id, label: other.name }))}
      />
    </FormDialog>
  );
}
