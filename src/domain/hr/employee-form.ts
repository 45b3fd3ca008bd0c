import type { components } from '../../../openapi/generated/contract.ts';
import { isTooYoung, tooYoungWhenHired } from '../../../rules/hr/age.ts';
import { isNuban } from '../../../rules/hr/nuban.ts';
import { probationProblem } from '../../../rules/hr/probation.ts';
import { emailMessage } from '../shared/email.ts';
import { type FieldChange, fieldChanges, touchedIn } from '../shared/field-changes.ts';

type Schemas = components['schemas'];
type Form = Schemas['EmployeeForm'];
type EmployeeRecord = Schemas['EmployeeRecord'];

/** The fields of each step of the form, in their order. */
const employeeFieldsOf = {
  person: [
    ...([
      'photo',
      'title',
      'first_name',
      'middle_name',
      'last_name',
      'gender',
      'birth_date',
      'marital_status',
    ] as const),
    ...(['nationality', 'state_of_origin', 'lga_of_origin', 'address', 'email', 'personal_email'] as const),
    ...(['phone_number', 'other_phone_number'] as const),
  ],
  work: [
    ...([
      'employee_id',
      'job',
      'job_title',
      'department',
      'region',
      'subsidiary',
      'manager',
      'employment_type',
      'hire_date',
    ] as const),
    ...(['probation_end_date', 'status'] as const),
  ],
  pay: [
    ...(['pay', 'pay_period', 'bank', 'account_number', 'account_name', 'holder_proof'] as const),
    ...(['pension_provider', 'pension_pin', 'tax_id', 'nin'] as const),
  ],
} as const;
export type EmployeeStep = keyof typeof employeeFieldsOf;
/** `manager_name` shows who was chosen; it is not sent. */
export type EmployeeField = (typeof employeeFieldsOf)[EmployeeStep][number] | 'manager_name';
/** The form as it is typed: empty where nothing is. Pay is whole naira, days are YYYY-MM-DD, the photo a `data:` URL. */
export type EmployeeFields = Record<EmployeeField, string>;

/** What the form of an employee who is there has. Their pay is changed on a screen of its own. */
const recordFields = [...employeeFieldsOf.person, ...employeeFieldsOf.work];
export type RecordField = (typeof recordFields)[number];

export const employeeFields: readonly EmployeeField[] = [...Object.values(employeeFieldsOf).flat(), 'manager_name'];

const nothing = Object.fromEntries(employeeFields.map((field) => [field, ''])) as EmployeeFields;
export const newEmployeeFields: EmployeeFields = { ...nothing, nationality: 'NG', employment_type: 'permanent' };

/** An employee as the form shows them. */
export function fieldsOf(employee: EmployeeRecord): EmployeeFields {
  const { job, department, region, subsidiary, manager } = employee;
  const texts = employeeFields.flatMap((field) => {
    const value = (employee as Record<string, unknown>)[field];
    return typeof value === 'string' ? [[field, value]] : [];
  });
  return {
    ...nothing,
    ...(Object.fromEntries(texts) as Partial<EmployeeFields>),
    job: job?.id ?? '',
    department: department?.id ?? '',
    region: region?.id ?? '',
    subsidiary: subsidiary?.id ?? '',
    manager: manager?.id ?? '',
    manager_name: manager ? `${manager.first_name} ${manager.last_name}`.trim() : '',
    job_title: job ? '' : (employee.job_title ?? ''),
  };
}

const accountFields = ['bank', 'account_number', 'account_name'] as const;

/** With what is typed. A holder is confirmed of one account under one name: another one ends that. */
export function withTyped(fields: EmployeeFields, changed: Partial<EmployeeFields>): EmployeeFields {
  const isOther = accountFields.some((name) => (changed[name] ?? fields[name]).trim() !== fields[name].trim());
  return { ...fields, ...(isOther ? { holder_proof: '' } : {}), ...changed };
}

type Asked = { hasPay: boolean };
/** What is sent of a new employee: empty texts are null. */
export function formOf(fields: EmployeeFields, { hasPay }: Asked): Form {
  const sent: readonly EmployeeField[] = [...recordFields, ...(hasPay ? employeeFieldsOf.pay : [])];
  const texts = sent.map((field) => [field, fields[field].trim() || null] as const);
  const { photo, employee_id, status, pay, ...rest } = Object.fromEntries(texts) as Record<string, string | null>;
  return {
    ...(rest as Form),
    ...(photo ? { photo } : {}),
    ...(employee_id ? { employee_id } : {}),
    ...(status ? { status: status as NonNullable<Form['status']> } : {}),
    ...(hasPay ? { pay: pay ? Number(pay) : null } : {}),
  };
}

/** What is meant by what is typed: the name of a chosen job is the title, so that one of one's own counts without a job alone. */
function meantIn(fields: EmployeeFields): EmployeeFields {
  const trimmed = Object.fromEntries(employeeFields.map((field) => [field, fields[field].trim()])) as EmployeeFields;
  return trimmed.job === '' ? trimmed : { ...trimmed, job_title: '' };
}

/** What is one thing in several fields: a change of one of them decides about the others. */
const together: readonly (readonly EmployeeField[])[] = [
  ['job', 'job_title'],
  ['manager', 'manager_name'],
];
const withCompanions = (field: EmployeeField): readonly EmployeeField[] =>
  together.find((group) => group.includes(field)) ?? [field];

