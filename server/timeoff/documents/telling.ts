/** Who hears that a document came, and what the records say. Neither says what it is, or why somebody is away. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { stretchText } from '../../../rules/timeoff/stretch.ts';
import { describeEmployees, usersOf } from '../../directory/employees.ts';
import { listEntitled } from '../../directory/rights.ts';
import type { Asking } from '../../platform/asking.ts';
import { newId } from '../../platform/database/ids.ts';
import { notifyAll } from '../../platform/notifications.ts';
import { record } from '../../platform/security/audit.ts';
import { answerersOf } from '../requests/answerers.ts';
import { isWaiting } from '../requests/rules.ts';
import type { Request } from '../requests/store.ts';

const recorded = {
  documentAdded: 'Added a document to time off',
  documentRemoved: 'Removed a document of time off',
  documentOpened: 'Opened a document of time off',
};

async function employeeOf({ tx, businessId }: Asking, { employeeId }: Request) {
  const employee = (await describeEmployees(tx, businessId, [employeeId])).get(employeeId);
  if (employee === undefined) throw new Error('A request is of an employee.');
  return { ...employee, name: onOneLine(`${employee.first_name} ${employee.last_name}`.trim()) };
}

export async function recordDocument(asking: Asking, what: keyof typeof recorded, request: Request): Promise<void> {
  const { tx, businessId, userId: actorId, address, now } = asking;
  const { id, name, employee_id } = await employeeOf(asking, request);
  const text = `${recorded[what]}: ${stretchText(request)}`;
  const subject = { id, name: `${name} (${employee_id})` };
  await record(tx, { businessId, actorId, action: `timeoffRequest.${what}`, text, subject, address, now });
}

/** Those who answer what is pending, and those who manage time off of what is approved. */
export async function announceAdded(asking: Asking, request: Request, today: string): Promise<void> {
  const { tx, businessId, userId, now } = asking;
  const { name } = await employeeOf(asking, request);
  const own = (await usersOf(tx, businessId, [request.employeeId])).get(request.employeeId);
  const concerned = isWaiting(request)
    ? await answerersOf(asking, request, today)
    : await listEntitled(tx, businessId, ['manage_time_off']);
  const text = `A document came for the time off of ${name}: ${stretchText(request)}`;
  const occasion = `timeoff-request.document:${newId()}`;
  const told = concerned.filter((id) => id !== own && id !== userId);
  await notifyAll(
    tx,
    businessId,
    told.map((id) => ({ userId: id, occasion, text, link: '/hr/time-off' })),
    now,
  );
}
