/** Joining, leaving and turnover in a period, from the first and last days of employments. Pure; docs/people-figures.md. */
import type { components } from '../../../openapi/generated/contract.ts';

type Figures = components['schemas']['TurnoverFigures'];
/** Days are YYYY-MM-DD; both ends belong to a period. */
export type Period = { start: string; end: string };
/** How many employments began, or ended, on a day. A day that is not known is `-infinity`, an end to come `infinity`. */
export type DayCount = { day: string; count: number };
export type Movements = { starts: readonly DayCount[]; ends: readonly DayCount[] };

const dayLength = 86_400_000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00Z`) / dayLength;
export const daysIn = ({ start, end }: Period): number => numberOf(end) - numberOf(start) + 1;
/** So many days later, or earlier. */
export const dayAfter = (day: string, days = 1): string =>
  new Date((numberOf(day) + days) * dayLength).toISOString().slice(0, 10);

/** The same day of another year; of 29 February, the 28th where there is none. */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month, date] = day.split('-');
  const then = String(Number(year) - years).padStart(4, '0');
  const isLeap = new Date(Date.UTC(Number(then), 1, 29)).getUTCMonth() === 1;
  return `${then}-${month}-${month === '02' && date === '29' && !isLeap ? '28' : date}`;
}

/** The months of a period; its first and last may be parts of months. */
export function monthsOf({ start, end }: Period): Period[] {
  const months: Period[] = [];
  for (let first = start; first <= end; ) {
    const [year, month] = first.split('-').map(Number);
    const last = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
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