const differing = (before: EmployeeFields, fields: EmployeeFields) =>
  touchedIn(recordFields, meantIn(before), meantIn(fields));
const touchedOf = (before: EmployeeFields, fields: EmployeeFields): readonly EmployeeField[] =>
  differing(before, fields).flatMap(withCompanions);
const pick = (fields: EmployeeFields, names: readonly EmployeeField[]): Partial<EmployeeFields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/** Fields that no record is without: emptied, they stay as they were. */
const always: readonly RecordField[] = ['first_name', 'last_name', 'employee_id', 'status'];

/**
 * What is sent of an employee who is there: what was changed, and nothing else, so that nobody's change of another field is
 * undone. Emptied texts are null.
 * @param before the form as it was filled
 */
export function changeOf(before: EmployeeFields, fields: EmployeeFields): Schemas['EmployeeChange'] {
  const meant = meantIn(fields);
  const sent = differing(before, fields).filter((field) => meant[field] !== '' || !always.includes(field));
  return Object.fromEntries(sent.map((field) => [field, meant[field] || null]));
}

export type EmployeeFieldChange = FieldChange<RecordField>;
type Meanwhile = { before: EmployeeFields; now: EmployeeFields; typed: EmployeeFields };

/** What somebody else changed while the form was open, beside what the person typed. A manager is there by name. */
export function changesBetween({ before, now, typed }: Meanwhile): EmployeeFieldChange[] {
  const shown = (fields: EmployeeFields) => ({ ...meantIn(fields), manager: fields.manager_name });
  const texts = { before: shown(before), now: shown(now), typed: shown(typed) };
  const touched = touchedOf(before, typed);
  return fieldChanges(
    recordFields,
    texts,
    recordFields.filter((field) => touched.includes(field)),
  );
}

/** The form on top of what is there now: what the person did not touch is as somebody else left it. */
export const rebased = ({ before, now, typed }: Meanwhile): EmployeeFields => ({
  ...now,
  ...pick(typed, touchedOf(before, typed)),
});

/** With what somebody else gave a field. @param now the form of what is there now */
export const withTheirs = (typed: EmployeeFields, now: EmployeeFields, field: RecordField): EmployeeFields => ({
  ...typed,
  ...pick(now, withCompanions(field)),
});

/** What is not the person's own any more once they take theirs of a field. */
export const withoutMine = (changes: readonly EmployeeFieldChange[], field: RecordField): EmployeeFieldChange[] =>
  changes.map((change) => (withCompanions(field).includes(change.field) ? { ...change, mine: null } : change));

type Mistakes = Partial<Record<EmployeeField, string[]>>;

const patterns = [
  ['account_number', /^\d{10}$/, 'An account number has 10 digits.'],
  ['nin', /^\d{11}$/, 'A NIN has 11 digits.'],
  ['tax_id', /^(\d{8}-?\d{4}|\d{10}|\d{13})$/, 'A tax ID has 10, 12 or 13 digits.'],
  ['pension_pin', /^PEN\d{12}$/, 'A pension PIN is PEN and 12 digits.'],
] as const;

function mistakesInPerson(fields: EmployeeFields): Mistakes {
  const mistakes: Mistakes = {};
  for (const name of ['first_name', 'last_name'] as const)
    if (fields[name].trim() === '') mistakes[name] = ['field is required'];
  for (const name of ['email', 'personal_email'] as const)
    if (fields[name].trim() !== '' && emailMessage(fields[name].trim()) !== null)
      mistakes[name] = ['Invalid email address'];
  return mistakes;
}

function mistakesInWork({ birth_date, hire_date, probation_end_date }: EmployeeFields): Mistakes {
  const mistakes: Mistakes = {};
  if (birth_date !== '' && hire_date !== '' && isTooYoung(birth_date, hire_date))
    mistakes.hire_date = [tooYoungWhenHired];
  const probation = probationProblem(hire_date, probation_end_date);
  if (probation !== null) mistakes.probation_end_date = [probation];
  return mistakes;
}

/** Banks whose account numbers are telephone numbers, which have no check digit, have codes of six digits. */
function mistakesInPay(fields: EmployeeFields): Mistakes {
  const mistakes: Mistakes = {};
  for (const [name, pattern, message] of patterns)
    if (fields[name].trim() !== '' && !pattern.test(fields[name].trim())) mistakes[name] = [message];
  const { bank, account_number: account } = fields;
  if (account !== '' && bank === '') mistakes.bank = ['Choose the bank of the account.'];
  const isChecked = bank !== '' && bank.length < 6 && mistakes.account_number === undefined;
  if (account !== '' && isChecked && !isNuban(bank, account.trim()))
    mistakes.account_number = ['The bank has no account with this number. Check the digits.'];
  if (fields.pay !== '' && fields.pay_period === '') mistakes.pay_period = ['Choose for how long the pay is.'];
  return mistakes;
}

const mistakesInStep = { person: mistakesInPerson, work: mistakesInWork, pay: mistakesInPay };

/** Messages by field of one step. */
export const mistakesIn = (step: EmployeeStep, fields: EmployeeFields): Mistakes => mistakesInStep[step](fields);

/** The first step that a refusal is about; null when it is about none. */
export function stepOf(refused: Record<string, unknown>): EmployeeStep | null {
  const steps = Object.keys(employeeFieldsOf) as EmployeeStep[];
  return steps.find((step) => employeeFieldsOf[step].some((field) => Object.hasOwn(refused, field))) ?? null;
}
