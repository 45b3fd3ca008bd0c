import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigitOf, isNuban } from './nuban.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const bank = fc.oneof(digits(3), digits(5), digits(6));

test.each([
  ['011', '0000014579'],
  ['011', '0000000220'],
])('the examples of the Central Bank hold: %s %s', (code, account) => expect(isNuban(code, account)).toBe(true));

test('of ten last digits exactly one is right', () => {
  fc.assert(
    fc.property(bank, digits(9), (code, serial) => {
      const right = [...'0123456789'].filter((digit) => isNuban(code, serial + digit));
      expect(right).toEqual([String(checkDigitOf(code, serial))]);
    }),
  );
});

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(bank, digits(9), fc.nat(8), fc.integer({ min: 1, max: 9 }), (code, serial, at, by) => {
      const account = serial + checkDigitOf(code, serial);
      const wrong = (Number(account[at]) + by) % 10;
      expect(isNuban(code, account.slice(0, at) + wrong + account.slice(at + 1))).toBe(false);
    }),
  );
});

test('what has not ten digits is no account number', () => {
  for (const account of ['', '000001457', '00000145790', '000001457x']) expect(isNuban('011', account)).toBe(false);
});
