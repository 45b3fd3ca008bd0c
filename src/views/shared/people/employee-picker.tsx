import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { problemOf } from '../../../domain/shared/problem.ts';
import { listAllDepartments, searchEmployees } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../business/business.ts';
import { problemText } from '../requests/problem-text.ts';
import type { LoadPeople } from './people.ts';
import { PeoplePicker } from './people-picker.tsx';

type Wired = 'queryKey' | 'load' | 'errorText' | 'departments' | 'statuses' | 'fixed';
type EmployeePickerProps = Omit<ComponentProps<typeof PeoplePicker>, Wired> & {
  /** Where they come from; all active employees without it. */
  source?: Pick<ComponentProps<typeof PeoplePicker>, 'queryKey' | 'load'>;
};

const onlyActive = { active: true };
const errorText = (error: unknown) => problemText(problemOf(error));

/** The active employees of the business in a people picker. */
export function EmployeePicker({ source, ...props }: EmployeePickerProps) {
  const { id: businessId } = useBusiness();
  const departments = useQuery({ ...queryOf(listAllDepartments, { businessId }), enabled: props.isOpen });
  const load: LoadPeople = ({ search, department, page, page_size }, signal) =>
    searchEmployees(
      { businessId, active: true, page, page_size, search, ...(department === null ? {} : { department }) },
      { signal },
    );
  return (
    <PeoplePicker
      {...props}
      {...(source ?? { queryKey: ['searchEmployees', businessId], load })}
      errorText={errorText}
      departments={departments.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      fixed={onlyActive}
    />
  );
}
