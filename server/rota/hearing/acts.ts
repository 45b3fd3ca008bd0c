/** What the plan does when somebody leaves, is away, or has a day off: shifts become open, and those who plan hear of it. */
import { daysLater } from '../../../rules/calendar/days.ts';
import { dayMet, type Unavailable } from '../../../rules/rota/availability.ts';
import type { Fault } from '../../../rules/rota/faults.ts';
import { dayText } from '../../../rules/rota/words.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import { todayIn } from '../../directory/business-day.ts';
import { describeEmployees, usersOf } from '../../directory/employees.ts';
import { listEntitled } from '../../directory/rights.ts';
import type { Asking } from '../../platform/asking.ts';
import { newId } from '../../platform/database/ids.ts';
import { notify } from '../../platform/notifications.ts';
import { record } from '../../platform/security/audit.ts';
import type { Facts } from '../../plug/facts.ts';
import { linkToWeek } from '../publications/telling.ts';
import { settingsOf } from '../settings/store.ts';
import { faultsIn, knownOf } from '../shifts/acts.ts';
import { type Days, listShifts, listShiftsOf, openShiftsAfter, type ShiftRow } from '../shifts/store.ts';
import { workersOf } from '../shifts/workers.ts';

type News = { what: string; text: string; shifts: readonly ShiftRow[]; except?: string | undefined };

/** Tells those who plan, with a link to the week of the first of the shifts. */
async function tellPlanners(asking: Asking, { what, text, shifts, except }: News): Promise<void> {
  const { tx, businessId, now } = asking;
  const { week_start: weekStart } = await settingsOf(tx, businessId);
  const planners = await listEntitled(tx, businessId, ['plan_rota']);
  await notify(tx, {
    businessId,
    userIds: planners.filter((id) => id !== except),
    occasion: `rota.${what}:${newId()}`,
    text,
    link: linkToWeek(shifts[0]?.date ?? '', weekStart),
    now,
  });
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
/** The days of shifts, of which the first few are named. */
function daysText(shifts: readonly ShiftRow[]): string {
  const days = [...new Set(shifts.map(({ date }) => dayText(date)))];
  return days.length > 3 ? `${days.slice(0, 3).join(', ')} and ${days.length - 3} more` : days.join(', ');
}

/** Opens what somebody is planned for after their last day. Said again of the same day, there is nothing left to open. */
export async function openAfterDeparture(asking: Asking, { employeeId, lastDay }: Facts['employment.ends']) {
  const { tx, businessId, userId: actorId, address, now } = asking;
  const today = await todayIn(tx, businessId, now);
  const shifts = await openShiftsAfter(tx, businessId, employeeId, { lastDay, today });
  const employee = (await describeEmployees(tx, businessId, [employeeId])).get(employeeId);
  if (shifts.length === 0 || employee === undefined) return;
  const name = onOneLine(`${employee.first_name} ${employee.last_name}`.trim());
  const opened = `${counted(shifts.length, 'one shift', 'shifts')} after ${dayText(lastDay)}`;
  const subject = { id: employeeId, name: `${name} (${employee.employee_id})` };
  const left = `Left open with the end of the employment: ${opened}`;
  await record(tx, { businessId, actorId, action: 'shift.opened', text: left, subject, address, now });
  const text = `${name} leaves: ${opened} ${shifts.length === 1 ? 'is' : 'are'} open now, ${daysText(shifts)}`;
  // Whoever leaves hears of it from those who say so, not from the rota.
  const except = (await usersOf(tx, businessId, [employeeId])).get(employeeId);
  await tellPlanners(asking, { what: 'opened', text, shifts, except });
}

/** What is planned from today on and meets time off, or a holiday, of who works it. */
async function planned(asking: Asking, rule: Fault['rule'], { from, to }: Days): Promise<ShiftRow[]> {
  const { tx, businessId, now } = asking;
  const today = await todayIn(tx, businessId, now);
  const days = { from: from < today ? today : from, to };
  if (days.from > to) return [];
  const shifts = (await listShifts(tx, businessId, days)).filter(({ employee }) => employee !== null);
  if (shifts.length === 0) return [];
  const base = await knownOf(asking, shifts);
  const ids = [...new Set(shifts.flatMap(({ employee }) => employee ?? []))];
  const known = { ...base, workers: await workersOf(asking, ids, days, []), published: new Map() };
  return shifts.filter((shift) => faultsIn(shift, known).some((fault) => fault.rule === rule));
}

/** Nobody reads from it why somebody is away. */
export async function tellOfLeave(asking: Asking, { employeeIds, from, to }: Facts['leave.approved']): Promise<void> {
  const { tx, businessId } = asking;
  const away = new Set(employeeIds);
  // A shift of the evening before may last into the first day.
  const met = (await planned(asking, 'leave', { from: daysLater(from, -1), to })).filter(({ employee }) =>
    away.has(employee ?? ''),
  );
  const people = [...new Set(met.flatMap(({ employee }) => employee ?? []))];
  const [first] = (await describeEmployees(tx, businessId, people)).values();
  if (first === undefined) return;
  const name = onOneLine(`${first.first_name} ${first.last_name}`.trim());
  const who = people.length === 1 ? `${name} is` : `${people.length} people are`;
  const text = `${who} away on ${counted(met.length, 'a planned shift', 'planned shifts')}: ${daysText(met)}`;
  await tellPlanners(asking, { what: 'away', text, shifts: met });
}

/** As far ahead as shifts are planned. */
const weeksAhead = 26;

/** Tells those who plan of what is planned when somebody has said that they cannot work. */
export async function tellOfUnavailability(asking: Asking, said: Unavailable & { employee: string }): Promise<void> {
  const { tx, businessId, now, userId } = asking;
  const { employee, first_day: first, last_day: last } = said;
  const today = await todayIn(tx, businessId, now);
  const far = daysLater(today, 7 * weeksAhead);
  const from = first < today ? today : daysLater(first, -1);
  const days = { from, to: last === null || last > far ? far : last };
  const shifts = days.from > days.to ? [] : await listShiftsOf(tx, businessId, [employee], days);
  const met = shifts.filter((shift) => dayMet(said, shift) !== null);
  const who = (await describeEmployees(tx, businessId, [employee])).get(employee);
  if (met.length === 0 || who === undefined) return;
  const name = onOneLine(`${who.first_name} ${who.last_name}`.trim());
  const text = `${name} cannot work ${counted(met.length, 'a planned shift', 'planned shifts')}: ${daysText(met)}`;
  await tellPlanners(asking, { what: 'unavailable', text, shifts: met, except: userId });
}

export async function tellOfHoliday(asking: Asking, { name, newDays }: Facts['holiday.changed']): Promise<void> {
  const days = new Set(newDays);
  const ordered = newDays.toSorted();
  const span = { from: ordered[0] ?? '', to: ordered.at(-1) ?? '' };
  const met = days.size === 0 ? [] : (await planned(asking, 'holiday', span)).filter(({ date }) => days.has(date));
  if (met.length === 0) return;
  const on = counted(met.length, 'One shift is planned', 'shifts are planned');
  const text = `${on} on ${onOneLine(name)}, which is a day off: ${daysText(met)}`;
  await tellPlanners(asking, { what: 'holiday', text, shifts: met });
}
