/** What people work on each day: their patterns and their holidays. */
import { yearOf } from '../../../rules/calendar/days.ts';
import { daysOff } from '../../../rules/calendar/holidays.ts';
import {
  periodsFor,
  type WorkCalendar,
  type WorkPeriod,
  workCalendarOf,
} from '../../../rules/calendar/working-days.ts';
import { statesOf } from '../../directory/employees.ts';
import type { Inside } from '../../platform/asking.ts';
import { holidaysIn } from '../holidays/acts.ts';
import { listPeriodsOf } from './store.ts';

type Periods = { own: WorkPeriod[]; everybody: WorkPeriod[] };

/** By employee, of those of whom something is said: what holds for them, and what would without what is said of them alone. */
export async function workPeriodsOf(
  { tx, businessId }: Inside,
  employeeIds: readonly string[],
): Promise<Map<string, Periods>> {
  const said = await listPeriodsOf(tx, businessId, employeeIds);
  return new Map(
    [...said].map(([id, periods]) => [
      id,
      { own: periodsFor(periods), everybody: periods.filter(({ of }) => of === 'everybody') },
    ]),
  );
}

/** By employee, of those that there are: what they work on any day from the first to the last one. */
export async function workCalendarsOf(
  inside: Inside,
  employeeIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, WorkCalendar>> {
  const holidays = await holidaysIn(inside, yearOf(from), yearOf(to));
  const states = await statesOf(inside.tx, inside.businessId, employeeIds);
  const periods = await listPeriodsOf(inside.tx, inside.businessId, employeeIds);
  const byState = new Map([...new Set(states.values())].map((state) => [state, daysOff(holidays, state)]));
  return new Map(
    [...states].map(([id, state]) => [
      id,
      workCalendarOf(periodsFor(periods.get(id) ?? []), byState.get(state) ?? new Map()),
    ]),
  );
}
