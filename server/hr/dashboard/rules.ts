/** The days on which a birthday or an anniversary is. Pure. */
import { isLeapYear } from '../../platform/time/dates.ts';
import { dayAfter } from '../reports/turnover.ts';

/** How many days the dashboard looks ahead, and back. */
export const reach = 30;

const keyOf = (day: string): number => Number(day.slice(5, 7)) * 100 + Number(day.slice(8));
const leapDay = 229;

/** The days of the year, as 229 for 29 February, which in a year without it is 1 March. */
export function daysOfYear(from: string, count: number): number[] {
  return Array.from({ length: count }, (_, at) => dayAfter(from, at)).flatMap((day) => {
    const key = keyOf(day);
    return key === 301 && !isLeapYear(Number(day.slice(0, 4))) ? [leapDay, key] : [key];
  });
}

/** The first day from another on, that day included, on which a day of the calendar comes again. */
export function nextOf(born: string, from: string): string {
  const dayIn = (year: number) =>
    keyOf(born) === leapDay && !isLeapYear(year) ? `${year}-03-01` : `${year}${born.slice(4)}`;
  const year = Number(from.slice(0, 4));
  return dayIn(year) >= from ? dayIn(year) : dayIn(year + 1);
}

/** How many years lie between two days of which one is the other in a later year. */
export const yearsBetween = (hired: string, then: string): number =>
  Number(then.slice(0, 4)) - Number(hired.slice(0, 4));
