/** The spans in which the use of vehicles is counted. Pure. */
import { dayPlus } from '../../platform/time/dates.ts';
import type { Span, Sums } from './store.ts';

export const unused: Sums = {
  days: 0,
  assigned: 0,
  down: 0,
  times: 0,
  out_for_repair: 0,
  inactive: 0,
  missing: 0,
  condemned: 0,
};

/** @param period a year or a month, as in 2026 and 2026-03 */
export function spanOf(period: string): Span {
  const from = period.length === 4 ? `${period}-01-01` : `${period}-01`;
  return { label: period, from, until: dayPlus(from, period.length === 4 ? { years: 1 } : { months: 1 }) };
}

/** The months of a year that have begun. */
export const spansOf = (year: number, today: string): Span[] =>
  Array.from({ length: 12 }, (_, at) => spanOf(`${year}-${String(at + 1).padStart(2, '0')}`)).filter(
    ({ from }) => from <= today,
  );

/** Days are told with two decimals: a quarter of an hour is what they can tell apart. */
export const quarterOf = (now: Date): number => Math.floor(now.getTime() / 900_000);

const places = Object.keys(unused) as (keyof Sums)[];

/** Days have two decimals. */
export const totalOf = (months: readonly Sums[]): Sums =>
  Object.fromEntries(
    places.map((place) => [place, Math.round(months.reduce((sum, month) => sum + month[place], 0) * 100) / 100]),
  ) as Sums;
