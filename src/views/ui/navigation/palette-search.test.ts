import fc from 'fast-check';
import { expect, it } from 'vitest';
import { search } from './palette-search.ts';

const entries = [
  { label: 'Dashboard', keywords: ['home'] },
  { label: 'People' },
  { label: 'Asset types', keywords: ['assets'] },
  { label: 'Statutory information', keywords: ['assets', 'settings', 'documents'] },
  { label: 'Fleet' },
  { label: 'Payroll' },
  { label: 'Sign out' },
  { label: 'Café Ìbàdàn' },
];
const found = (text: string) => search(entries, text).map(({ label }) => label);

it.each([
  ['', entries.map(({ label }) => label)],
  ['  ', entries.map(({ label }) => label)],
  ['pay', ['Payroll']],
  ['TYPES', ['Asset types']],
  ['type asset', ['Asset types']],
  ['asset', ['Asset types', 'Statutory information']],
  ['home', ['Dashboard']],
  ['eet', ['Fleet']],
  ['cafe ibadan', ['Café Ìbàdàn']],
  ['xyz', []],
  ['asset xyz', []],
])('finds %j', (text, labels) => {
  expect(found(text)).toEqual(labels);
});

it.each([
  ['payrlo', 'Payroll'],
  ['pqyroll', 'Payroll'],
  ['payyroll', 'Payroll'],
  ['pyroll', 'Payroll'],
  ['dashbaord', 'Dashboard'],
])('tolerates one typing error: %s', (text, label) => {
  expect(found(text)).toEqual([label]);
});

it('ranks a prefix match before an inner match', () => {
  const labels = ['Reset', 'Asset sets', 'Set up'].map((label) => ({ label }));
  expect(search(labels, 'set').map(({ label }) => label)).toEqual(['Set up', 'Asset sets', 'Reset']);
});

it('finds every entry by any prefix of its name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (label, length) => {
      expect(search([{ label }], label.slice(0, length))).toEqual([{ label }]);
    }),
  );
});
