/** When somebody has said that they cannot work. */
import type { components } from '../../openapi/generated/contract.ts';
import { rotaWeekStartLabels, rotaWeekStarts } from '../../openapi/generated/lists/rota.shifts.ts';
import { daysBetween, daysLater, weekdayOf } from '../calendar/days.ts';
import { meets, spanOf, type Times } from './times.ts';
import { spanText } from './words.ts';

type Weekday = components['schemas']['RotaWeekStart'];

export type Unavailable = {
  first_day: string;
  /** Null without an end. */
  last_day: string | null;
  /** In any order; at least one. */
  weekdays: readonly Weekday[];
  /** Both are null where it is the whole day. */
  start: string | null;
  end: string | null;
};

/** From Monday, each once. */
export const inOrder = (some: readonly Weekday[]): Weekday[] => rotaWeekStarts.filter((each) => some.includes(each));
const weekdayOn = (day: string) => rotaWeekStarts[weekdayOf(day)];

/** Whether it holds on a day. */
export const isUnavailableOn = (
  { first_day: first, last_day: last, weekdays: on }: Unavailable,
  day: string,
): boolean => first <= day && (last === null || day <= last) && on.some((weekday) => weekday === weekdayOn(day));

const midnight = '00:00';
/** The day of it into which a shift falls; null where none does. What begins in the evening may last into the next day. */
export function dayMet(one: Unavailable, shift: Pick<Times, 'date' | 'start' | 'end'>): string | null {
  const span = spanOf(shift);
  const days = [daysLater(shift.date, -1), shift.date, daysLater(shift.date, 1)];
  const isMet = (day: string) =>
    isUnavailableOn(one, day) &&
    meets(span, spanOf({ date: day, start: one.start ?? midnight, end: one.end ?? midnight }));
  return days.find(isMet) ?? null;
}

const partText = ({ start, end }: Pick<Unavailable, 'start' | 'end'>, format: 12 | 24) =>
  start === null || end === null ? null : spanText({ start, end }, format);

/** `Not available`, `Not available 8:00 am to 12:00 pm`. */
export const unavailableText = (one: Unavailable, format: 12 | 24): string =>
  ['Not available', partText(one, format)].filter(Boolean).join(' ');

const and = new Intl.ListFormat('en-GB');
const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
const dated = (day: string) => longDay.format(new Date(day));

/** The days from the first to the last, or of the week that begins with it. */
function firstDays({ first_day: first, last_day: last }: Unavailable): string[] {
  const count = last === null ? 7 : Math.min(daysBetween(first, last) + 1, 7);
  return Array.from({ length: count }, (_, after) => daysLater(first, after));
}
/** Whether there is a day on which it holds. */
export const holdsAtAll = (one: Unavailable): boolean => firstDays(one).some((day) => isUnavailableOn(one, day));

/** When it is: `Every Monday and Friday, 8:00 am to 12:00 pm, from 1 Dec 2036`, `1 Dec 2036`, `1 Dec 2036 to 5 Dec 2036`. */
export function whenText(one: Unavailable, format: 12 | 24): string {
  const { first_day: first, last_day: last } = one;
  const part = partText(one, format);
  if (first === last) return [dated(first), part].filter(Boolean).join(', ');
  const on = inOrder(one.weekdays).map((weekday) => rotaWeekStartLabels[weekday]);
  const isEachDay = firstDays(one).every((day) => isUnavailableOn(one, day));
  const days = isEachDay ? (last === null ? 'Every day' : null) : `Every ${and.format(on)}`;
  const dates = last === null ? `from ${dated(first)}` : `${dated(first)} to ${dated(last)}`;
  return [days, part, dates].filter(Boolean).join(', ');
}
