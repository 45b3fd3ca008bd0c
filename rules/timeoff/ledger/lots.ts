/** What is left of a balance by lot, as entries move it. */

import { daysLater } from '../../calendar/days.ts';
import type { Terms } from '../terms.ts';
import { dayOfYear, monthsLater } from './days.ts';
import type { Entry } from './entry.ts';

type CarriedLot = { lot: string; until: string | null; left: number };
export type Lots = {
  /** Of the leave year under way; below zero it is a debt. */
  own: { lot: string; left: number };
  /** What came over from earlier years, in the order in which it is used: the earliest last day first. */
  carried: CarriedLot[];
};
/** An entry that follows from what came before it. */
export type Derived = Omit<Entry, 'about'>;

/** Takes from what was carried over first; what nothing is left for becomes a debt of the year. */
export function draw(lots: Lots, amount: number): void {
  let open = amount;
  // More given back on a day than was taken belongs to the year.
  if (open > 0)
    for (const carried of lots.carried) {
      const used = Math.min(Math.max(carried.left, 0), open);
      carried.left -= used;
      open -= used;
    }
  lots.own.left -= open;
}

const entry = (
  day: string,
  kind: Entry['kind'],
  amount: number,
  lot: string,
  more: Partial<Derived> = {},
): Derived[] => (amount === 0 ? [] : [{ day, kind, amount, lot, is_carried: false, until: null, ...more }]);

/** Ends the carried lots whose last day is before `day`: each loses what is unused of it alone. */
export function expire(lots: Lots, day: string): Derived[] {
  const ended = lots.carried.filter(({ until }) => until !== null && until < day);
  lots.carried = lots.carried.filter((one) => !ended.includes(one));
  return ended.flatMap(({ lot, until, left }) =>
    entry(daysLater(until ?? day, 1), 'expire', 0 - left, lot, { is_carried: true }),
  );
}

/** The last day of what is carried into a year that begins on `start`. */
function lastDayOf({ carry_over_months: months, carry_over_until: monthDay }: Terms, start: string): string | null {
  if (months !== null) return daysLater(monthsLater(start, months), -1);
  if (monthDay === null) return null;
  const year = Number(start.slice(0, 4));
  const inYear = dayOfYear(year, monthDay);
  return inYear >= start ? inYear : dayOfYear(year + 1, monthDay);
}

/** How much of what is left of a year goes over. A limit holds for all that does, with what earlier years left. */
function carriedOf({ carry_over, carry_over_most }: Terms, left: number, earlier: number): number {
  if (carry_over === 'none') return 0;
  if (carry_over === 'all') return left;
  return Math.min(left, Math.max(0, Math.round((carry_over_most ?? 0) * 100) - earlier));
}

/**
 * Begins a leave year: what is left of the one before is carried over or ends, and a debt goes over whole. Where nothing was
 * granted, taken days are only counted, and the count begins anew.
 */
export function turn(lots: Lots, start: string, { ended, terms }: { ended: Terms; terms: Terms }): Derived[] {
  const { lot, left } = lots.own;
  lots.own = { lot: start, left: 0 };
  if (left < 0 && ended.accrual === 'none') return entry(start, 'expire', 0 - left, lot);
  if (left <= 0) {
    lots.own.left = left;
    return [...entry(start, 'carry_out', 0 - left, lot), ...entry(start, 'carry_in', left, start)];
  }
  const earlier = lots.carried.reduce((sum, carried) => sum + carried.left, 0);
  const over = carriedOf(terms, left, earlier);
  const until = lastDayOf(terms, start);
  if (over > 0) lots.carried.push({ lot: start, until, left: over });
  const never = '9999-12-31';
  lots.carried.sort((one, other) => ((one.until ?? never) < (other.until ?? never) ? -1 : 1));
  return [
    ...entry(start, 'carry_out', 0 - over, lot),
    ...entry(start, 'carry_in', over, start, { is_carried: true, until }),
    ...entry(start, 'expire', over - left, lot),
  ];
}

/** The nearest whole number; a half goes away from zero. */
const nearest = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** What is left stays as many weeks when somebody's share of full time becomes another. */
export function restate(lots: Lots, day: string, { from, to }: { from: number; to: number }): Derived[] {
  if (from === 0) return [];
  const all = [...lots.carried.map((one) => ({ one, is_carried: true })), { one: lots.own, is_carried: false }];
  return all.flatMap(({ one, is_carried }) => {
    const change = nearest((one.left * to) / from) - one.left;
    one.left += change;
    return entry(day, 'restated', change, one.lot, { is_carried });
  });
}
