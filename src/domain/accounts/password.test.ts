import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPasswordAcceptable, passwordFaults } from './password.ts';

test.each([
  ['', ['short']],
  ['seven77', ['short']],
  ['eight888', []],
  ['12345678', ['numeric']],
  ['1234', ['short', 'numeric']],
  ['١٢٣٤٥٦٧٨', ['numeric']],
  ['palmoil.example', ['similar']],
  ['PalmOil.Example', ['similar']],
  ['palmoil.example-2026', []],
  ['😀😀😀😀😀😀😀', ['short']],
  ['😀😀😀😀😀😀😀😀', []],
])('%j breaks the rules %j', (password, faults) => {
  expect(passwordFaults(password, 'ada@palmoil.example')).toEqual(faults);
});

test('refuses every part of the email address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat(), fc.nat(), (email, from, length) => {
      expect(isPasswordAcceptable(email.slice(from % email.length).slice(0, 1 + length), email)).toBe(false);
    }),
  );
});

test('refuses every number', () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n }), (number) => !isPasswordAcceptable(String(number), '')));
});
