/** The employees of a business. Those who give assets or vehicles to people may know names and jobs, and nothing else. */

import type { components } from '../../../openapi/generated/contract.ts';
import { lockBusiness } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import type { Remembered } from '../../platform/database/remembered.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { maySeePay } from '../pay/acts.ts';
import { noPay, payIn } from '../pay/rules.ts';
import { readPay } from '../pay/store.ts';
import { addRecord, changeRecord } from './acts.ts';
import * as listing from './listing.ts';
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

/** What is about pay in a form, null without any, and whether its account holder is confirmed. */
function payOf(form: Schemas['EmployeeForm'], call: Pick<Call, 'isOwner' | 'permissions' | 'userId'>, now: Date) {
  const proof = form.holder_proof ?? null;
  const pay = payIn(form) ?? (proof === null ? null : noPay);
  if (pay !== null && !maySeePay(call))
    throw refuse.general('Only somebody who may see pay can send what is about pay.');
  return { pay, holder: proof === null ? null : { proof, by: call.userId, at: now } };
}

export const employeesHandlers = ({ clock }: Platform, remembered: Remembered): Pick<Handlers, EmployeeOperation> => ({
  listEmployees: async (call) =>
    pageOf(call, await listing.listEmployees(call.tx, call.businessId, call.query, remembered), (employee) => employee),

  listAllEmployees: ({ tx, businessId }) => listing.listNames(tx, businessId),

  searchEmployees: async (call) =>
    pageOf(
      call,
      await listing.searchEmployees(call.tx, call.businessId, call.query, remembered),
      (employee) => employee,
    ),

  nextEmployeeId: async ({ tx, businessId }) => ({ employee_id: await store.nextEmployeeId(tx, businessId) }),

  getEmployee: async ({ tx, businessId, params: { id } }) => {
    const employee = await store.readEmployee(tx, businessId, id);
    if (employee === undefined) throw refuse.missing();
    return employee;
  },

  createEmployee: (call) => {
    const { tx, userId, businessId, body, idempotencyKey } = call;
    const now = clock.now();
    const intent = { userId, key: idempotencyKey, operation: 'createEmployee', businessId, body };
    return once(tx, intent, now, async () => {
      await lockBusiness(tx, businessId);
      return addRecord(call, { form: body, ...payOf(body, call, now), source: 'form', now });
    });
  },

  updateEmployee: async (call) => {
    const { tx, businessId, params, body } = call;
    await lockBusiness(tx, businessId);
    const before = await store.claimEmployee(tx, businessId, params.id);
    if (before === undefined) throw refuse.missing();
    const pay = maySeePay(call) ? await readPay(tx, businessId, params.id) : {};
    assertUnchanged(call, { ...before, ...pay });
    const now = clock.now();
    return changeRecord(call, before, { form: body, ...payOf(body, call, now), source: 'form', now });
  },
});
