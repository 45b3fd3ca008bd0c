import { expect, it } from 'vitest';
import { mistakesIn, referenceIn, showReference } from './fault.ts';

it.each([
  ['7K3MZ-9QW2T', '7K3MZ9QW2T'],
  [' 7k3mz 9qw2t ', '7K3MZ9QW2T'],
  ['OIL00-00000', '0110000000'],
  ['7K3MZ9QW2', null],
  ['7K3MZ9QW2U', null],
])('reads the reference %j', (typed, reference) => {
  expect(referenceIn(typed)).toBe(reference);
});

it('shows a reference as it is read', () => {
  expect(referenceIn(showReference('7K3MZ9QW2T'))).toBe('7K3MZ9QW2T');
});

it('needs words', () => {
  expect(mistakesIn({ message: ' ', name: '', contact: '' })).toEqual({ message: ['Say what is wrong.'] });
  expect(mistakesIn({ message: 'Smoke', name: '', contact: '' })).toEqual({});
});
