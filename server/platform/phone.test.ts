import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toE164 } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    ['08012345678', 'NG', '+2348012345678'],
    ['+2348012345678', 'NG', '+2348012345678'],
    ['+234 801 234 5678', 'GB', '+2348012345678'],
    ['(0801) 234-5678', 'NG', '+2348012345678'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['+442079460958', 'AQ', '+442079460958'],
  ])('%s in %s is %s', (text, country, number) => {
    expect(toE164(text, country)).toBe(number);
  });
  it.each([
    ['0801234', 'NG'],
    ['call 08012345678', 'NG'],
    ['', 'NG'],
    ['08012345678', 'AQ'],
    ['+999123456789', 'NG'],
  ])('%s in %s is none', (text, country) => {
    expect(toE164(text, country)).toBeNull();
  });
  it('is stored in one form, which stays what it is in every country', () => {
    const national = fc.integer({ min: 0, max: 9_999_999 }).map((rest) => `0803${String(rest).padStart(7, '0')}`);
    fc.assert(
      fc.property(national, fc.constantFrom('NG', 'GB', 'US', 'GH'), (text, country) => {
        const number = toE164(text, 'NG');
        expect(number).toMatch(/^\+234803\d{7}$/);
        expect(toE164(number ?? '', country)).toBe(number);
      }),
    );
  });
  it('never fails, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, country) => toE164(text, country) !== undefined),
    );
  });
});
