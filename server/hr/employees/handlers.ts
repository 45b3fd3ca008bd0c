/** The employees of a business. Those who give assets or vehicles to people may know names and jobs, and nothing else. */

import type { components } from '../../../openapi/generated/contract.ts';
import { lockBusiness } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import type { Remembered } from '../../platform/database/remembered.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import { maySeePay } from '../pay/acts.ts';
import { noPay, type PayDetails, payIn } from '../pay/rules.ts';
import { readPay } from '../pay/store.ts';
import { addRecord, changeRecord, formOfRecord } from './acts.ts';
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

type Asked = { call: Pick<Call, 'isOwner' | 'permissions' | 'userId'>; known: PayDetails; now: Date };
/** What is about pay in a form, null without any, and whether its account holder is confirmed. */
function payOf(form: Schemas['EmployeeChange'], { call, known, now }: Asked) {
  const proof = form.holder_proof ?? null;
  const pay = payIn(form, known) ?? (proof === null ? null : known);
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
      return addRecord(call, { form: body, ...payOf(body, { call, known: noPay, now }), source: 'form', now });
    });
  },

  updateEmployee: async (call) => {
    const { tx, businessId, params, body } = call;
    await lockBusiness(tx, businessId);
    const before = await store.claimEmployee(tx, businessId, params.id);
    if (before === undefined) throw refuse.missing();
    const pay = maySeePay(call) ? await readPay(tx, businessId, params.id) : null;
    assertUnchanged(call, { ...before, ...pay });
    const now = clock.now();
    const form = withLeftOut(body, formOfRecord(before, body));
    return changeRecord(call, before, {
      form,
      ...payOf(body, { call, known: pay ?? noPay, now }),
      source: 'form',
      now,
    });
  },
});
