/**
 * The policies that most businesses in Nigeria have, to be added in one press. Annual, sick and maternity leave follow the Labour
 * Act or are above it; the others are customary, and no law sets them.
 */
import { type PolicyKind, type PolicyTerms, plainTerms } from './policy.ts';

export type PackedPolicy = { kind: PolicyKind; name: string; gender: 'female' | 'male' | null; terms: PolicyTerms };

/** Once at each occasion, instead of so much a year. */
const eachTime = (days: number): PolicyTerms => ({
  ...plainTerms,
  accrual: 'none',
  amount: 0,
  longest_stretch: days,
});
const ofYear = (days: number): PolicyTerms => ({ ...plainTerms, amount: days });

export const nigerianPack: readonly PackedPolicy[] = [
  {
    kind: 'annual',
    name: 'Annual leave',
    gender: null,
    terms: { ...ofYear(20), carry_over: 'all', carry_over_months: 24, notice_days: 14 },
  },
  {
    kind: 'sick',
    name: 'Sick leave',
    gender: null,
    // The law gives the twelve days to whoever falls ill, in their first month too.
    terms: {
      ...ofYear(12),
      prorate_joining: false,
      prorate_part_time: false,
      document_after_days: 0,
      document_later: true,
    },
  },
  {
    kind: 'maternity',
    name: 'Maternity leave',
    gender: 'female',
    terms: {
      ...eachTime(84),
      count_holidays: true,
      count_rest_days: true,
      paid_after_months: 6,
      document_after_days: 0,
      notice_days: 28,
    },
  },
  { kind: 'paternity', name: 'Paternity leave', gender: 'male', terms: { ...eachTime(10), notice_days: 14 } },
  { kind: 'casual', name: 'Casual leave', gender: null, terms: ofYear(5) },
  { kind: 'compassionate', name: 'Compassionate leave', gender: null, terms: eachTime(5) },
  {
    kind: 'examination',
    name: 'Examination leave',
    gender: null,
    terms: { ...ofYear(5), document_after_days: 0, document_later: true, notice_days: 14 },
  },
];
