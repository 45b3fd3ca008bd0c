/** Ages in completed years, and the bands in which they are shown. Pure. */
import { dayAfter, yearsBefore } from './turnover.ts';

/** The youngest age of each band; the first has no lower end. */
const bandStarts = [25, 35, 45, 55, 60] as const;

export type AgeBand = { label: string; bornFrom: string | null; bornTo: string | null };

/**
 * The bands of a day, the youngest first, each with the birth dates that belong to it. Who was born on 29 February is a
 * year older from 1 March on where a year has no such day.
 */
export function ageBandsOn(day: string): AgeBand[] {
  /** The last birth date of those who are at least so old. */
  const bornBy = (age: number) => yearsBefore(day, age);
  return [0, ...bandStarts].map((from, at) => {
    const next = bandStarts[at];
    return {
      label: from === 0 ? `Under ${bandStarts[0]}` : next === undefined ? `${from} and over` : `${from} to ${next - 1}`,
      bornFrom: next === undefined ? null : dayAfter(bornBy(next)),
      bornTo: from === 0 ? null : bornBy(from),
    };
  });
}
