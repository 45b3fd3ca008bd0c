import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { hrPaths } from '../../paths/hr.ts';
import { deleteDepartment, listDepartments } from '../../services/operations/hr.ts';
import { useBusiness } from '../shared/business/business.ts';
import { DeleteNamed } from '../shared/lists/delete-named.tsx';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { originColumn } from '../shared/queries/origin.tsx';
import { Link } from '../ui/actions/link.tsx';
import { DepartmentForm } from './department-form.tsx';
import { MovePeople } from './move-people.tsx';

const departments = listOf(listDepartments, {
  label: 'Departments',
  searchLabel: 'Search departments',
  columns: [
    { id: 'name', title: 'Department', render: ({ name }) => name },
    {
      id: 'employees',
      title: 'Employees',
      isNumber: true,
      render: ({ id, employee_count: count }) =>
        count === 0 ? '0' : <Link href={hrPaths.employeesOf(id)}>{count.toLocaleString('en-NG')}</Link>,
    },
    originColumn,
  ],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  cacheKey: 'departments',
  minWidth: 0,
  emptyIcon: 'people',
  emptyHint: 'Departments that you add appear here.',
});
export const readDepartments = departments.readAhead;

export function DepartmentsPage() {
  const { may } = useBusiness();
  const isManager = may('manage_hr');
  const mayMove = may('edit_people');
  const [moved, setMoved] = useState<components['schemas']['Department'] | null>(null);
  return (
    <ListPage
      list={departments}
      title="Departments"
      lead="The departments your people belong to."
      action={isManager ? <OpenButton modal="department">Add department</OpenButton> : null}
      form={{
        modal: 'department',
        show: (department, dialog) => <DepartmentForm department={department} {...dialog} />,
      }}
      actsOf={
        isManager || mayMove
          ? (department, { edit }) => [
              ...(mayMove && department.employee_count > 0
                ? [{ id: 'move', label: 'Move people', onAct: () => setMoved(department) }]
                : []),
              ...(isManager ? [{ id: 'rename', label: 'Rename', onAct: edit }] : []),
            ]
          : undefined
      }
      deleting={
        isManager
          ? {
              refusalOf: ({ employee_count }) => (employee_count > 0 ? 'It has employees' : undefined),
              ask: (chosen, onClose) => (
                <DeleteNamed chosen={chosen} from="departments" send={deleteDepartment} onClose={onClose} />
              ),
            }
          : null
      }
    >
      {moved ? <MovePeople department={moved} onClose={() => setMoved(null)} /> : null}
    </ListPage>
  );
}
