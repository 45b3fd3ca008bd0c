/** The employment of a person: their job, confirmation and review, its end and its restoration, and what was done with them. */

import { isTooYoung, tooYoungWhenHired } from '../../../rules/hr/age.ts';
import { todayIn } from '../../directory/business-day.ts';
import { listOwners, lockBusiness } from '../../directory/directory.ts';
import { askingOf } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { onePage, pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import { pauseReminders } from '../../platform/reminders/reminders.ts';
import { isFor } from '../../platform/security/audience.ts';
import { listAbout, record } from '../../platform/security/audit.ts';
import type { Services } from '../../plug/services.ts';
import { restore } from '../benefits/assignments.ts';
import { aboutEmployee } from '../documents/acts.ts';
import { formOfRecord } from '../employees/acts.ts';
import { workOf } from '../employees/form.ts';
import { changedWords, textOrNull } from '../employees/rules.ts';
import * as store from '../employees/store.ts';
import { endEmployment } from './acts.ts';
import { heldText, isByEmployer, planText, problemsOfEnd, problemsOfReturn } from './rules.ts';

type EmploymentOperation =
  | 'updateJobDetails'
  | 'setConfirmationAndReviewDate'
  | 'terminateEmployee'
  | 'reinstateEmployee'
  | 'listEmployeeAssetVehicles'
  | 'listEmployeeHistory';
type Caller = Pick<BusinessCall<'reinstateEmployee'>, 'tx' | 'businessId' | 'userId' | 'address' | 'params'>;
type Needed = Pick<Services, 'members' | 'listHeld' | 'protectionsOf' | 'tell' | 'activities'>;
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
  { members, listHeld, protectionsOf, tell, activities }: Needed,
): Pick<Handlers, EmploymentOperation> => {
  /** What was done that a reader of a history must not know of, as on the home page, and whose documents were opened. */
  const unseenBy = (reader: Parameters<typeof isFor>[1]) => [
    ...Object.entries(activities).flatMap(([action, { audience }]) => (isFor(audience, reader) ? [] : [action])),
    ...(isFor('edit_people', reader) ? [] : ['employee.documentOpened']),
  ];

  async function written({ tx, businessId }: Caller, id: string) {
    const after = await store.readEmployee(tx, businessId, id);
    if (after === undefined) throw new Error('A locked employee is gone.');
    return after;
  }

  /** Stores a change and records it; without a text of its own, as what differs. */
  async function change(call: Caller, before: store.EmployeeRecord, { action, text, row }: Change) {
    const { tx, businessId, userId, address } = call;
    await store.updateEmployee(tx, businessId, before.id, row);
    const after = await written(call, before.id);
    const words = text ?? changedWords(before, after);
    const subject = { id: before.id, name: store.nameOf(after) };
    const now = clock.now();
    if (words !== null) await record(tx, { businessId, actorId: userId, action, text: words, subject, address, now });
    return after;
  }

  /** What somebody who comes back gets again, as far as that is asked for. */
  async function giveBack(call: BusinessCall<'reinstateEmployee'>, employee: store.EmployeeRecord, now: Date) {
    const { tx, businessId, userId, address, isOwner, permissions, body } = call;
    const member = await store.memberOf(tx, businessId, employee.id);
    if (body.restore_access === true && member !== null) {
      const giver = { id: userId, isOwner, permissions };
      await members.restore(tx, { businessId, userId: member, giver, address, now });
    }
    const { terminated_on: endedOn } = employee;
    if (body.restore_benefits === true && endedOn !== null)
      await restore(tx, businessId, { employeeId: employee.id, endedOn, from: body.date ?? null });
  }

  return {
    updateJobDetails: async (call) => {
      const { tx, businessId, body } = call;
      const present = await claim(call);
      assertUnchanged(call, present);
      const problems: Record<string, string[]> = {};
      const form = withLeftOut(body, formOfRecord(present, body));
      const row = await workOf(form, { tx, businessId, present, now: clock.now() }, problems);
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
      const { confirmation_date = null, review_date = null } = withLeftOut(call.body, present);
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
      const today = await todayIn(tx, businessId, now);
      const problems = problemsOfEnd(body.date, employee, today);
      if (problems !== null) throw refuse.fields(problems);
      if (isByEmployer(body.reason) && body.despite_protection !== true) {
        const about = { employeeId: employee.id, today, lastDay: body.date };
        const protections = await protectionsOf(tx, businessId, about);
        if (protections.length > 0) throw refuse.conflict(protections.join(' '), 'protected');
      }
      if (body.date > today) {
        const owners = await listOwners(tx, businessId);
        if (owners.some(({ id }) => id === member))
          throw refuse.conflict('The owner hands the business over before they leave it.');
        const row = {
          terminated_on: body.date,
          termination_reason: body.reason,
          termination_note: textOrNull(body.note),
          termination_by: userId,
        };
        const after = await change(call, employee, { action: 'employee.noticeGiven', text: planText(body), row });
        await tell(askingOf(call, now), 'employment.ends', { employeeId: employee.id, lastDay: body.date });
        return after;
      }
      const held = await listHeld(tx, businessId, employee.id);
      if (held.length > 0)
        throw refuse.conflict(
          `${employee.first_name} ${heldText(held, 'asset')}. Take back or write off first.`,
          'holds_assets',
        );
      const ended = { ...body, note: textOrNull(body.note) };
      await endEmployment({ tx, businessId, userId, address }, employee, ended, { members, tell, now });
      return written(call, employee.id);
    },

    reinstateEmployee: async (call) => {
      const employee = await claim(call);
      const { tx, businessId, body } = call;
      if (employee.terminated_on === null && employee.status !== 'terminated')
        throw refuse.conflict('This employment has not ended.');
      const row = {
        terminated_on: null,
        termination_reason: null,
        termination_note: null,
        termination_by: null,
      };
      if (employee.leaves_on !== null) {
        if (body.date !== undefined) throw refuse.fields({ date: ['The employment has not ended yet.'] });
        return change(call, employee, { action: 'employee.reinstated', text: 'Withdrew the planned end', row });
      }
      await pauseReminders(tx, { businessId, kind: aboutEmployee, ids: [employee.id] }, false);
      const now = clock.now();
      const { date } = body;
      const problems = date === undefined ? null : problemsOfReturn(date, employee, await todayIn(tx, businessId, now));
      if (problems !== null) throw refuse.fields(problems);
      await giveBack(call, employee, now);
      const back = { ...row, status: 'active' as const };
      if (date === undefined)
        return change(call, employee, { action: 'employee.reinstated', text: 'Restored the employment', row: back });
      await store.keepEmployment(tx, businessId, employee.id);
      const begun = { ...back, hire_date: date, probation_end_date: null, confirmation_date: null };
      return change(call, employee, { action: 'employee.reinstated', text: `Employed again from ${date}`, row: begun });
    },

    listEmployeeAssetVehicles: async ({ tx, businessId, params: { id } }) => {
      if ((await store.readEmployee(tx, businessId, id)) === undefined) throw refuse.missing();
      return onePage(await listHeld(tx, businessId, id));
    },

    listEmployeeHistory: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await store.readEmployee(tx, businessId, params.id)) === undefined) throw refuse.missing();
      const unseen = unseenBy(call);
      return pageOf(call, await listAbout(tx, businessId, params.id, query, unseen), ({ created_at, ...event }) => ({
        ...event,
        created_at: created_at.toISOString(),
      }));
    },
  };
};
