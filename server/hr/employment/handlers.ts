/** The employment of a person: their job, confirmation and review, its end and its restoration, and what was done with them. */

import { isTooYoung, tooYoungWhenHired } from '../../../rules/hr/age.ts';
import { todayIn } from '../../directory/business-day.ts';
import { lockBusiness } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { onePage, pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { pauseReminders } from '../../platform/reminders/reminders.ts';
import { listAbout, record } from '../../platform/security/audit.ts';
import type { Services } from '../../plug/services.ts';
import { unassign } from '../benefits/assignments.ts';
import { aboutEmployee } from '../documents/acts.ts';
import { workOf } from '../employees/form.ts';
import { changedWords, textOrNull } from '../employees/rules.ts';
import * as store from '../employees/store.ts';
import { endText, problemsOfEnd, problemsOfReturn } from './rules.ts';

type EmploymentOperation =
  | 'updateJobDetails'
  | 'setConfirmationAndReviewDate'
  | 'terminateEmployee'
  | 'reinstateEmployee'
  | 'listEmployeeAssetVehicles'
  | 'listEmployeeHistory';
type Caller = Pick<BusinessCall<'reinstateEmployee'>, 'tx' | 'businessId' | 'userId' | 'address' | 'params'>;
type Change = { action: string; text: string | null; row: Partial<store.EmployeeRow> };

/** The locked employee of a call; the business is locked before, in which managers change. */
async function claim({ tx, businessId, params: { id } }: Caller) {
  await lockBusiness(tx, businessId);
  const employee = await store.claimEmployee(tx, businessId, id);
  if (employee === undefined) throw refuse.missing();
  return employee;
}

export const employmentHandlers = (
  { clock }: Platform,
  { members, listHeld }: Pick<Services, 'members' | 'listHeld'>,
): Pick<Handlers, EmploymentOperation> => {
  /** Stores a change and records it; without a text of its own, as what differs. */
  async function change(
    { tx, businessId, userId, address }: Caller,
    before: store.EmployeeRecord,
    { action, text, row }: Change,
  ) {
    await store.updateEmployee(tx, businessId, before.id, row);
    const after = await store.readEmployee(tx, businessId, before.id);
    if (after === undefined) throw new Error('A locked employee is gone.');
    const words = text ?? changedWords(before, after);
    const subject = { id: before.id, name: store.nameOf(after) };
    const now = clock.now();
    if (words !== null) await record(tx, { businessId, actorId: userId, action, text: words, subject, address, now });
    return after;
  }

  return {
    updateJobDetails: async (call) => {
      const { tx, businessId, body } = call;
      const present = await claim(call);
      assertUnchanged(call, present);
      const problems: Record<string, string[]> = {};
      const row = await workOf(body, { tx, businessId, present, now: clock.now() }, problems);
      const { birth_date } = present;
      const hired = row.hire_date === present.hire_date ? null : row.hire_date;
      if (hired !== null && birth_date !== null && isTooYoung(birth_date, hired))
        problems.hire_date = [tooYoungWhenHired];
      if (Object.keys(problems).length > 0) throw refuse.fields(problems);
      return change(call, present, { action: 'employee.changed', text: null, row });
    },

    setConfirmationAndReviewDate: async (call) => {
      const present = await claim(call);
      assertUnchanged(call, present);
      const { confirmation_date = null, review_date = null } = call.body;
      if (confirmation_date !== null && present.hire_date !== null && confirmation_date < present.hire_date)
        throw refuse.fields({ confirmation_date: ['Nobody is confirmed before the hire date.'] });
      return change(call, present, { action: 'employee.changed', text: null, row: { confirmation_date, review_date } });
    },

    terminateEmployee: async (call) => {
      const { tx, businessId, userId, address, body } = call;
      const now = clock.now();
      const employee = await claim(call);
      if (employee.status === 'terminated') throw refuse.conflict('This employment has ended already.');
      const member = await store.memberOf(tx, businessId, employee.id);
      if (member === userId) throw refuse.conflict('Somebody else ends your employment.');
      const problems = problemsOfEnd(body.date, employee, await todayIn(tx, businessId, now));
      if (problems !== null) throw refuse.fields(problems);
      const { length: held } = await listHeld(tx, businessId, employee.id);
      if (held > 0) {
        const what = held === 1 ? 'one asset' : `${held.toLocaleString('en-NG')} assets`;
        throw refuse.conflict(`${employee.first_name} holds ${what}. Take back or write off first.`, 'holds_assets');
      }
      await unassign(tx, businessId, { benefitIds: null, employeeIds: [employee.id], endDate: body.date });
      if (member !== null) await members.end(tx, { businessId, userId: member, actorId: userId, address, now });
      await pauseReminders(tx, { businessId, kind: aboutEmployee, ids: [employee.id] }, true);
      const row = {
        status: 'terminated' as const,
        terminated_on: body.date,
        termination_reason: body.reason,
        termination_note: textOrNull(body.note),
      };
      return change(call, employee, { action: 'employee.terminated', text: endText(body), row });
    },

    reinstateEmployee: async (call) => {
      const employee = await claim(call);
      if (employee.status !== 'terminated') throw refuse.conflict('This employment has not ended.');
      const { tx, businessId } = call;
      await pauseReminders(tx, { businessId, kind: aboutEmployee, ids: [employee.id] }, false);
      const row = { status: 'active' as const, terminated_on: null, termination_reason: null, termination_note: null };
      const { date } = call.body;
      if (date === undefined)
        return change(call, employee, { action: 'employee.reinstated', text: 'Restored the employment', row });
      const problems = problemsOfReturn(date, employee, await todayIn(tx, businessId, clock.now()));
      if (problems !== null) throw refuse.fields(problems);
      await store.keepEmployment(tx, businessId, employee.id);
      const begun = { ...row, hire_date: date, probation_end_date: null, confirmation_date: null };
      return change(call, employee, { action: 'employee.reinstated', text: `Employed again from ${date}`, row: begun });
    },

    listEmployeeAssetVehicles: async ({ tx, businessId, params: { id } }) => {
      if ((await store.readEmployee(tx, businessId, id)) === undefined) throw refuse.missing();
      return onePage(await listHeld(tx, businessId, id));
    },

    listEmployeeHistory: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await store.readEmployee(tx, businessId, params.id)) === undefined) throw refuse.missing();
      return pageOf(call, await listAbout(tx, businessId, params.id, query), ({ created_at, ...event }) => ({
        ...event,
        created_at: created_at.toISOString(),
      }));
    },
  };
};
