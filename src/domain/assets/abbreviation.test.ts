import { expect, it } from 'vitest';
import { abbreviationOf } from './abbreviation.ts';

it.each([
  ['Laptop', 'LAP'],
  ['air conditioner', 'AIR'],
  ['IT', 'IT'],
  [' A/C unit', 'ACU'],
  // A letter with its combining marks counts as one letter.
  ['ọ̀ṣọ́ wood', 'Ọ̀ṢỌ́'],
  ['–', ''],
])('%s is %s', (name, abbreviation) => {
  expect(abbreviationOf(name)).toBe(abbreviation);
});
