/** Joining, leaving and turnover in a period, from the first and last days of employments. Pure; docs/people-figures.md. */
import type { components } from '../../../openapi/generated/contract.ts';
import { dayPlus, daysBetween, lastOfMonth } from '../../platform/time/dates.ts';

type Figures = components['schemas']['TurnoverFigures'];
/** Days are YYYY-MM-DD; both ends belong to a period. */
export type Period = { start: string; end: string };
/** How many employments began, or ended, on a day. A day that is not known is `-infinity`, an end to come `infinity`. */
export type DayCount = { day: string; count: number };
export type Movements = { starts: readonly DayCount[]; ends: readonly DayCount[] };

export const daysIn = ({ start, end }: Period): number => daysBetween(start, end) + 1;
/** So many days later, or earlier. */
export const dayAfter = (day: string, days = 1): string => dayPlus(day, { days });

/** The same day of another year; of 29 February, the 28th where there is none. */
export const yearsBefore = (day: string, years: number): string => dayPlus(day, { years: -years });

/** The months of a period; its first and last may be parts of months. */
export function monthsOf({ start, end }: Period): Period[] {
  const months: Period[] = [];
  for (let first = start; first <= end; ) {
    const last = lastOfMonth(first);
    months.push({ start: first, end: last < end ? last : end });
    first = dayAfter(last);
  }
  return months;
}

const total = (counts: readonly DayCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** With one decimal; null of nothing. */
const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** Somebody belongs to the people at the close of a day from their first day until the day before their last. */
export function turnoverIn(period: Period, { starts, ends }: Movements): Figures {
  const { start, end } = period;
  const within = ({ day }: DayCount) => day >= start && day <= end;
  const before = ({ day }: DayCount) => day < start;
  const [joining, leaving] = [starts.filter(within), ends.filter(within)];
  const opening = total(starts.filter(before)) - total(ends.filter(before));
  const [joined, left] = [total(joining), total(leaving)];
  const remaining = ({ day, count }: DayCount) => count * daysIn({ start: day, end });
  const sumOf = (counts: readonly DayCount[]) => counts.reduce((sum, one) => sum + remaining(one), 0);
  const average = opening + (sumOf(joining) - sumOf(leaving)) / daysIn(period);
  return {
    start_date: start,
    end_date: end,
    opening,
    joined,
    left,
    closing: opening + joined - left,
    average: Math.round(average * 10) / 10,
    rate: percentOf(left, average),
  };
}
