import type { components } from '../../../openapi/generated/contract.ts';
import { createDepartmentLimits } from '../../../openapi/generated/limits/hr.ts';
import { createDepartment, renameDepartment } from '../../services/operations/hr.ts';
import { NameForm } from '../shared/requests/name-form.tsx';

type DepartmentFormProps = {
  /** The department to rename; null to add one. */
  department: components['schemas']['Department'] | null;
  isOpen: boolean;
  onClose: () => void;
};

export function DepartmentForm({ department, ...dialog }: DepartmentFormProps) {
  return (
    <NameForm
      {...dialog}
      named={department}
      title={department ? 'Rename department' : 'Add department'}
      label="Department"
      renamed="renamed"
      limits={createDepartmentLimits.name}
      create={createDepartment}
      rename={renameDepartment}
    />
  );
}
