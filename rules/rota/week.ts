/** Weeks of the ISO calendar: from Monday on, the first one has the 4th of January. */
import { daysBetween, daysLater, weekdayOf, yearOf } from '../calendar/days.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
export type Week = { year: number; week: number };

export const mondayOf = ({ year, week }: Week): string => {
  const fourth = `${year}-01-04`;
  return daysLater(fourth, 7 * (week - 1) - weekdayOf(fourth));
};

export function weekOf(day: string): Week {
  const monday = daysLater(day, -weekdayOf(day));
  // Its Thursday decides in which year a week is.
  const year = yearOf(daysLater(monday, 3));
  return { year, week: daysBetween(mondayOf({ year, week: 1 }), monday) / 7 + 1 };
}

/** 52 or 53. */
export const weeksIn = (year: number): number =>
  daysBetween(mondayOf({ year, week: 1 }), mondayOf({ year: year + 1, week: 1 })) / 7;

export const weekLater = (week: Week, count: number): Week => weekOf(daysLater(mondayOf(week), 7 * count));

/** The seven days that are shown: its Monday is among them, and the first is the day with which weeks begin. */
export function shownDays(week: Week, weekStart: Weekday): string[] {
  const first = daysLater(mondayOf(week), -((7 - weekdays.indexOf(weekStart)) % 7));
  return Array.from({ length: 7 }, (_, at) => daysLater(first, at));
}

/** The week among whose shown days a day is. */
export const weekShowing = (day: string, weekStart: Weekday): Week =>
  weekOf(daysLater(day, (7 - weekdays.indexOf(weekStart)) % 7));

export type Block = { title: string; weeks: number[] };
/** The weeks of a year in blocks of four; a 53rd stands alone. */
export function blocksOf(year: number): Block[] {
  const count = weeksIn(year);
  return Array.from({ length: Math.ceil(count / 4) }, (_, at) => {
    const weeks = Array.from({ length: Math.min(4, count - 4 * at) }, (_each, within) => 4 * at + within + 1);
    const [first, last] = [weeks[0], weeks.at(-1)];
    return { title: first === last ? `Week ${first}` : `Week ${first} - ${last}`, weeks };
  });
}
