import { describe, expect, it } from 'vitest';
import { lawOn } from './law.ts';
import { nigerianPack } from './pack.ts';
import { type PolicyKind, type PolicyTerms, plainTerms } from './policy.ts';
import { warningsOf } from './warnings.ts';

const day = '2026-01-01';
/** Nothing of it is below the law. */
const annual: Partial<PolicyTerms> = { carry_over: 'all', carry_over_months: 24 };
const fields = (kind: PolicyKind, change: Partial<PolicyTerms>) =>
  warningsOf(kind, { ...plainTerms, ...change }, day).map(({ field }) => field);

it('says nothing about the pack', () => {
  for (const { kind, terms } of nigerianPack) expect([kind, warningsOf(kind, terms, day)]).toEqual([kind, []]);
});

describe('a policy below the law', () => {
  it.each<[string, PolicyKind, Partial<PolicyTerms>, string[]]>([
    ['5 days a year', 'annual', { ...annual, amount: 5 }, ['amount']],
    ['6 days a year', 'annual', { ...annual, amount: 6 }, []],
    ['47 hours a year', 'annual', { ...annual, unit: 'hours', amount: 47 }, ['amount']],
    ['48 hours a year', 'annual', { ...annual, unit: 'hours', amount: 48 }, []],
    ['half pay', 'annual', { ...annual, paid_share: 50 }, ['paid_share']],
    ['holidays counted', 'annual', { ...annual, count_holidays: true }, ['count_holidays']],
    ['weekends counted', 'annual', { ...annual, count_rest_days: true }, ['count_rest_days']],
    ['a wait of 13 months', 'annual', { ...annual, waiting_months: 13 }, ['waiting_months']],
    ['a wait of 12 months', 'annual', { ...annual, waiting_months: 12 }, []],
    [
      'a carry-over that ends in March',
      'annual',
      { carry_over: 'all', carry_over_until: '03-31' },
      ['carry_over_months'],
    ],
    ['a carry-over of 23 months', 'annual', { carry_over: 'all', carry_over_months: 23 }, ['carry_over_months']],
    ['a carry-over without end', 'annual', { carry_over: 'all' }, []],
    ['a carry-over of 5 days', 'annual', { carry_over: 'limited', carry_over_most: 5 }, ['carry_over']],
    ['no carry-over', 'annual', {}, ['carry_over']],
    ['11 days', 'sick', { amount: 11 }, ['amount']],
    ['12 days', 'sick', { amount: 12 }, []],
    ['no grant, only counted', 'sick', { accrual: 'none', amount: 0 }, []],
    [
      '83 days in a row',
      'maternity',
      { accrual: 'none', amount: 0, count_rest_days: true, longest_stretch: 83 },
      ['longest_stretch'],
    ],
    ['60 working days', 'maternity', { amount: 60 }, []],
    ['59 working days', 'maternity', { amount: 59 }, ['amount']],
    [
      '49 % pay after 7 months',
      'maternity',
      { amount: 60, paid_share: 49, paid_after_months: 7 },
      ['paid_share', 'paid_after_months'],
    ],
    ['a day of something else', 'other', { amount: 1, paid_share: 0 }, []],
  ])('with %s of %s leave', (_name, kind, change, expected) => {
    expect(fields(kind, change)).toEqual(expected);
  });

  it('is told with the section of the law and its source', () => {
    expect(warningsOf('annual', { ...plainTerms, ...annual, amount: 5 }, day)).toEqual([
      {
        field: 'amount',
        message: 'This is less than the law gives.',
        law: 'Labour Act, Cap L1 LFN 2004, s. 18: at least 6 working days on full pay after 12 months of service (12 for under-16s and apprentices).',
        source: expect.stringMatching(/^https:/),
      },
    ]);
  });
});

it('knows the figure of a day, and the oldest one before all', () => {
  expect(lawOn('sickDays', '2026-01-01').figure).toBe(12);
  expect(lawOn('sickDays', '1960-01-01').figure).toBe(12);
});
