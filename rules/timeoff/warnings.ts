/** Where a policy is below what the law sets: it warns, and forbids nothing. */
import { type LawName, lawOn } from './law.ts';
import type { PolicyKind, PolicyTerms } from './policy.ts';

export type Warning = {
  field: keyof PolicyTerms;
  message: string;
  /** `Labour Act, Cap L1 LFN 2004, s. 18: at least 6 working days …`. */
  law: string;
  source: string;
};

export const noAdvice = 'This sums up the law and is no legal advice.';

/** Hours of a working day, where a policy counts hours and the law counts days. */
const hoursOfDay = 8;
/** Of five working days a week and one of seven days. */
const workingDays = 5;
const daysOfWeek = 7;

type Finding = [isBelow: boolean, field: keyof PolicyTerms, law: LawName, message: string];

const inUnit = (days: number, { unit }: PolicyTerms) => (unit === 'hours' ? days * hoursOfDay : days);

function annual(terms: PolicyTerms, day: string): Finding[] {
  const floor = inUnit(lawOn('annualDays', day).figure, terms);
  const deferral = lawOn('annualDeferral', day).figure;
  const { carry_over: kind, carry_over_months: months, carry_over_until: until } = terms;
  const isKept = kind === 'all' || (kind === 'limited' && (terms.carry_over_most ?? 0) >= floor);
  const isCapped = terms.cap !== null && terms.cap < floor;
  return [
    [terms.amount < floor, 'amount', 'annualDays', 'This is less than the law gives.'],
    [isCapped, 'cap', 'annualDays', 'The cap is below what the law gives in a year.'],
    [
      terms.waiting_months > lawOn('annualWaiting', day).figure,
      'waiting_months',
      'annualWaiting',
      'The wait is longer than the law allows.',
    ],
    [
      terms.paid_share < 100 || terms.paid_after_months !== null,
      'paid_share',
      'annualDays',
      'The law asks for full pay.',
    ],
    [terms.count_holidays, 'count_holidays', 'annualDays', 'Public holidays inside annual leave are not leave.'],
    [terms.count_rest_days, 'count_rest_days', 'annualDays', 'The law counts working days only.'],
    [
      terms.accrual !== 'none' && !isKept,
      'carry_over',
      'annualDeferral',
      'Leave that the law gives can be lost at the end of the year.',
    ],
    [
      kind !== 'none' && (until !== null || (months !== null && months < deferral)),
      'carry_over_months',
      'annualDeferral',
      'What is carried over ends before the law lets it.',
    ],
  ];
}

function sick(terms: PolicyTerms, day: string): Finding[] {
  const floor = inUnit(lawOn('sickDays', day).figure, terms);
  const isLess = terms.accrual === 'none' ? false : terms.amount < floor;
  return [
    [isLess, 'amount', 'sickDays', 'This is less than the law gives.'],
    [
      terms.paid_share < 100 || terms.paid_after_months !== null,
      'paid_share',
      'sickDays',
      'The law asks for full pay.',
    ],
    [terms.waiting_months > 0, 'waiting_months', 'sickDays', 'The law lets nobody wait for it.'],
    [terms.count_holidays, 'count_holidays', 'sickDays', 'The law counts working days only.'],
    [terms.count_rest_days, 'count_rest_days', 'sickDays', 'The law counts working days only.'],
  ];
}

/** What somebody has of it at one birth: a year's amount, or the longest stretch where nothing is granted. */
function maternity(terms: PolicyTerms, day: string): Finding[] {
  const days = lawOn('maternityDays', day).figure;
  const floor = inUnit(terms.count_rest_days ? days : (days / daysOfWeek) * workingDays, terms);
  const isGranted = terms.accrual !== 'none';
  const { longest_stretch: longest, paid_after_months: after } = terms;
  return [
    [isGranted && terms.amount < floor, 'amount', 'maternityDays', 'This is less than the law gives.'],
    [longest !== null && longest < floor, 'longest_stretch', 'maternityDays', 'This is less than the law gives.'],
    [terms.paid_share < lawOn('maternityPay', day).figure, 'paid_share', 'maternityPay', 'The law asks for more pay.'],
    [
      after !== null && after > lawOn('maternityPayWaiting', day).figure,
      'paid_after_months',
      'maternityPayWaiting',
      'The law asks for pay after fewer months.',
    ],
    [terms.waiting_months > 0, 'waiting_months', 'maternityDays', 'The law lets nobody wait for it.'],
  ];
}

const floors: Partial<Record<PolicyKind, (terms: PolicyTerms, day: string) => Finding[]>> = { annual, sick, maternity };

/**
 * @param day on which the terms begin to hold, which says which law does
 * @returns in the order of the fields
 */
export const warningsOf = (kind: PolicyKind, terms: PolicyTerms, day: string): Warning[] =>
  (floors[kind]?.(terms, day) ?? [])
    .filter(([isBelow]) => isBelow)
    .map(([, field, name, message]) => {
      const { act, section, says, source } = lawOn(name, day);
      return { field, message, law: `${act}, ${section}: ${says}.`, source };
    });
