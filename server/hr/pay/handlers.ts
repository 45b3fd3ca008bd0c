import type { Handlers } from '../../platform/contract.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimEmployee, nameOf, readEmployee } from '../employees/store.ts';
import { changePay, notePayShown } from './acts.ts';
import { noPay, payIn, problemsOf } from './rules.ts';
import { readPay } from './store.ts';

type PayOperation = 'getPayDetails' | 'updatePensionBankAccount';
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
    assertUnchanged(call, await readPay(tx, businessId, employee.id));
    const details = payIn(body) ?? noPay;
    const problems = problemsOf(details);
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    const paid = [employee.email, employee.personal_email];
    const whose = { id: employee.id, name: nameOf(employee) };
    await changePay(call, details, { employee: whose, paid, source: 'form', now: clock.now() });
    return details;
  },
});
