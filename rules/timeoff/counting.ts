/** What time off takes of a balance, day by day. */

import { daysBetween, daysLater } from '../calendar/days.ts';
import type { WorkCalendar, WorkDay } from '../calendar/working-days.ts';
import type { TakenDay } from './ledger/taken.ts';
import type { PolicyTerms } from './policy.ts';
import type { Stretch } from './stretch.ts';

export type CountingTerms = Pick<PolicyTerms, 'unit' | 'count_holidays' | 'count_rest_days'>;

/** Hundredths of the unit that the whole day takes, holiday or not. */
function wholeOf({ minutes }: WorkDay, { unit, count_rest_days }: CountingTerms): number {
  if (unit === 'hours') return Math.round((minutes * 100) / 60);
  return minutes > 0 || count_rest_days ? 100 : 0;
}

/** Until noon and after it: both together are the day, whatever is rounded. A half holiday is after noon. */
function halvesOf(day: WorkDay, terms: CountingTerms): { morning: number; afternoon: number } {
  const off = terms.count_holidays ? 0 : day.holiday;
  const whole = wholeOf(day, terms);
  const morning = Math.ceil(whole / 2);
  return { morning: off === 1 ? 0 : morning, afternoon: off > 0 ? 0 : whole - morning };
}

/** The days that take something, in order. */
export function takenBy(stretch: Stretch, terms: CountingTerms, calendar: WorkCalendar): TakenDay[] {
  const { first_day: first, last_day: last, from_noon, until_noon } = stretch;
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const day = daysLater(first, index);
    const { morning, afternoon } = halvesOf(calendar(day), terms);
    const isFirstHalfOff = !(from_noon && day === first);
    const isSecondHalfOff = !(until_noon && day === last);
    return { day, amount: (isFirstHalfOff ? morning : 0) + (isSecondHalfOff ? afternoon : 0) };
  }).filter(({ amount }) => amount > 0);
}

/** Hundredths. */
export const sumOf = (days: readonly TakenDay[]): number => days.reduce((sum, { amount }) => sum + amount, 0);
