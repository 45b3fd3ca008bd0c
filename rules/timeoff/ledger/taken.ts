/** What somebody takes, as entries. */

import { laterOf } from './days.ts';
import type { Entry } from './entry.ts';
import { beginningOf, type Life, type Versions } from './life.ts';
import { yearsOf } from './years.ts';

/** Hundredths of the unit that a day takes; more than nothing. */
export type TakenDay = { day: string; amount: number };

/** The leave year that a day draws from, by its first day. */
export function lotOf(life: Life, versions: Versions, day: string): string {
  const years = yearsOf(life, versions, laterOf(day, beginningOf(life, versions)));
  return (years.findLast(({ start }) => start <= day) ?? years[0])?.start ?? day;
}

/**
 * The entries after which a request has taken just these days: none when it has, all given back without days. It is the same
 * function for a new request, a cancelled or shortened one, and one inside which a holiday is declared or cancelled.
 * @param soFar all entries written
 */
export function takenDue(
  soFar: readonly Entry[],
  about: string,
  days: readonly TakenDay[],
  lotAt: (day: string) => string,
): Entry[] {
  const open = new Map<string, number>();
  for (const { day, amount } of days) open.set(day, (open.get(day) ?? 0) - amount);
  for (const entry of soFar)
    if ((entry.kind === 'taken' || entry.kind === 'give_back') && entry.about === about)
      open.set(entry.day, (open.get(entry.day) ?? 0) - entry.amount);
  return [...open]
    .filter(([, amount]) => amount !== 0)
    .map(([day, amount]) => ({
      day,
      kind: amount < 0 ? 'taken' : 'give_back',
      amount,
      lot: lotAt(day),
      is_carried: false,
      until: null,
      about,
    }));
}
