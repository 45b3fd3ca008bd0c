/** The employees of a business. Those who give assets or vehicles to people may know names and jobs, and nothing else. */
import type { components } from '../../../openapi/generated/contract.ts';
import { lockBusiness } from '../../directory/directory.ts';
import { record } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { refuseDuplicates } from '../../platform/duplicates.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { pageOf } from '../../platform/lists.ts';
import { toE164 } from '../../platform/phone.ts';
import type { Platform } from '../../platform/platform.ts';
import { changedWords, textOrNull } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type EmployeeOperation =
  | 'listEmployees'
  | 'listAllEmployees'
  | 'searchEmployees'
  | 'nextEmployeeId'
  | 'getEmployee'
  | 'createEmployee'
  | 'updateEmployee';

const takenCode = {
  constraint: 'employees_employee_id',
  fields: { employee_id: ['Another employee has this ID.'] },
};
const takenEmail = { constraint: 'employees_email', fields: { email: ['Another employee has this email address.'] } };
const refuseTaken = <T>(statement: Promise<T>): Promise<T> =>
  refuseDuplicates(refuseDuplicates(statement, takenCode), takenEmail);

/** The checked form. @param present the employee as it is; undefined for a new one */
async function fieldsOf(
  tx: Tx,
  businessId: string,
  form: Schemas['EmployeeForm'],
  present?: Schemas['Employee'],
): Promise<store.EmployeeFields> {
  const { department = null, region = null } = form;
  const problems: Record<string, string[]> = {};
  const phone = textOrNull(form.phone_number);
  const phoneNumber = phone === null ? null : toE164(phone, await store.countryOf(tx, businessId));
  if (phone !== null && phoneNumber === null) problems.phone_number = ['The phone number entered is not valid.'];
  if (department !== null && !(await store.isThere(tx, 'departments', businessId, department)))
    problems.department = ['There is no such department.'];
  if (region !== null && !(await store.isThere(tx, 'regions', businessId, region)))
    problems.region = ['There is no such region.'];
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  return {
    employeeId: form.employee_id?.trim() ?? present?.employee_id ?? (await store.nextEmployeeId(tx, businessId)),
    firstName: form.first_name.trim(),
    lastName: form.last_name.trim(),
    email: textOrNull(form.email),
    phoneNumber,
    jobTitle: textOrNull(form.job_title),
    departmentId: department,
    regionId: region,
    hireDate: form.hire_date ?? null,
    status: form.status ?? present?.status ?? 'active',
  };
}

/** An employee whom this transaction has just written. */
async function written(tx: Tx, businessId: string, id: string): Promise<Schemas['Employee']> {
  const employee = await store.readEmployee(tx, businessId, id);
  if (employee === undefined) throw new Error('A written employee can be read.');
  return employee;
}

const nameOf = ({ first_name, last_name, employee_id }: Schemas['Employee']) =>
  `${first_name} ${last_name} (${employee_id})`;

export const employeesHandlers = ({ clock }: Platform): Pick<Handlers, EmployeeOperation> => ({
  listEmployees: async (call) =>
    pageOf(call, await store.listEmployees(call.tx, call.businessId, call.query), (employee) => employee),

  listAllEmployees: ({ tx, businessId }) => store.listNames(tx, businessId),

  searchEmployees: async (call) =>
    pageOf(call, await store.searchEmployees(call.tx, call.businessId, call.query), (employee) => employee),

  nextEmployeeId: async ({ tx, businessId }) => ({ employee_id: await store.nextEmployeeId(tx, businessId) }),

  getEmployee: async ({ tx, businessId, params: { id } }) => {
    const employee = await store.readEmployee(tx, businessId, id);
    if (employee === undefined) throw refuse.missing();
    return employee;
  },

  createEmployee: ({ tx, userId, businessId, body, idempotencyKey, address }) => {
    const now = clock.now();
    const intent = { userId, key: idempotencyKey, operation: 'createEmployee', businessId, body };
    return once(tx, intent, now, async () => {
      await lockBusiness(tx, businessId);
      const fields = await fieldsOf(tx, businessId, body);
      const id = await refuseTaken(store.addEmployee(tx, businessId, { ...fields, userId: null, now }));
      const employee = await written(tx, businessId, id);
      const subject = { id, name: nameOf(employee) };
      const action = 'employee.added';
      await record(tx, { businessId, actorId: userId, action, text: 'Added the employee', subject, address, now });
      return employee;
    });
  },

  updateEmployee: async ({ tx, userId, businessId, params: { id }, body, address }) => {
    const before = await store.claimEmployee(tx, businessId, id);
    if (before === undefined) throw refuse.missing();
    const fields = await fieldsOf(tx, businessId, body, before);
    await refuseTaken(store.updateEmployee(tx, businessId, id, fields));
    const after = await written(tx, businessId, id);
    const text = changedWords(before, after);
    if (text !== null) {
      const subject = { id, name: nameOf(after) };
      const action = 'employee.changed';
      await record(tx, { businessId, actorId: userId, action, text, subject, address, now: clock.now() });
    }
    return after;
  },
});
