import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toE164 } from './phone.ts';

test.each([
  ['08012345678', 'NG', '+2348012345678'],
  ['+2348012345678', 'NG', '+2348012345678'],
  [' +234 801-234 5678 ', 'US', '+2348012345678'],
  ['2348012345678', 'NG', '+2348012345678'],
  ['+442079460958', 'NG', '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['(212) 736-5000', 'US', '+12127365000'],
  ['+2348012345678', 'AQ', '+2348012345678'],
])('reads %j in %s as %s', (text, country, phone) => expect(toE164(text, country)).toBe(phone));

test.each([
  ['', 'NG'],
  ['12', 'NG'],
  ['0801234567', 'NG'],
  ['080123456789012345', 'NG'],
  ['+999 123 456 789', 'NG'],
  ['call 08012345678', 'NG'],
  ['08012345678', 'AQ'],
  ['08012345678', 'nowhere'],
  ['08012345678', 'constructor'],
  ['08012345678', ''],
])('refuses %j in %j', (text, country) => expect(toE164(text, country)).toBeNull());

test('reads any text as E.164 or null, and leaves E.164 unchanged in every country', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'+0123456789 -().x#;'), maxLength: 25 });
  const country = fc.constantFrom('NG', 'GH', 'GB', 'US', 'CA', 'KZ', 'IT', 'XX', '');
  fc.assert(
    fc.property(fc.oneof(digits, fc.string({ unit: 'binary' })), country, country, (text, here, there) => {
      const phone = toE164(text, here);
      if (phone === null) return;
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(toE164(phone, there)).toBe(phone);
    }),
    { numRuns: 1_000 },
  );
});

test('reads every Nigerian mobile number in national and international form', () => {
  const subscriber = fc.integer({ min: 1_000_000, max: 9_999_999 });
  fc.assert(
    fc.property(fc.constantFrom('803', '806', '813', '905', '703'), subscriber, (prefix, number) => {
      const national = `${prefix}${number}`;
      expect(toE164(`0${national}`, 'NG')).toBe(`+234${national}`);
      expect(toE164(`+234${national}`, 'NG')).toBe(`+234${national}`);
    }),
  );
});
