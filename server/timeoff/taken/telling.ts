/** What the records say of recorded time off, and what the employee hears. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { type Stretch, stretchText } from '../../../rules/timeoff/stretch.ts';
import { findMember } from '../../directory/directory.ts';
import { type EmployeeCard, usersOf } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { notifyAll } from '../../platform/notifications.ts';
import { record } from '../../platform/security/audit.ts';

/** Neither says what it was for. */
export async function announceRecorded(
  { tx, businessId, userId, address, now }: Asking,
  { id, first_name, last_name, employee_id }: EmployeeCard,
  stretch: Stretch & { id: string },
): Promise<void> {
  const days = stretchText(stretch);
  const subject = { id, name: `${onOneLine(`${first_name} ${last_name}`.trim())} (${employee_id})` };
  const [action, text] = ['timeoffTaken.recorded', `Recorded time off: ${days}`];
  await record(tx, { businessId, actorId: userId, action, text, subject, address, now });
  const own = (await usersOf(tx, businessId, [id])).get(id);
  const member = own === undefined || own === userId ? undefined : await findMember(tx, businessId, own);
  if (member === undefined) return;
  const told = { userId: member.id, text: `Time off was recorded for you: ${days}`, link: '/my-time-off' };
  await notifyAll(tx, businessId, [{ ...told, occasion: `timeoff-taken.recorded:${stretch.id}` }], now);
}
