/** The columns of a file of employees. */
import type { ImportColumn, surplus } from '../shared/import.ts';

const column = <Id extends string>(id: Id, label: string, ...alsoCalled: string[]) => ({
  id,
  label,
  alsoCalled,
  isInTemplate: true,
});

const personal = [
  column('employee_id', 'Employee ID', 'staff id', 'staff number', 'staff no', 'employee number', 'employee no'),
  column('title', 'Title'),
  column('first_name', 'First name', 'forename', 'given name'),
  column('middle_name', 'Middle name', 'other names', 'other name'),
  column('last_name', 'Last name', 'surname', 'family name'),
  column('gender', 'Gender', 'sex'),
  column('birth_date', 'Date of birth', 'birth date', 'dob', 'birthday'),
  column('marital_status', 'Marital status'),
  column('nationality', 'Nationality', 'country'),
  column('state_of_origin', 'State of origin', 'state'),
  column('lga_of_origin', 'LGA of origin', 'lga', 'local government', 'local government area'),
  column('address', 'Address', 'home address', 'residential address'),
  column('phone_number', 'Phone number', 'phone', 'mobile', 'mobile number', 'telephone', 'gsm'),
  column('other_phone_number', 'Other phone number', 'alternative phone'),
  column('email', 'Work email', 'email', 'e-mail', 'email address', 'official email'),
  column('personal_email', 'Personal email'),
] as const;
const work = [
  column('job', 'Job title', 'job', 'role', 'position', 'designation'),
  column('department', 'Department', 'dept', 'unit'),
  column('region', 'Region', 'location', 'branch', 'office'),
  column('subsidiary', 'Subsidiary', 'company', 'employer', 'entity', 'legal entity'),
  column('manager', 'Manager', 'line manager', 'supervisor', 'reports to', 'manager id', 'manager email'),
  column('employment_type', 'Employment type', 'type of employment', 'contract type'),
  column('hire_date', 'Hire date', 'date hired', 'start date', 'resumption date', 'date of employment', 'date joined'),
  column('probation_end_date', 'End of probation', 'probation end date'),
] as const;
const ofPay = [
  column('nin', 'NIN', 'national identification number'),
  column('tax_id', 'Tax ID', 'tin', 'tax identification number'),
  column('pension_provider', 'Pension provider', 'pfa', 'pension fund administrator'),
  column('pension_pin', 'Pension PIN', 'rsa pin', 'rsa number', 'pen number'),
  column('bank', 'Bank', 'bank name'),
  column('account_number', 'Account number', 'nuban', 'bank account'),
  column('account_name', 'Account name'),
  column('pay', 'Pay (NGN)', 'salary', 'gross salary', 'gross pay', 'basic salary'),
  column('pay_period', 'Pay period', 'paid', 'paid per'),
] as const;

export const employeeImportColumns = [...personal, ...work, ...ofPay] satisfies readonly ImportColumn<string>[];

/** The columns of the list, and what stands beyond the titles of a file. */
export type EmployeeImportColumn = (typeof employeeImportColumns)[number]['id'] | typeof surplus;

export const payColumns: readonly string[] = ofPay.map(({ id }) => id);
const pay = new Set<string>(payColumns);
/** What only those may bring, and read, who may see pay. */
export const isAboutPay = (id: string): boolean => pay.has(id);
export const columnsWithoutPay = employeeImportColumns.filter(({ id }) => !isAboutPay(id));
