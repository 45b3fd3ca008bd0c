/** Writes a whole record: the employee, the photo and pay, each checked, and what is recorded of it. */
import type { components } from '../../../openapi/generated/contract.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { record } from '../../platform/security/audit.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { assignDefaults } from '../benefits/assignments.ts';
import type { PaySource } from '../pay/account-changes.ts';
import { changePay } from '../pay/acts.ts';
import type { Confirmation } from '../pay/holder.ts';
import { type PayDetails, problemsOf } from '../pay/rules.ts';
import { photoOf } from '../photos/photo.ts';
import { readSettings } from '../settings/store.ts';
import { rowOf } from './form.ts';
import { isWorkChanged, refuseOneself } from './oneself.ts';
import { changedWords } from './rules.ts';
import * as store from './store.ts';

type Writer = Pick<BusinessCall<'createEmployee'>, 'tx' | 'businessId' | 'userId' | 'address' | 'isOwner'>;
/** `pay` is null where nothing of it was sent; `holder` is confirmed for its account; `source` is by what it came. */
type Written = {
  form: components['schemas']['EmployeeForm'];
  pay: PayDetails | null;
  holder?: Confirmation | null;
  source: PaySource;
  now: Date;
};

const takenCode = {
  constraint: 'employees_employee_id',
  fields: { employee_id: ['Another employee has this ID.'] },
};
const takenEmail = { constraint: 'employees_email', fields: { email: ['Another employee has this email address.'] } };
const refuseTaken = <T>(statement: Promise<T>): Promise<T> =>
  refuseDuplicates(refuseDuplicates(statement, takenCode), takenEmail);

/** An employee whom this transaction has just written. */
async function writtenRecord({ tx, businessId }: Writer, id: string): Promise<store.EmployeeRecord> {
  const employee = await store.readEmployee(tx, businessId, id);
  if (employee === undefined) throw new Error('A written employee can be read.');
  return employee;
}

/** The business must be locked. @throws 400 with what is wrong by field */
export async function addRecord(
  writer: Writer,
  { form, pay, holder = null, source, now }: Written,
): Promise<store.EmployeeRecord> {
  const { tx, businessId, userId, address } = writer;
  const problems = pay === null ? {} : problemsOf(pay);
  const filled = await rowOf(form, { tx, businessId, present: null, now }, problems);
  const { probation_months: months } = await readSettings(tx, businessId);
  const probation = months !== null && filled.hire_date ? dayPlus(filled.hire_date, { months }) : null;
  const row = { ...filled, probation_end_date: filled.probation_end_date ?? probation };
  const photo = await photoOf(form.photo ?? null);
  const id = await refuseTaken(
    store.addEmployee(tx, businessId, { status: 'active', ...row, photo, userId: null, now }),
  );
  await assignDefaults(tx, businessId, { ...row, id }, await todayIn(tx, businessId, now));
  const subject = { id, name: store.nameOf(row) };
  const action = 'employee.added';
  await record(tx, { businessId, actorId: userId, action, text: 'Added the employee', subject, address, now });
  if (pay !== null) await changePay(writer, pay, { employee: subject, paid: null, source, holder, now });
  return writtenRecord(writer, id);
}

/** The business and the employee must be locked. @throws 400 with what is wrong by field */
export async function changeRecord(
  writer: Writer,
  before: store.EmployeeRecord,
  { form, pay, holder = null, source, now }: Written,
): Promise<store.EmployeeRecord> {
  const { tx, businessId, userId, address } = writer;
  const problems = pay === null ? {} : problemsOf(pay);
  const row = await rowOf(form, { tx, businessId, present: before, now }, problems);
  if (isWorkChanged(before, row))
    await refuseOneself(writer, before.id, 'Somebody else has to change your own job, manager and employment.');
  const photo = form.photo === undefined ? before.photo : await photoOf(form.photo);
  await refuseTaken(store.updateEmployee(tx, businessId, before.id, { ...row, photo }));
  const subject = { id: before.id, name: store.nameOf(row) };
  const text = changedWords(before, await writtenRecord(writer, before.id));
  const action = 'employee.changed';
  if (text !== null) await record(tx, { businessId, actorId: userId, action, text, subject, address, now });
  const paid = [before.email, before.personal_email];
  if (pay !== null) await changePay(writer, pay, { employee: subject, paid, source, holder, now });
  return writtenRecord(writer, before.id);
}

type JobSent = Pick<components['schemas']['JobDetails'], 'job' | 'job_title'>;
/**
 * The job of a record, in the words of its form. A title of one's own takes the place of a job, whose name is the title otherwise.
 * @param sent what is changed of it
 */
function jobOfRecord({ job, job_title }: store.EmployeeRecord, sent: JobSent): JobSent {
  const isOwnTitle = sent.job === undefined && sent.job_title?.trim() && sent.job_title.trim() !== job_title;
  const isTaken = sent.job === null && job !== null;
  return { job: isOwnTitle ? null : (job?.id ?? null), job_title: isTaken ? null : job_title };
}

/** A record as the form that would write it again. @param sent what of its job is about to be changed */
export function formOfRecord(
  employee: store.EmployeeRecord,
  sent: JobSent = {},
): components['schemas']['EmployeeForm'] {
  const { id, photo, is_member, leaves_on, masked_pay, confirmation_date, review_date, ...rest } = employee;
  const {
    terminated_on,
    termination_reason,
    termination_note,
    job: _job,
    job_title: _title,
    department,
    region,
    subsidiary,
    manager,
    ...fields
  } = rest;
  return {
    ...fields,
    ...jobOfRecord(employee, sent),
    department: department?.id ?? null,
    region: region?.id ?? null,
    subsidiary: subsidiary?.id ?? null,
    manager: manager?.id ?? null,
  };
}
