import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, genderFault } from './faults.ts';
import { nigerianPack } from './pack.ts';
import { type PolicyTerms, plainTerms, settled } from './policy.ts';

const faults = (change: Partial<PolicyTerms>) => Object.keys(faultsOf({ ...plainTerms, ...change }));

describe('terms', () => {
  it('are all right as a new policy and the pack have them', () => {
    expect(faultsOf(plainTerms)).toEqual({});
    for (const { kind, gender, terms } of nigerianPack)
      expect([kind, faultsOf(terms), genderFault(kind, gender)]).toEqual([kind, {}, null]);
  });

  it.each<[string, Partial<PolicyTerms>, string[]]>([
    ['three decimals', { amount: 1.005 }, ['amount']],
    ['more days than a year has', { amount: 367 }, ['amount']],
    ['as many hours', { amount: 367, unit: 'hours' }, []],
    ['nothing granted', { amount: 0 }, ['amount']],
    ['something granted by nothing', { accrual: 'none', cap: 3 }, ['amount', 'cap']],
    ['nothing at all', { accrual: 'none', amount: 0 }, []],
    ['up front at the end', { accrual_at: 'end' }, ['accrual_at']],
    ['steps that fall', { steps: [{ after_years: 2, amount: 19 }] }, ['steps']],
    ['steps out of order', { steps: [5, 3].map((after_years, at) => ({ after_years, amount: 21 + at })) }, ['steps']],
    ['steps that grow', { steps: [3, 5].map((after_years, at) => ({ after_years, amount: 21 + at })) }, []],
    ['a fixed year without a day', { year: 'fixed' }, ['year_start']],
    ['29 February', { year: 'fixed', year_start: '02-29' }, ['year_start']],
    ['a 13th month', { year: 'fixed', year_start: '13-01' }, ['year_start']],
    ['a day of a calendar year', { year_start: '04-01' }, ['year_start']],
    ['a limit that nobody set', { carry_over: 'limited' }, ['carry_over_most']],
    ['a limit of all', { carry_over: 'all', carry_over_most: 5 }, ['carry_over_most']],
    ['an end of nothing', { carry_over_months: 3 }, ['carry_over']],
    ['two ends', { carry_over: 'all', carry_over_months: 3, carry_over_until: '03-31' }, ['carry_over_until']],
    ['a later document of none', { document_later: true }, ['document_later']],
    ['a wait for no pay', { paid_share: 0, paid_after_months: 6 }, ['paid_after_months']],
    ['a stretch of nothing', { longest_stretch: 0 }, ['longest_stretch']],
  ])('with %s', (_name, change, expected) => {
    expect(faults(change).sort()).toEqual(expected);
  });
});

it('gives one gender what the law gives it alone', () => {
  expect(genderFault('maternity', 'female')).toBeNull();
  expect(genderFault('annual', null)).toBeNull();
  for (const [kind, gender] of [
    ['maternity', 'male'],
    ['paternity', 'female'],
    ['annual', 'female'],
  ] as const)
    expect(genderFault(kind, gender)).not.toBeNull();
});

const fieldsOfTerms = Object.keys(plainTerms) as (keyof PolicyTerms)[];
const amount = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constantFrom(0, 1.5, 20.25, 0.005, 8784, 9000));
const yearDay = fc.constantFrom(null, '01-01', '02-29', '04-31', '12-31', '00-10');
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of);
const any: fc.Arbitrary<PolicyTerms> = fc.record({
  unit: fc.constantFrom('days', 'hours'),
  accrual: fc.constantFrom('none', 'up_front', 'monthly', 'yearly'),
  accrual_at: fc.constantFrom('start', 'end'),
  amount,
  steps: fc.array(fc.record({ after_years: fc.integer({ min: 1, max: 60 }), amount }), { maxLength: 3 }),
  waiting_months: fc.integer({ min: 0, max: 60 }),
  year: fc.constantFrom('calendar', 'anniversary', 'fixed'),
  year_start: yearDay,
  cap: maybe(amount),
  carry_over: fc.constantFrom('none', 'all', 'limited'),
  carry_over_most: maybe(amount),
  carry_over_months: maybe(fc.integer({ min: 1, max: 60 })),
  carry_over_until: yearDay,
  negative_limit: amount,
  prorate_joining: fc.boolean(),
  prorate_leaving: fc.boolean(),
  prorate_part_time: fc.boolean(),
  rounding: fc.constantFrom('none', 'half', 'whole'),
  rounding_direction: fc.constantFrom('up', 'nearest', 'down'),
  paid_share: fc.integer({ min: 0, max: 100 }),
  paid_after_months: maybe(fc.integer({ min: 1, max: 60 })),
  count_holidays: fc.boolean(),
  count_rest_days: fc.boolean(),
  document_after_days: maybe(fc.integer({ min: 0, max: 366 })),
  document_later: fc.boolean(),
  notice_days: fc.integer({ min: 0, max: 366 }),
  longest_stretch: maybe(amount),
});

/** Terms that are all right, with some fields of any others. */
const changed = fc
  .tuple(fc.constantFrom(plainTerms, ...nigerianPack.map(({ terms }) => terms)), any, fc.subarray(fieldsOfTerms))
  .map(([terms, other, fields]) => ({
    ...terms,
    ...Object.fromEntries(fields.slice(0, 5).map((field) => [field, other[field]])),
  }));

describe('of any terms', () => {
  it('a fault names a field of them and says something, and the same terms have the same faults', () => {
    fc.assert(
      fc.property(any, (terms) => {
        const found = faultsOf(terms);
        for (const [field, message] of Object.entries(found)) {
          expect(Object.hasOwn(terms, field)).toBe(true);
          expect(message).toMatch(/^[A-Z].+\.$/);
        }
        expect(faultsOf(structuredClone(terms))).toEqual(found);
      }),
    );
  });

  it('what does not apply can be left out, which changes nothing that is all right', () => {
    fc.assert(
      fc.property(any, changed, (terms, other) => {
        expect(settled(settled(terms))).toEqual(settled(terms));
        for (const field of ['document_later', 'paid_after_months', 'accrual_at', 'carry_over'] as const)
          expect(Object.keys(faultsOf(settled(terms)))).not.toContain(field);
        if (Object.keys(faultsOf(other)).length === 0) expect(settled(other)).toEqual(other);
      }),
    );
  });

  it('what has no fault can be counted with: amounts of two decimals, days that every year has, steps that grow', () => {
    fc.assert(
      fc.property(changed, (terms) => {
        fc.pre(Object.keys(faultsOf(terms)).length === 0);
        const amounts = [terms.amount, terms.cap, terms.carry_over_most, terms.longest_stretch, terms.negative_limit];
        for (const each of amounts) expect(Number((each ?? 0).toFixed(2))).toBe(each ?? 0);
        for (const day of [terms.year_start, terms.carry_over_until])
          if (day !== null) expect(new Date(`2027-${day}T00:00Z`).toISOString().slice(5, 10)).toBe(day);
        expect(terms.year_start === null).toBe(terms.year !== 'fixed');
        expect(terms.carry_over_most === null).toBe(terms.carry_over !== 'limited');
        const granted = [terms.amount, ...terms.steps.map((step) => step.amount)];
        expect(granted.toSorted((one, other) => one - other)).toEqual(granted);
        expect(terms.accrual === 'none').toBe(granted[0] === 0);
      }),
      { numRuns: 2_000 },
    );
  });
});
