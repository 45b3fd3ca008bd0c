import { useQuery } from '@tanstack/react-query';
import {
  employmentTypeLabels,
  genderLabels,
  maritalStatusLabels,
  titleLabels,
} from '../../../../openapi/generated/lists/hr.record.ts';
import { employeeStatusLabels } from '../../../../openapi/generated/lists/hr.ts';
import type { EmployeeFieldChange, RecordField } from '../../../domain/hr/employee-form.ts';
import { listAllJobs } from '../../../services/operations/hr.jobs.ts';
import { listAllSubsidiaries } from '../../../services/operations/hr.subsidiaries.ts';
import { listAllDepartments, listAllRegions } from '../../../services/operations/hr.ts';
import { listCountries } from '../../../services/operations/onboarding.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FieldChanges } from '../../shared/requests/field-changes.tsx';
import { showDate } from '../../ui/content/date.ts';

/** The label of each field, as in the form. */
const labels: Record<RecordField, string> = {
  photo: 'Photo',
  title: 'Title',
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  gender: 'Gender',
  birth_date: 'Birth date',
  marital_status: 'Marital status',
  nationality: 'Nationality',
  state_of_origin: 'State of origin',
  lga_of_origin: 'LGA of origin',
  address: 'Home address',
  email: 'Work email',
  personal_email: 'Personal email',
  phone_number: 'Phone number',
  other_phone_number: 'Other phone number',
  employee_id: 'Employee ID',
  job: 'Job',
  job_title: 'Job title',
  department: 'Department',
  region: 'Region',
  subsidiary: 'Subsidiary',
  manager: 'Manager',
  employment_type: 'Employment type',
  hire_date: 'Hire date',
  probation_end_date: 'End of probation',
  status: 'Status',
};

type EmployeeChangesProps = {
  changes: readonly EmployeeFieldChange[];
  onTake: (field: RecordField) => void;
};

/** What somebody else changed of the employee while the form was open. */
export function EmployeeChanges({ changes, onTake }: EmployeeChangesProps) {
  const textOf = useValueText();
  return <FieldChanges subject="this employee" changes={changes} labels={labels} textOf={textOf} onTake={onTake} />;
}

/** How a person reads the value of a field. */
function useValueText() {
  const { id: businessId } = useBusiness();
  const jobs = useQuery(queryOf(listAllJobs, { businessId })).data;
  const departments = useQuery(queryOf(listAllDepartments, { businessId })).data;
  const regions = useQuery(queryOf(listAllRegions, { businessId })).data;
  const subsidiaries = useQuery(queryOf(listAllSubsidiaries, { businessId })).data;
  const countries = useQuery(queryOf(listCountries, {})).data?.results;
  const readers: Partial<Record<RecordField, (value: string) => string | undefined>> = {
    photo: () => 'a picture',
    title: labelIn(titleLabels),
    gender: labelIn(genderLabels),
    marital_status: labelIn(maritalStatusLabels),
    employment_type: labelIn(employmentTypeLabels),
    status: labelIn(employeeStatusLabels),
    birth_date: showDate,
    hire_date: showDate,
    probation_end_date: showDate,
    job: nameIn(jobs),
    department: nameIn(departments),
    region: nameIn(regions),
    subsidiary: nameIn(subsidiaries),
    nationality: (value) => countries?.find(({ code }) => code === value)?.name,
  };
  return (field: RecordField, value: string) => readers[field]?.(value) ?? value;
}

const labelIn = (of: Record<string, string>) => (value: string) => of[value];
const nameIn =
  (list: readonly { id: string; name: string }[] = []) =>
  (id: string) =>
    list.find((each) => each.id === id)?.name;
