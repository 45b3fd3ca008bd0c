/** What the work calendar of somebody says around time off: days to ask for beside holidays, and when they work again. */
import { daysLater } from '../../../rules/calendar/days.ts';
import { type Bridge, bridgesIn } from '../../../rules/timeoff/bridges.ts';
import { backOn, lookAhead } from '../../../rules/timeoff/return.ts';
import { isMeeting } from '../../../rules/timeoff/stretch.ts';
import { workCalendarsOf } from '../../calendar/port.ts';
import type { Inside } from '../../platform/asking.ts';
import { listStanding, type Request } from './store.ts';

const most = 5;
/** Of what is off beside the first and the last day, further than a year ahead. */
const beside = 15;

export async function bridgesOf(inside: Inside, employeeId: string, today: string): Promise<Bridge[]> {
  const days = { from: daysLater(today, 1), to: daysLater(today, 365) };
  const looked = { from: daysLater(days.from, -beside), to: daysLater(days.to, beside) };
  const calendar = (await workCalendarsOf(inside, [employeeId], looked)).get(employeeId);
  if (calendar === undefined) return [];
  const standing = await listStanding(inside.tx, inside.businessId, employeeId);
  const isFree = ({ first_day, last_day }: Bridge) =>
    standing.every((other) => !isMeeting(other, { first_day, last_day, from_noon: false, until_noon: false }));
  return bridgesIn(calendar, days, isFree).slice(0, most);
}

export async function returnOf(inside: Inside, request: Request): Promise<string | null> {
  const { employeeId, last_day: last } = request;
  const looked = { from: last, to: daysLater(last, lookAhead) };
  const calendar = (await workCalendarsOf(inside, [employeeId], looked)).get(employeeId);
  return calendar === undefined ? null : backOn(request, calendar);
}
