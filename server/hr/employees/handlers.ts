/** The employees of a business. Those who give assets or vehicles to people may know names and jobs, and nothing else. */
import type { components } from '../../../openapi/generated/contract.ts';
import { lockBusiness } from '../../directory/directory.ts';
import { record } from '../../platform/audit.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { refuseDuplicates } from '../../platform/duplicates.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePay } from '../pay/handlers.ts';
import { payIn, problemsOf } from '../pay/rules.ts';
import { photoOf } from '../photos/photo.ts';
import { rowOf } from './form.ts';
import { changedWords } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type Call = BusinessCall<'createEmployee'>;
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

/** An employee whom this transaction has just written. */
async function written(tx: Tx, businessId: string, id: string): Promise<store.EmployeeRecord> {
  const employee = await store.readEmployee(tx, businessId, id);
  if (employee === undefined) throw new Error('A written employee can be read.');
  return employee;
}

/** What is about pay in a form, checked; null without any. */
function payOf(
  form: Schemas['EmployeeForm'],
  call: Pick<Call, 'isOwner' | 'permissions'>,
  problems: Record<string, string[]>,
) {
  const pay = payIn(form);
  if (pay === null) return null;
  if (!call.isOwner && !call.permissions.includes('see_pay'))
    throw refuse.general('Only somebody who may see pay can send what is about pay.');
  Object.assign(problems, problemsOf(pay));
  return pay;
}

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

  createEmployee: (call) => {
    const { tx, userId, businessId, body, idempotencyKey, address } = call;
    const now = clock.now();
    const intent = { userId, key: idempotencyKey, operation: 'createEmployee', businessId, body };
    return once(tx, intent, now, async () => {
      await lockBusiness(tx, businessId);
      const problems: Record<string, string[]> = {};
      const pay = payOf(body, call, problems);
      const row = await rowOf(body, { tx, businessId, present: null, now }, problems);
      const photo = await photoOf(body.photo ?? null);
      const id = await refuseTaken(store.addEmployee(tx, businessId, { ...row, photo, userId: null, now }));
      const subject = { id, name: store.nameOf(row) };
      const action = 'employee.added';
      await record(tx, { businessId, actorId: userId, action, text: 'Added the employee', subject, address, now });
      if (pay !== null) await changePay(call, subject, pay, now);
      return written(tx, businessId, id);
    });
  },

  updateEmployee: async (call) => {
    const { tx, userId, businessId, params, body, address } = call;
    const now = clock.now();
    await lockBusiness(tx, businessId);
    const before = await store.claimEmployee(tx, businessId, params.id);
    if (before === undefined) throw refuse.missing();
    const problems: Record<string, string[]> = {};
    const pay = payOf(body, call, problems);
    const row = await rowOf(body, { tx, businessId, present: before, now }, problems);
    const photo = body.photo === undefined ? before.photo : await photoOf(body.photo);
    await refuseTaken(store.updateEmployee(tx, businessId, before.id, { ...row, photo }));
    const subject = { id: before.id, name: store.nameOf(row) };
    const text = changedWords(before, await written(tx, businessId, before.id));
    const action = 'employee.changed';
    if (text !== null) await record(tx, { businessId, actorId: userId, action, text, subject, address, now });
    if (pay !== null) await changePay(call, subject, pay, now);
    return written(tx, businessId, before.id);
  },
});
