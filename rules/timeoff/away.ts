/** When somebody is away, in the words of the home, the calendar and the team. Pure. */
import { daysLater, weekdayOf } from '../calendar/days.ts';
import { monthsLater } from './ledger/days.ts';
import type { Stretch } from './stretch.ts';

export type View = 'week' | 'month';
export type Span = { from: string; to: string };

/** The week from Monday, or the month, that has a day. */
export function spanOf(view: View, day: string): Span {
  if (view === 'week') {
    const from = daysLater(day, -weekdayOf(day));
    return { from, to: daysLater(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: daysLater(monthsLater(from, 1), -1) };
}

/** How much of a day somebody is away by a stretch: all of it, or a half. */
export function partOf({ first_day: first, last_day: last, from_noon, until_noon }: Stretch, day: string) {
  if (day < first || day > last) return null;
  if (day === first && from_noon) return 'from noon';
  return day === last && until_noon ? 'until noon' : 'all day';
}

const written = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
/** `Monday, 7 December`. */
export const longDay = (day: string): string => written.format(new Date(day));

/** When somebody is away, of today and the rest of what is known; null where they are not, or are back already. */
export function whenAway(away: readonly (Stretch & { status: string })[], today: string): string | null {
  const next = away.find(({ status, last_day: last }) => status === 'approved' && last >= today);
  if (next === undefined) return null;
  const part = partOf(next, today);
  if (part === null) return `From ${longDay(next.first_day)}`;
  return part === 'all day' ? `Today, until ${longDay(next.last_day)}` : `Today, ${part}`;
}
