import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEncryption } from './encryption.ts';

const encryption = createEncryption('a secret of thirty-two characters or more');

it('decrypts what it encrypted, for any text, and never encrypts to the same bytes twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, about) => {
      const [one, other] = [encryption.encrypt('test', about, text), encryption.encrypt('test', about, text)];
      expect(encryption.decrypt('test', about, one)).toBe(text.toWellFormed());
      expect(one.equals(other)).toBe(false);
    }),
  );
});

it('decrypts for no other subject, purpose or secret', () => {
  const encrypted = encryption.encrypt('test', 'ada', 'text');
  expect(encryption.decrypt('test', 'bola', encrypted)).toBeNull();
  expect(encryption.decrypt('other', 'ada', encrypted)).toBeNull();
  expect(createEncryption('another secret of thirty-two characters').decrypt('test', 'ada', encrypted)).toBeNull();
});

it('refuses bytes that were changed or cut off', () => {
  const encrypted = encryption.encrypt('test', 'ada', 'text');
  for (let at = 0; at < encrypted.length; at++) {
    const changed = Buffer.from(encrypted);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(encryption.decrypt('test', 'ada', changed)).toBeNull();
    expect(encryption.decrypt('test', 'ada', encrypted.subarray(0, at))).toBeNull();
  }
});

it('digests the same text to the same bytes for one purpose, and to others for another', () => {
  expect(encryption.digest('test', 'code')).toEqual(encryption.digest('test', 'code'));
  expect(encryption.digest('test', 'code')).not.toEqual(encryption.digest('other', 'code'));
  expect(encryption.digest('test', 'code')).not.toEqual(createEncryption('another').digest('test', 'code'));
});
