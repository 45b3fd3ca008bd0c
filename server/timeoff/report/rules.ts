/** What time off is worth, and about which departments something may be said. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { PolicyTerms } from '../../../rules/timeoff/policy.ts';

type Pay = Pick<components['schemas']['PayDetails'], 'pay' | 'pay_period'>;

/** Days of work in a year, and hours of one: as the reports on pay count (docs/people-figures.md). */
const [daysOfYear, hoursOfDay] = [260, 8];
const timesAYear = { monthly: 12, yearly: 1, weekly: 52, daily: daysOfYear } as const;

/**
 * Whole naira: the pay of a year before deductions, divided by 260 days, by what is left and the paid share.
 * @param left in the unit of the policy. @returns null where nothing is granted, or pay is not recorded
 */
export function worthOf(
  left: number,
  { unit, accrual, paid_share }: Pick<PolicyTerms, 'unit' | 'accrual' | 'paid_share'>,
  { pay, pay_period }: Pay,
): number | null {
  if (accrual === 'none' || pay === null || pay_period === null) return null;
  const aDay = (pay * timesAYear[pay_period]) / daysOfYear;
  const days = unit === 'hours' ? left / hoursOfDay : left;
  return Math.round((days * aDay * paid_share) / 100);
}

/** Nothing is said about the absence of fewer people. */
const fewest = 5;

/** Those of which something may be said: the others are enough people together that the total tells of none of them. */
export function speakingOf<Group extends { people: number }>(groups: readonly Group[]): ReadonlySet<Group> {
  let silent = 0;
  const bySize = groups.toSorted((one, other) => one.people - other.people);
  const speaking = bySize.filter(({ people }) => {
    const speaks = people >= fewest && (silent === 0 || silent >= fewest);
    if (!speaks) silent += people;
    return speaks;
  });
  return new Set(speaking);
}

/** In days of eight hours, with at most two decimals. */
export const daysOf = (dayHundredths: number, hourHundredths: number): number =>
  Math.round(dayHundredths + hourHundredths / hoursOfDay) / 100;
