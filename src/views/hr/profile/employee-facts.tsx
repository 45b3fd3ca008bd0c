import type { components } from '../../../../openapi/generated/contract.ts';
import {
  employmentTypeLabels,
  genderLabels,
  maritalStatusLabels,
  terminationReasonLabels,
  titleLabels,
} from '../../../../openapi/generated/lists/hr.record.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { Link } from '../../ui/actions/link.tsx';
import { showDate } from '../../ui/content/date.ts';
import { orMissing } from '../../ui/content/missing.tsx';

type EmployeeRecord = components['schemas']['EmployeeRecord'];

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });
const day = (date: string | null) => orMissing(date && showDate(date));

export const personFacts = (employee: EmployeeRecord) => [
  { name: 'Title', value: orMissing(employee.title && titleLabels[employee.title]) },
  { name: 'Middle name', value: orMissing(employee.middle_name) },
  { name: 'Work email', value: orMissing(employee.email) },
  { name: 'Phone number', value: orMissing(employee.phone_number) },
  { name: 'Personal email', value: orMissing(employee.personal_email) },
  { name: 'Other phone number', value: orMissing(employee.other_phone_number) },
  { name: 'Home address', value: orMissing(employee.address) },
  { name: 'Birth date', value: day(employee.birth_date) },
  { name: 'Gender', value: orMissing(employee.gender && genderLabels[employee.gender]) },
  { name: 'Marital status', value: orMissing(employee.marital_status && maritalStatusLabels[employee.marital_status]) },
  { name: 'Nationality', value: orMissing(employee.nationality && countries.of(employee.nationality)) },
  { name: 'State of origin', value: orMissing(employee.state_of_origin) },
  { name: 'LGA of origin', value: orMissing(employee.lga_of_origin) },
];

export function jobFacts(employee: EmployeeRecord) {
  const { manager, employment_type: type } = employee;
  return [
    { name: 'Job title', value: orMissing(employee.job_title) },
    { name: 'Department', value: orMissing(employee.department?.name) },
    { name: 'Region', value: orMissing(employee.region?.name) },
    ...(employee.subsidiary === null ? [] : [{ name: 'Subsidiary', value: employee.subsidiary.name }]),
    {
      name: 'Manager',
      value: manager ? (
        <Link href={hrPaths.employee(manager.id)}>{`${manager.first_name} ${manager.last_name}`.trim()}</Link>
      ) : (
        orMissing(null)
      ),
    },
    { name: 'Employment type', value: orMissing(type && employmentTypeLabels[type]) },
    { name: 'Hire date', value: day(employee.hire_date) },
    { name: 'Signs in to Steward', value: employee.is_member && employee.status !== 'terminated' ? 'Yes' : 'No' },
    ...(employee.termination_reason === null
      ? []
      : [
          { name: 'Last day', value: day(employee.terminated_on) },
          {
            name: employee.leaves_on === null ? 'Left because of' : 'Leaves because of',
            value: terminationReasonLabels[employee.termination_reason],
          },
          { name: 'Note', value: orMissing(employee.termination_note) },
        ]),
  ];
}
