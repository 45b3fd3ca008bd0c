import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { employeeStatuses, employeeStatusLabels } from '../../../openapi/generated/lists/hr.ts';
import {
  allDepartmentsQuery,
  allRegionsQuery,
  createEmployee,
  nextEmployeeIdQuery,
  updateEmployee,
} from '../../services/hr.ts';
import { useBusiness } from '../shared/business.ts';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useRequest } from '../shared/use-request.ts';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { Select } from '../ui/choices/select.tsx';
import { FieldPair } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';

type Schemas = components['schemas'];
type Status = Schemas['EmployeeStatus'];

type EmployeeFormProps = {
  /** The employee to change; null to add one. */
  employee: Schemas['Employee'] | null;
  isOpen: boolean;
  onClose: () => void;
};

/** What is empty in the form is null for the server. */
function formOf(values: FormData): Schemas['EmployeeForm'] {
  const text = (name: string) => textOf(values, name).trim();
  const optional = (name: string) => text(name) || null;
  const [employee_id, status] = [text('employee_id'), text('status')];
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: optional('email'),
    phone_number: optional('phone_number'),
    job_title: optional('job_title'),
    department: optional('department'),
    region: optional('region'),
    hire_date: optional('hire_date'),
    ...(employee_id === '' ? {} : { employee_id }),
    ...(status === '' ? {} : { status: status as Status }),
  };
}

/** Adds or changes an employee. */
export function EmployeeForm({ employee, isOpen, onClose }: EmployeeFormProps) {
  const { id: businessId } = useBusiness();
  const close = () => {
    request.clear();
    onClose();
  };
  const request = useRequest({
    send: ({ signal, idempotencyKey }, form: Schemas['EmployeeForm']) =>
      employee === null
        ? createEmployee({ businessId, idempotencyKey, ...form }, { signal })
        : updateEmployee({ businessId, id: employee.id, ...form }, { signal }),
    refetch: [
      ['listEmployees', businessId],
      ['nextEmployeeId', businessId],
      ['searchEmployees', businessId],
      ['listDepartments', businessId],
      ['listRegions', businessId],
    ],
    onDone: ({ first_name, last_name }) => {
      notify('good', `${first_name} ${last_name} is ${employee === null ? 'added' : 'changed'}`);
      close();
    },
  });
  return (
    <FormDialog
      title={employee === null ? 'Add employee' : 'Edit employee'}
      label="Employee"
      isOpen={isOpen}
      onClose={close}
      request={request}
      submit="Save"
      onSubmit={(values) => request.send(formOf(values))}
    >
      <EmployeeFields employee={employee} />
    </FormDialog>
  );
}

const choicesOf = (named: readonly Schemas['DepartmentName'][] = []) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

function EmployeeFields({ employee }: Pick<EmployeeFormProps, 'employee'>) {
  const { id: businessId } = useBusiness();
  const departments = useQuery(allDepartmentsQuery(businessId));
  const regions = useQuery(allRegionsQuery(businessId));
  const next = useQuery({ ...nextEmployeeIdQuery(businessId), enabled: employee === null });
  const given = (field: 'first_name' | 'last_name' | 'email' | 'phone_number' | 'job_title' | 'employee_id') =>
    ({ name: field, defaultValue: employee?.[field] ?? '' }) as const;
  return (
    <>
      <FieldPair>
        <TextField label="First name" {...given('first_name')} maxLength={100} isRequired autoCapitalize="words" />
        <TextField label="Last name" {...given('last_name')} maxLength={100} isRequired autoCapitalize="words" />
      </FieldPair>
      <FieldPair>
        <TextField label="Job title" {...given('job_title')} maxLength={100} isOptional />
        <TextField
          label="Employee ID"
          {...given('employee_id')}
          maxLength={30}
          isOptional={employee === null}
          isRequired={employee !== null}
          hint={next.data ? `${next.data.employee_id} when left empty` : undefined}
        />
      </FieldPair>
      <FieldPair>
        <ComboBox
          label="Department"
          name="department"
          choices={choicesOf(departments.data)}
          defaultValue={employee?.department?.id ?? null}
          isOptional
        />
        <ComboBox
          label="Region"
          name="region"
          choices={choicesOf(regions.data)}
          defaultValue={employee?.region?.id ?? null}
          isOptional
        />
      </FieldPair>
      <FieldPair>
        <TextField label="Email" {...given('email')} type="email" inputMode="email" maxLength={254} isOptional />
        <TextField
          label="Phone number"
          {...given('phone_number')}
          type="tel"
          inputMode="tel"
          maxLength={40}
          isOptional
        />
      </FieldPair>
      <FieldPair>
        <DateField label="Hire date" name="hire_date" defaultValue={employee?.hire_date ?? null} isOptional />
        {employee === null ? null : (
          <Select
            label="Status"
            name="status"
            choices={employeeStatuses.map((value) => ({ value, label: employeeStatusLabels[value] }))}
            defaultValue={employee.status}
            isRequired
          />
        )}
      </FieldPair>
    </>
  );
}
