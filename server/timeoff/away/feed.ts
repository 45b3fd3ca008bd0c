/** Time off in somebody's calendar feed: their own, and that of those below them. Nothing says why. */
import { daysLater } from '../../../rules/calendar/days.ts';
import { halvesText } from '../../../rules/timeoff/stretch.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { type Person, viewerOf } from '../requests/viewer.ts';
import { awayFor } from './acts.ts';

/** Days before and after today. */
const [ago, ahead] = [31, 366];

export async function awayInFeed(person: Person, today: string) {
  const viewer = await viewerOf(person, today);
  const asked = { from: daysLater(today, -ago), to: daysLater(today, ahead), of: 'near' as const, viewer };
  const approved = (await awayFor(person, asked)).filter(
    ({ status, employeeId }) => status === 'approved' && (employeeId === viewer.self || viewer.team.has(employeeId)),
  );
  const { tx, businessId } = person;
  const names = await describeEmployees(tx, businessId, [...new Set(approved.map(({ employeeId }) => employeeId))]);
  return approved.map(({ id, employeeId, ...stretch }) => {
    const { first_name = '', last_name = '' } = names.get(employeeId) ?? {};
    const who = employeeId === viewer.self ? 'Your time off' : `${`${first_name} ${last_name}`.trim()} is away`;
    const { first_day, last_day } = stretch;
    return { id, title: `${who}${halvesText(stretch)}`, first_day, last_day };
  });
}
