import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { assignWorkPattern } from '../../services/operations/calendar.patterns.ts';
import { listAllDepartments, listAllEmployees } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { MultiSelect } from '../ui/choices/multi-select.tsx';
import { RadioGroup } from '../ui/choices/radio-group.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { textOf } from '../ui/fields/form.tsx';

type Schemas = components['schemas'];
type Who = 'everyone' | 'departments' | 'employees';
type AssignPatternProps = { pattern: Schemas['WorkPattern']; onClose: () => void };

const whos: readonly { value: Who; label: string }[] = [
  { value: 'everyone', label: 'Everybody' },
  { value: 'departments', label: 'Departments' },
  { value: 'employees', label: 'Single people' },
];

/** Says who works by a pattern from a day on. */
export function AssignPattern({ pattern, onClose }: AssignPatternProps) {
  const { id: businessId, timeZone } = useBusiness();
  const [who, setWho] = useState<Who>('everyone');
  const departments = useQuery({ ...queryOf(listAllDepartments, { businessId }), enabled: who === 'departments' });
  const employees = useQuery({ ...queryOf(listAllEmployees, { businessId }), enabled: who === 'employees' });
  const request = useRequest({
    send: (options, order: Schemas['WorkPatternAssignment']) =>
      assignWorkPattern({ businessId, id: pattern.id, ...order }, options),
    onDone: () => {
      notify('good', `${pattern.name} is assigned`);
      onClose();
    },
  });
  const choices = {
    departments: (departments.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    employees: (employees.data ?? []).map(({ id, first_name, last_name }) => ({
      value: id,
      label: `${first_name} ${last_name}`.trim(),
    })),
  };
  return (
    <FormDialog
      title={`Assign ${pattern.name}`}
      label="Assignment"
      isOpen
      onClose={onClose}
      request={request}
      submit="Assign"
      onSubmit={(values) => {
        const chosen = (of: Who) => (who === of ? values.getAll(of).map(String) : []);
        request.send({
          first_day: textOf(values, 'first_day'),
          everyone: who === 'everyone',
          departments: chosen('departments'),
          employees: chosen('employees'),
        });
      }}
    >
      <RadioGroup label="Who works by it" choices={whos} value={who} onChange={setWho} />
      {who === 'everyone' ? null : (
        <MultiSelect
          key={who}
          label={who === 'departments' ? 'Departments' : 'People'}
          name={who}
          choices={choices[who]}
          isRequired
        />
      )}
      <DateField
        label="From"
        name="first_day"
        defaultValue={todayIn(timeZone)}
        isRequired
        hint="What holds for a person comes before their department's, and that before everybody's."
      />
    </FormDialog>
  );
}
