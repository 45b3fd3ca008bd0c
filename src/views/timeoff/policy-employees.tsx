import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { hrPaths } from '../../paths/hr.ts';
import { listTimeoffPolicyEmployees } from '../../services/operations/timeoff.policies.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListTable } from '../shared/lists/list-page.tsx';
import { useChosenRows } from '../shared/lists/use-chosen-rows.ts';
import { useList } from '../shared/lists/use-list.ts';
import { AvatarWithName } from '../ui/content/avatar.tsx';
import { showDate } from '../ui/content/date.ts';
import { nothing } from '../ui/lists/table-selection.ts';
import { EndPolicy } from './end-policy.tsx';

type Schemas = components['schemas'];
type Person = Schemas['TimeoffPolicyEmployee'];

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim();
const employees = listOf(listTimeoffPolicyEmployees, {
  label: 'Who has it',
  searchLabel: 'Search employees',
  columns: [
    {
      id: 'name',
      title: 'Name',
      render: (person) => <AvatarWithName name={nameOf(person)} note={person.job_title} picture={person.photo} />,
    },
    { id: 'employee_id', title: 'Employee ID', card: 'fact', render: ({ employee_id }) => employee_id },
    { id: 'department', title: 'Department', card: 'words', render: ({ department_name }) => department_name },
    {
      id: 'start',
      title: 'Since',
      card: 'fact',
      render: ({ start_date }) => (start_date ? showDate(start_date) : null),
    },
    { id: 'end', title: 'Last day', card: 'fact', render: ({ end_date }) => (end_date ? showDate(end_date) : null) },
  ],
  nameOf,
  hrefOf: ({ id }) => hrPaths.employee(id),
  minWidth: 720,
  emptyIcon: 'people',
  emptyHint: 'Employees whom you assign this policy appear here.',
});

/** As many as one request takes it from. */
const mostEnded = 1000;

/** Who has a policy today or later. */
export function PolicyEmployees({ policy }: { policy: Schemas['TimeoffPolicy'] }) {
  const { may } = useBusiness();
  const shown = useList(employees, { id: policy.id, is_assigned: true });
  const [ended, setEnded] = useState<readonly Person[]>([]);
  const end = useChosenRows(setEnded, mostEnded);
  const unassign = { id: 'unassign', label: 'Unassign' };
  const acts = {
    actsOf: (person: Person) => [{ ...unassign, onAct: () => setEnded([person]) }],
    bulkActs: [{ ...unassign, onAct: end }],
  };
  return (
    <>
      <ListTable shown={shown} {...(may('manage_time_off') ? acts : {})} />
      {ended.length > 0 ? (
        <EndPolicy
          policy={policy}
          people={ended.map((person) => ({ id: person.id, name: nameOf(person) }))}
          onClose={() => setEnded([])}
          onDone={() => shown.table.setSelection(nothing)}
        />
      ) : null}
    </>
  );
}
