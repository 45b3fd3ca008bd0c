/** What somebody's balance is, of what is stored. Pure. */
import { daysLater } from '../../../rules/calendar/days.ts';
import { earlierOf, laterOf } from '../../../rules/timeoff/ledger/days.ts';
import { entriesDue } from '../../../rules/timeoff/ledger/due.ts';
import { balanceOn, type Entry } from '../../../rules/timeoff/ledger/entry.ts';
import { beginningOf, type Life, termsOn, type Versions } from '../../../rules/timeoff/ledger/life.ts';
import { sentencesOf, takenUntil } from '../../../rules/timeoff/ledger/sentences.ts';
import { shownDay } from '../../platform/time/dates.ts';

type Period = { startsOn: string; endsOn: string | null };
type Employment = { hired: string | null; lastDay: string | null };

/** Everything that a balance follows from. */
export type Ledger = { life: Life; versions: Versions; entries: readonly Entry[] };

/** Without a hire date, service counts from when the policy does. */
export function lifeOf({ startsOn, endsOn }: Period, { hired, lastDay }: Employment, shares: Life['shares']): Life {
  const last = endsOn === null || lastDay === null ? (endsOn ?? lastDay) : earlierOf(endsOn, lastDay);
  return { hired: hired ?? startsOn, from: laterOf(startsOn, hired ?? startsOn), until: last, shares };
}

/** Entries before the first day are of an earlier employment, and count no more. */
export function ledgerOf(life: Life, versions: Versions, entries: readonly Entry[]): Ledger {
  const beginning = beginningOf(life, versions);
  return { life, versions, entries: entries.filter(({ day }) => day >= beginning) };
}

export const dueOf = ({ life, versions, entries }: Ledger, day: string): Entry[] =>
  entriesDue(entries, life, versions, day);

/** In the unit of the policy. */
const amountOf = (hundredths: number): number => hundredths / 100;

/** @returns what stands at the end of a day, past or to come, and what is known to be taken after it */
export function standingOf(ledger: Ledger, day: string) {
  const entries = [...ledger.entries, ...dueOf(ledger, day)];
  const balance = balanceOn(entries, day);
  const planned = ledger.entries.reduce(
    (sum, entry) =>
      entry.day > day && (entry.kind === 'taken' || entry.kind === 'give_back') ? sum - entry.amount : sum,
    0,
  );
  const { negative_limit: limit, accrual } = termsOn(ledger.versions, day);
  return {
    balance: amountOf(balance),
    taken: amountOf(takenUntil(entries, day)),
    planned: amountOf(planned),
    available: accrual === 'none' ? null : amountOf(balance - planned + Math.round(limit * 100)),
    sentences: sentencesOf(entries, day).map(({ text, amount }) => ({ text, amount: amountOf(amount) })),
  };
}

/** Why an adjustment cannot count from a day; null where it can. */
export function dayProblem({ life, versions }: Ledger, day: string): string | null {
  const beginning = beginningOf(life, versions);
  if (day < beginning) return `They have the policy from ${shownDay(beginning)} on.`;
  // What is left is settled after the last day.
  return life.until !== null && day > daysLater(life.until, 366)
    ? `They had the policy until ${shownDay(life.until)}.`
    : null;
}
