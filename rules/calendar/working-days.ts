/** What a person works on a day: by their patterns, and by the holidays that they have. */
import { daysBetween, daysLater, weekdayOf } from './days.ts';

export type WorkDay = {
  /** Of work by the pattern, holiday or not; 0 is a rest day. */
  minutes: number;
  /** How much of the day is off. */
  holiday: 0 | 0.5 | 1;
};
export type WorkCalendar = (day: string) => WorkDay;

/** Minutes of each day of a cycle of 1 to 28 days. */
export type WorkCycle = readonly number[];
/** A cycle holds from its first day until the next period begins. */
export type WorkPeriod = { from: string; cycle: WorkCycle };

/** Monday to Friday, eight hours: what holds where nothing is said. */
export const standardWeek: WorkCycle = [480, 480, 480, 480, 480, 0, 0];

type Said = WorkPeriod & { of: 'employee' | 'department' | 'everybody' };

/**
 * What holds for a person: what is said of them, from its first day on; before that, what is said of their department; and before
 * both, what is said of everybody.
 * @param said by first day
 */
export function periodsFor(said: readonly Said[]): WorkPeriod[] {
  const [own, departments, everybody] = (['employee', 'department', 'everybody'] as const).map((who) =>
    said.filter(({ of }) => of === who),
  ) as [Said[], Said[], Said[]];
  const before = (periods: Said[], [first]: Said[]) => periods.filter(({ from }) => !first || from < first.from);
  const ofDepartment = [...before(departments, own), ...own];
  return [...before(everybody, ofDepartment), ...ofDepartment];
}

/** A cycle of whole weeks begins on a Monday, whatever the day from which it holds; any other one begins on that day. */
const beginOf = ({ from, cycle }: WorkPeriod): string =>
  cycle.length % 7 === 0 ? daysLater(from, -weekdayOf(from)) : from;

const minutesOn = (period: WorkPeriod, day: string): number =>
  period.cycle[daysBetween(beginOf(period), day) % period.cycle.length] ?? 0;

/**
 * @param periods in the order of their first days; before the first one, the standard week holds
 * @param off how much of each day is a holiday (`daysOff`)
 */
export function workCalendarOf(periods: readonly WorkPeriod[], off: ReadonlyMap<string, 0.5 | 1>): WorkCalendar {
  const standard: WorkPeriod = { from: '1900-01-01', cycle: standardWeek };
  return (day) => {
    const period = periods.findLast(({ from }) => from <= day) ?? standard;
    return { minutes: minutesOn(period, day), holiday: off.get(day) ?? 0 };
  };
}
