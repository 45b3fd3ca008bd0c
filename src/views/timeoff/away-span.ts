import { daysBetween, daysLater } from '../../../rules/calendar/days.ts';
import type { Span, View } from '../../../rules/timeoff/away.ts';
import { monthsLater } from '../../../rules/timeoff/ledger/days.ts';

/** A day of the span so many before or after it. */
export const movedBy = (view: View, { from }: Span, count: number): string =>
  view === 'week' ? daysLater(from, 7 * count) : monthsLater(from, count);

export const daysOf = ({ from, to }: Span): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => daysLater(from, at));

const format = (options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: string) => written.format(new Date(day));
};
/** `Mon`. */
export const shortWeekday = format({ weekday: 'short' });
const monthName = format({ month: 'long', year: 'numeric' });
const dayName = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** `December 2026`, or `7 Dec 2026 to 13 Dec 2026`. */
export const spanName = (view: View, { from, to }: Span): string =>
  view === 'month' ? monthName(from) : `${dayName(from)} to ${dayName(to)}`;
