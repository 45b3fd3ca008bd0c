import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceMaximum, utmSource } from './source.ts';

test.each([
  ['', ''],
  ['?plan=buy_now&from_app=1', ''],
  ['?utm_source=radio', 'utm_source=radio'],
  ['?utm_campaign=may&plan=free_trial&utm_source=a%26b', 'utm_source=a%26b&utm_campaign=may'],
  ['?utm_source=&utm_medium=spot', 'utm_medium=spot'],
  ['?utm_source=first&utm_source=second', 'utm_source=first'],
])('%j has the source %j', (search, source) => expect(utmSource(search)).toBe(source));

test('keeps values unchanged or drops them, and stays within the contract', () => {
  const value = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(value, value, value, (utm_source, utm_medium, utm_campaign) => {
      const given = { utm_source, utm_medium, utm_campaign };
      const source = utmSource(`?${new URLSearchParams(given)}`);
      expect(source.length).toBeLessThanOrEqual(sourceMaximum);
      for (const [name, kept] of new URLSearchParams(source)) expect(given).toHaveProperty(name, kept);
    }),
  );
});
