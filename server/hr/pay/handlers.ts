import type { Handlers } from '../../platform/contract.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimEmployee, nameOf, readEmployee } from '../employees/store.ts';
import { changePay, notePayShown } from './acts.ts';
import { readHolder } from './holder.ts';
import { payIn, problemsOf } from './rules.ts';
import { readPay } from './store.ts';

type PayOperation = 'getPayDetails' | 'updatePensionBankAccount';
export const payHandlers = ({ clock }: Platform): Pick<Handlers, PayOperation> => ({
  getPayDetails: async (call) => {
    const { tx, businessId, params } = call;
    const employee = await readEmployee(tx, businessId, params.id);
    if (employee === undefined) throw refuse.missing();
    await notePayShown(call, { id: employee.id, name: nameOf(employee) }, clock.now());
    const details = await readPay(tx, businessId, employee.id);
    return { ...details, holder: await readHolder(tx, businessId, employee.id, details) };
  },

  updatePensionBankAccount: async (call) => {
    const { tx, businessId, userId, params, body } = call;
    const employee = await claimEmployee(tx, businessId, params.id);
    if (employee === undefined) throw refuse.missing();
    const known = await readPay(tx, businessId, employee.id);
    assertUnchanged(call, known);
    const details = payIn(body, known) ?? known;
    const problems = problemsOf(details);
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    const paid = [employee.email, employee.personal_email];
    const whose = { id: employee.id, name: nameOf(employee) };
    const now = clock.now();
    const holder = body.holder_proof ? { proof: body.holder_proof, by: userId, at: now } : null;
    await changePay(call, details, { employee: whose, paid, source: 'form', holder, now });
    return { ...details, holder: await readHolder(tx, businessId, employee.id, details) };
  },
});
