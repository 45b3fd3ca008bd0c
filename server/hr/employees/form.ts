/** The form of an employee: what is wrong with it, and the row that it makes. */

import type { components } from '../../../openapi/generated/contract.ts';
import { birthProblem } from '../../../rules/hr/age.ts';
import { probationProblem } from '../../../rules/hr/probation.ts';
import { todayIn } from '../../directory/business-day.ts';
import { countryOf } from '../../directory/phone-numbers.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { toE164 } from '../../platform/phone.ts';
import { readJob } from '../jobs/store.ts';
import { subsidiaryProblem } from '../subsidiaries/acts.ts';
import { textOrNull } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type Problems = Record<string, string[]>;
/** Where the employee is, the one who is changed, and when; `present` is null for a new one. The business must be locked. */
type About = { tx: Tx; businessId: string; present: store.EmployeeRecord | null; now: Date };

type Work = Pick<
  store.EmployeeRow,
  | 'job_id'
  | 'job_title'
  | 'department_id'
  | 'region_id'
  | 'subsidiary_id'
  | 'manager_id'
  | 'employment_type'
  | 'hire_date'
  | 'probation_end_date'
>;

/** Why somebody cannot be their manager; null where they can. */
async function managerProblem(manager: string, { tx, businessId, present }: About): Promise<string | null> {
  if (manager === present?.id) return 'Nobody reports to themselves.';
  if (!(await store.isThere(tx, 'employees', businessId, manager))) return 'There is no such employee.';
  if (present !== null && (await store.reportsTo(tx, businessId, manager, present.id)))
    return `This person reports to ${present.first_name}, directly or through others.`;
  return null;
}

/** The job of an employee, checked. Messages go to `problems`. */
export async function workOf(form: Schemas['JobDetails'], about: About, problems: Problems): Promise<Work> {
  const { tx, businessId, present } = about;
  const { department = null, region = null, subsidiary = null, manager = null, job = null } = form;
  const { hire_date = null, probation_end_date = null } = form;
  const found = job === null ? undefined : await readJob(tx, businessId, job);
  if (job !== null && found === undefined) problems.job = ['There is no such job.'];
  if (department !== null && !(await store.isThere(tx, 'departments', businessId, department)))
    problems.department = ['There is no such department.'];
  if (region !== null && !(await store.isThere(tx, 'regions', businessId, region)))
    problems.region = ['There is no such region.'];
  if (subsidiary !== null && subsidiary !== present?.subsidiary?.id) {
    const problem = await subsidiaryProblem(tx, businessId, subsidiary);
    if (problem !== null) problems.subsidiary = [problem];
  }
  const managing = manager === null ? null : await managerProblem(manager, about);
  if (managing !== null) problems.manager = [managing];
  const probation = probationProblem(hire_date, probation_end_date);
  if (probation !== null) problems.probation_end_date = [probation];
  return {
    job_id: job,
    job_title: found?.name ?? textOrNull(form.job_title),
    department_id: department,
    region_id: region,
    subsidiary_id: subsidiary,
    manager_id: manager,
    employment_type: form.employment_type ?? null,
    hire_date,
    probation_end_date,
  };
}

/** Who the employee is, checked. Messages go to `problems`. */
export async function personOf(
  form: Schemas['EmployeeForm'],
  { tx, businessId, present, now }: About,
  problems: Problems,
) {
  const country = await countryOf(tx, businessId);
  const phoneAt = (field: 'phone_number' | 'other_phone_number') => {
    const typed = textOrNull(form[field]);
    const phone = typed === null ? null : toE164(typed, country);
    if (typed !== null && phone === null) problems[field] = ['The phone number entered is not valid.'];
    return phone;
  };
  const { birth_date = null, hire_date = present?.hire_date ?? null } = form;
  // What stays as it was is not asked about again.
  if (birth_date !== null && (birth_date !== present?.birth_date || hire_date !== present?.hire_date)) {
    const problem = birthProblem(birth_date, { hireDate: hire_date, today: await todayIn(tx, businessId, now) });
    if (problem !== null) problems.birth_date = [problem];
  }
  return {
    title: form.title ?? null,
    first_name: form.first_name.trim(),
    middle_name: textOrNull(form.middle_name),
    last_name: form.last_name.trim(),
    gender: form.gender ?? null,
    birth_date,
    marital_status: form.marital_status ?? null,
    nationality: form.nationality ?? null,
    state_of_origin: textOrNull(form.state_of_origin),
    lga_of_origin: textOrNull(form.lga_of_origin),
    address: textOrNull(form.address),
    email: textOrNull(form.email),
    personal_email: textOrNull(form.personal_email),
    phone_number: phoneAt('phone_number'),
    other_phone_number: phoneAt('other_phone_number'),
  };
}

/**
 * The status that a form asks for, as it is stored; nothing where it stays. An employment ends, and is restored, by acts of
 * their own. Who joins later is active.
 */
function statusOf(form: Schemas['EmployeeForm'], present: store.EmployeeRecord | null, problems: Problems) {
  const status = form.status ?? present?.status ?? 'active';
  if ((status === 'terminated') !== (present?.status === 'terminated'))
    problems.status = ['An employment is ended and restored by an act of its own.'];
  if (status === 'terminated') return {};
  return { status: status === 'joining' ? ('active' as const) : status };
}

/** @throws 400 with what is wrong by field */
export async function rowOf(form: Schemas['EmployeeForm'], about: About, problems: Problems) {
  const { tx, businessId, present } = about;
  const person = await personOf(form, about, problems);
  const work = await workOf(form, about, problems);
  const status = statusOf(form, present, problems);
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  const code = form.employee_id?.trim() ?? present?.employee_id ?? (await store.nextEmployeeId(tx, businessId));
  return { ...person, ...work, employee_id: code, ...status };
}
