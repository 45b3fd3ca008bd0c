/** What a balance follows from besides people's acts: an employment under a policy, and the policy's terms by day. */
import type { Terms } from '../terms.ts';
import { laterOf, monthsLater } from './days.ts';

/** Of full time. */
export const fullTime = 10_000;

export type Life = {
  /** From which service counts. */
  hired: string;
  /** From which the policy holds for the person, never before they were hired. */
  from: string;
  /** The last day of the employment, or under the policy; null while none is known. */
  until: string | null;
  /** Ten-thousandths of full time, by the day from which they hold; full time before the first and without any. */
  shares: readonly { from: string; share: number }[];
};

/** Terms by the day from which they hold, in order; there is at least one. */
export type Versions = readonly { from: string; terms: Terms }[];

export function termsOn(versions: Versions, day: string): Terms {
  const found = versions.findLast(({ from }) => from <= day) ?? versions[0];
  if (found === undefined) throw new Error('A policy has terms from some day on.');
  return found.terms;
}

export const shareOn = ({ shares }: Life, day: string): number =>
  shares.findLast(({ from }) => from <= day)?.share ?? fullTime;

/** The first day on which both the person and the policy are there. */
export const beginningOf = (life: Life, versions: Versions): string =>
  laterOf(laterOf(life.hired, life.from), versions[0]?.from ?? life.from);

/** Hundredths for a whole year of full time, with the last step of seniority that is reached on the day. */
export function amountOn(life: Life, versions: Versions, day: string): number {
  const { accrual, amount, steps } = termsOn(versions, day);
  if (accrual === 'none') return 0;
  const step = steps.findLast(({ after_years }) => monthsLater(life.hired, after_years * 12) <= day);
  return Math.round((step?.amount ?? amount) * 100);
}

/** The days after `from` and before `to` on which a year's amount may become another. */
export function changesBetween(life: Life, versions: Versions, from: string, to: string): string[] {
  const days = versions.flatMap(({ from: day, terms }) => [
    day,
    ...terms.steps.map(({ after_years }) => monthsLater(life.hired, after_years * 12)),
  ]);
  return [...new Set(days)].filter((day) => day > from && day < to).toSorted();
}
