/** What accrual grants, before a cap. */

import { daysLater } from '../../calendar/days.ts';
import type { Terms } from '../terms.ts';
import { earlierOf, laterOf, monthsLater } from './days.ts';
import { amountOn, beginningOf, changesBetween, fullTime, type Life, shareOn, termsOn, type Versions } from './life.ts';
import { type LeaveYear, weightOf, yearsOf, yearWeight } from './years.ts';

/** Hundredths; negative where the terms of a started period become smaller. */
export type Grant = { day: string; amount: number; lot: string };
type Period = { from: string; to: string };
/** A part of a year's amount, in the unit of `wholeYear`. */
type Part = { day: string; parts: bigint };

const wholeYear = BigInt(yearWeight) * BigInt(fullTime);
const steps: Readonly<Record<Terms['rounding'], bigint>> = { none: 1n, half: 50n, whole: 100n };

function rounded(parts: bigint, { rounding, rounding_direction: direction }: Terms): number {
  const step = steps[rounding];
  const unit = wholeYear * step;
  // Towards less, also below zero.
  const rest = ((parts % unit) + unit) % unit;
  const whole = (parts - rest) / unit;
  const isUp = rounding === 'none' || direction === 'nearest' ? rest * 2n >= unit : direction === 'up' && rest > 0n;
  return Number((isUp ? whole + 1n : whole) * step);
}

function periodsOf({ start, end, months, terms }: LeaveYear): Period[] {
  if (terms.accrual === 'none') return [];
  if (terms.accrual !== 'monthly') return [{ from: start, to: end }];
  return months
    .slice(0, -1)
    .map((first, index) => ({ from: laterOf(first, start), to: months[index + 1] ?? end }))
    .filter(({ from, to }) => from < to);
}

/** The parts that a period grants: at its start with what changes later, or at its end for what was so in it. */
function partsOf(life: Life, versions: Versions, year: LeaveYear, { from, to }: Period): Part[] {
  const { terms, months } = year;
  const begins = laterOf(beginningOf(life, versions), monthsLater(life.hired, terms.waiting_months));
  const after = life.until === null ? null : daysLater(life.until, 1);
  if (begins >= to || (after !== null && (after <= from || after <= begins))) return [];
  const isAtStart = terms.accrual === 'up_front' || terms.accrual_at === 'start';
  const isCut = after !== null && after < to;
  if (isCut && !isAtStart && !terms.prorate_leaving) return [];
  const present = laterOf(begins, from);
  const counted = terms.prorate_joining ? present : from;
  const ends = isCut && terms.prorate_leaving ? after : to;
  const part = (day: string, yearly: number, start: string, end: string): Part => ({
    day,
    parts: BigInt(yearly) * BigInt(weightOf(months, start, end)),
  });
  // By the terms of a day, and the person's share of full time on another: what is left is restated when that changes.
  const yearlyOn = (day: string, ofShare = day) => {
    const share = termsOn(versions, day).prorate_part_time ? shareOn(life, ofShare) : fullTime;
    return amountOn(life, versions, day) * share;
  };
  const changes = changesBetween(life, versions, present, isCut ? after : to);
  if (isAtStart)
    return [
      part(present, yearlyOn(present), counted, ends),
      ...changes.map((day, index) =>
        part(day, yearlyOn(day) - yearlyOn(changes[index - 1] ?? present, day), day, ends),
      ),
    ];
  const lastDay = daysLater(ends, -1);
  const cuts = [...changes, ...life.shares.map((one) => one.from).filter((day) => day > present && day < ends)];
  const edges = [present, ...new Set(cuts.toSorted()), ends];
  return edges
    .slice(0, -1)
    .map((edge, index) => part(lastDay, yearlyOn(edge), index === 0 ? counted : edge, edges[index + 1] ?? ends));
}

/**
 * The grants of a year in order. Each is what has been earned in the year by then, rounded, less what was granted before: so
 * that twelve months sum to the year's amount, however it is divided.
 */
function grantsOfYear(life: Life, versions: Versions, year: LeaveYear): Grant[] {
  const parts = periodsOf(year)
    .flatMap((period) => partsOf(life, versions, year, period))
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  let earned = 0n;
  let granted = 0;
  const grants = new Map<string, number>();
  for (const { day, parts: more } of parts) {
    earned += more;
    const now = rounded(earned, year.terms);
    grants.set(day, (grants.get(day) ?? 0) + now - granted);
    granted = now;
  }
  return [...grants].filter(([, amount]) => amount !== 0).map(([day, amount]) => ({ day, amount, lot: year.start }));
}

/** What accrual grants on the days from `from` to `until`. */
export const grantsOf = (life: Life, versions: Versions, from: string, until: string): Grant[] =>
  yearsOf(life, versions, earlierOf(until, life.until ?? until))
    .flatMap((year) => grantsOfYear(life, versions, year))
    .filter(({ day }) => day >= from && day <= until);
