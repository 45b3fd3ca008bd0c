/** Ends an employment: at once, or on the day that was planned. Access, benefits and reminders end with it. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { pauseReminders } from '../../platform/reminders/reminders.ts';
import { record } from '../../platform/security/audit.ts';
import type { Services } from '../../plug/services.ts';
import { unassign } from '../benefits/assignments.ts';
import { aboutEmployee } from '../documents/acts.ts';
import * as store from '../employees/store.ts';
import { endText } from './rules.ts';

/** Who ends it, or planned to; `address` is empty when a job does it for them. */
type Ender = { tx: Tx; businessId: string; userId: string; address: string };
type End = components['schemas']['Termination'];

/** The business and the employee must be locked. @throws 409 when they own the business */
export async function endEmployment(
  { tx, businessId, userId, address }: Ender,
  employee: store.EmployeeRecord,
  { date, reason, note = null }: End,
  { members, tell, now }: Pick<Services, 'members' | 'tell'> & { now: Date },
): Promise<void> {
  const member = await store.memberOf(tx, businessId, employee.id);
  if (member !== null) await members.end(tx, { businessId, userId: member, actorId: userId, address, now });
  await unassign(tx, businessId, { benefitIds: null, employeeIds: [employee.id], endDate: date });
  await pauseReminders(tx, { businessId, kind: aboutEmployee, ids: [employee.id] }, true);
  await store.updateEmployee(tx, businessId, employee.id, {
    status: 'terminated',
    terminated_on: date,
    termination_reason: reason,
    termination_note: note,
    termination_by: null,
  });
  const subject = { id: employee.id, name: store.nameOf(employee) };
  const action = 'employee.terminated';
  await record(tx, { businessId, actorId: userId, action, text: endText({ date, reason }), subject, address, now });
  await tell({ tx, businessId, userId, address, now }, 'employment.ends', { employeeId: employee.id, lastDay: date });
}
