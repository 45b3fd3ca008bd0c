/** Time off from a day to a day; it may begin at noon of the first, and end at noon of the last. */
import { daysBetween } from '../calendar/days.ts';

export type Stretch = { first_day: string; last_day: string; from_noon: boolean; until_noon: boolean };

/** The longest that is asked for at once, in days after the first. */
const longest = 365;
/** How many days ahead, and how long ago, it may begin. */
const ahead = 731;
const ago = 366;

/** By the field that is wrong. */
export function stretchFaults(
  { first_day: first, last_day: last, from_noon, until_noon }: Stretch,
  today: string,
): Partial<Record<keyof Stretch, string>> {
  if (last < first) return { last_day: 'The last day is before the first.' };
  if (daysBetween(first, last) > longest) return { last_day: 'Ask for a year at most.' };
  if (daysBetween(today, first) > ahead) return { first_day: 'The first day is at most two years ahead.' };
  if (daysBetween(first, today) > ago) return { first_day: 'The first day is at most a year ago.' };
  return first === last && from_noon && until_noon ? { until_noon: 'Nothing is left of the day.' } : {};
}

const halvesOf = ({ first_day, last_day, from_noon, until_noon }: Stretch) => ({
  first: `${first_day}${from_noon ? 'b' : 'a'}`,
  last: `${last_day}${until_noon ? 'a' : 'b'}`,
});

/** Two halves of one day do not meet. */
export function isMeeting(one: Stretch, other: Stretch): boolean {
  const [a, b] = [halvesOf(one), halvesOf(other)];
  return a.first <= b.last && b.first <= a.last;
}

const words = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
export const dayWords = (day: string): string => words.format(new Date(day));

/** ` (from noon)`, where it does not take whole days. */
export function halvesText({ from_noon, until_noon }: Pick<Stretch, 'from_noon' | 'until_noon'>): string {
  const halves = [from_noon ? 'from noon' : '', until_noon ? 'until noon' : ''].filter(Boolean);
  return halves.length === 0 ? '' : ` (${halves.join(', ')})`;
}

/** `3 March 2026 (from noon) to 5 March 2026`. */
export function stretchText({ first_day: first, last_day: last, from_noon, until_noon }: Stretch): string {
  const [begins, ends] = [from_noon ? ' (from noon)' : '', until_noon ? ' (until noon)' : ''];
  return first === last
    ? `${dayWords(first)}${begins}${ends}`
    : `${dayWords(first)}${begins} to ${dayWords(last)}${ends}`;
}

/** Why a stretch is not a shorter one inside another, by the field that is wrong. */
export function shortenFaults(from: Stretch, to: Stretch): Partial<Record<keyof Stretch, string>> {
  const [before, after] = [halvesOf(from), halvesOf(to)];
  if (to.last_day < to.first_day) return { last_day: 'The last day is before the first.' };
  if (after.last < after.first) return { until_noon: 'Nothing is left of the day.' };
  if (after.first < before.first) return { first_day: 'It does not begin before the days that are approved.' };
  if (after.last > before.last) return { last_day: 'It does not end after the days that are approved.' };
  return before.first === after.first && before.last === after.last ? { last_day: 'This is not shorter.' } : {};
}
