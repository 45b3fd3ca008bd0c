/** Pay details in full, for those who may see pay. Every look at them is recorded. */
import { record } from '../../platform/audit.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimEmployee, nameOf, readEmployee } from '../employees/store.ts';
import { changedPay, noPay, type PayDetails, payIn, problemsOf } from './rules.ts';
import { readPay, writePay } from './store.ts';

type PayOperation = 'getPayDetails' | 'updatePensionBankAccount';
type Caller = Pick<BusinessCall<'getPayDetails'>, 'tx' | 'businessId' | 'userId' | 'address'>;

/** Stores checked details, and records which of them changed, without what they are. */
export async function changePay(
  { tx, businessId, userId, address }: Caller,
  employee: { id: string; name: string },
  details: PayDetails,
  now: Date,
) {
  const changed = changedPay(await readPay(tx, businessId, employee.id), details);
  if (changed.length === 0) return;
  await writePay(tx, businessId, employee.id, details);
  const text = `Changed the ${new Intl.ListFormat('en-GB').format(changed)}`;
  const action = 'employee.payChanged';
  await record(tx, { businessId, actorId: userId, action, text, subject: employee, address, now });
}

/** Records that somebody saw an employee's pay details in full. */
export const notePayShown = (
  { tx, businessId, userId, address }: Caller,
  subject: { id: string; name: string },
  now: Date,
) => {
  const shown = { action: 'employee.payShown', text: 'Saw pay and bank details' };
  return record(tx, { businessId, actorId: userId, ...shown, subject, address, now });
};

/** Whether somebody may see pay in full. */
export const maySeePay = ({ isOwner, permissions }: Pick<BusinessCall<'getPayDetails'>, 'isOwner' | 'permissions'>) =>
  isOwner || permissions.includes('see_pay');

export const payHandlers = ({ clock }: Platform): Pick<Handlers, PayOperation> => ({
  getPayDetails: async (call) => {
    const { tx, businessId, params } = call;
    const employee = await readEmployee(tx, businessId, params.id);
    if (employee === undefined) throw refuse.missing();
    await notePayShown(call, { id: employee.id, name: nameOf(employee) }, clock.now());
    return readPay(tx, businessId, employee.id);
  },

  updatePensionBankAccount: async (call) => {
    const { tx, businessId, params, body } = call;
    const employee = await claimEmployee(tx, businessId, params.id);
    if (employee === undefined) throw refuse.missing();
    const details = payIn(body) ?? noPay;
    const problems = problemsOf(details);
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    await changePay(call, { id: employee.id, name: nameOf(employee) }, details, clock.now());
    return details;
  },
});
