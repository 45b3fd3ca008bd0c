import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of thirty-two characters or more');

it('opens what it closed, whatever the text, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, about) => {
      const [one, other] = [seal.close('test', about, text), seal.close('test', about, text)];
      expect(seal.open('test', about, one)).toBe(text.toWellFormed());
      expect(one.equals(other)).toBe(false);
    }),
  );
});

it('opens for nobody else, for no other purpose and with no other secret', () => {
  const sealed = seal.close('test', 'ada', 'text');
  expect(seal.open('test', 'bola', sealed)).toBeNull();
  expect(seal.open('other', 'ada', sealed)).toBeNull();
  expect(createSeal('another secret of thirty-two characters').open('test', 'ada', sealed)).toBeNull();
});

it('opens nothing in which a bit was changed, and nothing that was cut', () => {
  const sealed = seal.close('test', 'ada', 'text');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(seal.open('test', 'ada', changed)).toBeNull();
    expect(seal.open('test', 'ada', sealed.subarray(0, at))).toBeNull();
  }
});

it('digests the same text to the same bytes for one purpose, and to others for another', () => {
  expect(seal.digest('test', 'code')).toEqual(seal.digest('test', 'code'));
  expect(seal.digest('test', 'code')).not.toEqual(seal.digest('other', 'code'));
  expect(seal.digest('test', 'code')).not.toEqual(createSeal('another').digest('test', 'code'));
});
