/** Who hears what becomes of a request, each once, and what the records say of it. Neither says why somebody is away. */
import { onOneLine } from '../../../rules/shared/line.ts';
import { type Stretch, stretchText } from '../../../rules/timeoff/stretch.ts';
import { findMember } from '../../directory/directory.ts';
import { describeEmployees, type EmployeeCard, usersOf } from '../../directory/employees.ts';
import { listEntitled } from '../../directory/rights.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import { newId } from '../../platform/database/ids.ts';
import { notifyAll } from '../../platform/notifications.ts';
import { record } from '../../platform/security/audit.ts';
import { type Asked, answerersOf } from './answerers.ts';
import { amountText } from './rules.ts';

/** Whoever answers by a link in a mail has not signed in, which the records say. */
export type Acting = Asking & { isByLink?: true };

type What = 'asked' | 'passedOn' | 'approved' | 'declined' | 'cancelled' | 'shortened' | 'askedBack' | 'replied';
type Subject = Stretch &
  Asked & {
    id: string;
    /** Whoever asked, who may have done so for somebody without an account. */
    asked_by?: string;
  };
const fullName = ({ first_name, last_name }: EmployeeCard) => onOneLine(`${first_name} ${last_name}`.trim());

const toThemselves = {
  asked: 'Time off was asked for in your name',
  passedOn: 'Your time off is approved by one of two',
  approved: 'Your time off is approved',
  declined: 'Your time off is declined',
  cancelled: 'Your time off is cancelled',
  shortened: 'Your time off is shortened',
  askedBack: 'You are asked something about your time off',
  replied: 'A question about your time off was answered in your name',
};
const recorded = {
  asked: 'Asked for time off',
  passedOn: 'Approved time off, which somebody else answers next',
  approved: 'Approved time off',
  declined: 'Declined time off',
  cancelled: 'Cancelled time off',
  shortened: 'Shortened time off',
  askedBack: 'Asked back about time off',
  replied: 'Replied about time off',
};

/** What may happen to a request more often than once is told each time. */
function againOf(what: What, days: string, now: Date): string {
  if (what === 'shortened') return `:${days}`;
  return what === 'askedBack' || what === 'replied' ? `:${now.getTime()}` : '';
}
const newsTo = {
  asked: 'asks for time off',
  passedOn: 'asks for time off',
  replied: 'has replied about time off',
};
/** Where it is answered: the list, with the request in front of it. */
const toAnswer = (id: string) => `/hr/time-off?modal=answer&of=${id}`;

const isToAnswer = (what: What): what is keyof typeof newsTo => what in newsTo;

/** As those who answer read it; null for what they do themselves. */
function newsOf(what: What, name: string): string | null {
  if (what === 'cancelled' || what === 'shortened') return `The time off of ${name} is ${what}`;
  return isToAnswer(what) ? `${name} ${newsTo[what]}` : null;
}

/** Tells the employee, and those who answer what is asked for or cancelled; whoever did it does not hear of it. */
export async function announce(asking: Acting, what: What, request: Subject, today: string): Promise<void> {
  const { tx, businessId, userId, address, now } = asking;
  const employee = (await describeEmployees(tx, businessId, [request.employeeId])).get(request.employeeId);
  if (employee === undefined) throw new Error('A request is of an employee.');
  const days = stretchText(request);
  const name = fullName(employee);
  const text = `${recorded[what]}${asking.isByLink ? ', by the link in a mail' : ''}: ${days}`;
  const subject = { id: employee.id, name: `${name} (${employee.employee_id})` };
  await record(tx, { businessId, actorId: userId, action: `timeoffRequest.${what}`, text, subject, address, now });

  const own = (await usersOf(tx, businessId, [employee.id])).get(employee.id);
  const member = own === undefined ? undefined : await findMember(tx, businessId, own);
  const told = [{ userId: member?.id, text: `${toThemselves[what]}: ${days}`, link: '/my-time-off' }];
  if (what === 'askedBack' && member === undefined)
    told.push({
      userId: request.asked_by,
      text: `You are asked something about the time off of ${name}: ${days}`,
      link: '/hr/time-off',
    });
  const news = newsOf(what, name);
  if (news !== null)
    for (const id of await answerersOf(asking, request, today))
      if (id !== own)
        told.push({
          userId: id,
          text: `${news}: ${days}`,
          link: isToAnswer(what) ? toAnswer(request.id) : '/hr/time-off',
        });
  const occasion = `timeoff-request.${what}:${request.id}${againOf(what, days, now)}`;
  const others = told.flatMap((one) =>
    one.userId === undefined || one.userId === userId
      ? []
      : [{ userId: one.userId, occasion, text: one.text, link: one.link }],
  );
  await notifyAll(tx, businessId, others, now);
}

/** Tells those who manage time off that nobody has answered for so many working days; each once. */
export async function announceWaiting(
  { tx, businessId, now }: Inside & { now: Date },
  request: Subject,
  waited: number,
): Promise<void> {
  const employee = (await describeEmployees(tx, businessId, [request.employeeId])).get(request.employeeId);
  const own = (await usersOf(tx, businessId, [request.employeeId])).get(request.employeeId);
  if (employee === undefined) return;
  const since = `for ${waited} working ${waited === 1 ? 'day' : 'days'}`;
  const text = `${fullName(employee)} has waited ${since} for an answer about time off: ${stretchText(request)}`;
  const entitled = await listEntitled(tx, businessId, ['manage_time_off']);
  const occasion = `timeoff-request.waiting:${request.id}:${request.step}`;
  const told = entitled
    .filter((id) => id !== own)
    .map((userId) => ({ userId, occasion, text, link: toAnswer(request.id) }));
  await notifyAll(tx, businessId, told, now);
}

type Recounted = { cause: string; amount: number; unit: 'days' | 'hours' };

/** Tells somebody that their approved time off takes another amount, since a holiday or their work pattern changed; nothing says what it is for. */
export async function announceRecount(
  asking: Asking,
  request: Stretch & { employeeId: string },
  { cause, amount, unit }: Recounted,
): Promise<void> {
  const { tx, businessId, now } = asking;
  const user = (await usersOf(tx, businessId, [request.employeeId])).get(request.employeeId);
  const member = user === undefined ? undefined : await findMember(tx, businessId, user);
  if (member === undefined) return;
  const text = `Your time off takes ${amountText(amount, { unit })} now, as ${onOneLine(cause)} changed: ${stretchText(request)}`;
  const occasion = `timeoff-request.recounted:${newId()}`;
  await notifyAll(tx, businessId, [{ userId: member.id, occasion, text, link: null }], now);
}
