/** Leave years, and their months. */

import { daysBetween } from '../../calendar/days.ts';
import type { Terms } from '../terms.ts';
import { dayOfYear, earlierOf, laterOf, monthsLater } from './days.ts';
import { beginningOf, type Life, termsOn, type Versions } from './life.ts';

export type LeaveYear = {
  /** Its first day, by which its lot is called. A first year begins before the person joins. */
  start: string;
  /** The first day of the next one. */
  end: string;
  /** The first days of its twelve months, and that of the month after. A year cut short begins within them. */
  months: readonly string[];
  /** Its terms: accrual, months, pro rata and rounding are those that hold when it begins for the person. */
  terms: Terms;
};

/** Where the twelve months begin in which a day lies: the anchor of all years, and how many months after it. */
function regularStart({ year, year_start }: Terms, hired: string, day: string): { anchor: string; months: number } {
  const inYear = Number(day.slice(0, 4));
  if (year === 'anniversary') {
    const years = inYear - Number(hired.slice(0, 4));
    // Always from the hire date, so that 29 February comes back in a leap year.
    const isReached = monthsLater(hired, years * 12) <= day;
    return { anchor: hired, months: (isReached ? years : years - 1) * 12 };
  }
  const anchor = dayOfYear(inYear, year === 'fixed' ? (year_start ?? '01-01') : '01-01');
  return { anchor, months: anchor <= day ? 0 : -12 };
}

function yearFrom(terms: Terms, hired: string, day: string): LeaveYear {
  const { anchor, months } = regularStart(terms, hired, day);
  const firsts = Array.from({ length: 13 }, (_, index) => monthsLater(anchor, months + index));
  return { start: firsts[0] ?? day, end: firsts[12] ?? day, months: firsts, terms };
}

/** The leave years of a life until a day, in order. A year runs as it began; the next one follows the terms of its first day. */
export function yearsOf(life: Life, versions: Versions, until: string): LeaveYear[] {
  const beginning = beginningOf(life, versions);
  const years = [yearFrom(termsOn(versions, beginning), life.hired, beginning)];
  for (let last = years[0]; last !== undefined && last.end <= until; last = years.at(-1)) {
    const next = yearFrom(termsOn(versions, last.end), life.hired, last.end);
    years.push({ ...next, start: last.end });
  }
  return years;
}

/** In a year's weight. Each month is a twelfth; 377,580 is divided by 28, 29, 30 and 31 without a rest. */
const monthWeight = 377_580;
export const yearWeight = 12 * monthWeight;

/** What the days from `from` to the one before `to` are of a year: whole months are twelfths, the rest are days of their month. */
export function weightOf(months: readonly string[], from: string, to: string): number {
  return months.slice(0, -1).reduce((sum, first, index) => {
    const next = months[index + 1] ?? first;
    const [start, end] = [laterOf(first, from), earlierOf(next, to)];
    if (start >= end) return sum;
    if (start === first && end === next) return sum + monthWeight;
    return sum + daysBetween(start, end) * (monthWeight / daysBetween(first, next));
  }, 0);
}
