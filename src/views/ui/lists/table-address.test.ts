import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Asked, readAsked, type Shape, writeAsked } from './table-address.ts';

const shape: Shape = {
  filters: [
    {
      id: 'status',
      label: 'Status',
      options: ['assigned', 'in_repair', 'sold'].map((value) => ({ value, label: value })),
    },
    { id: 'kind', label: 'Kind', options: [{ value: 'vehicle', label: 'Vehicles' }], isSingle: true },
  ],
  sortable: ['name', 'cost'],
  defaultSort: null,
  sizes: [10, 25],
  prefix: '',
};
const plain: Asked = { search: '', filters: { status: [], kind: [] }, sort: null, page: 0, size: 10 };
const read = (address: string) => readAsked(new URLSearchParams(address), shape);

const anything: fc.Arbitrary<Asked> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
  filters: fc.record({
    status: fc.subarray(['assigned', 'in_repair', 'sold']),
    kind: fc.subarray(['vehicle']),
  }),
  sort: fc.option(
    fc.record({
      column: fc.constantFrom('name', 'cost'),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
  page: fc.nat(9999),
  size: fc.constantFrom(10, 25),
});

it('reads what it wrote, and keeps every other parameter', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom('', 'assets', 'open.issues'), (asked, prefix) => {
      const written = writeAsked(new URLSearchParams('tab=asset-list&view=list'), { ...shape, prefix }, asked);
      expect(readAsked(new URLSearchParams(written.toString()), { ...shape, prefix })).toEqual(asked);
      expect([written.get('tab'), written.get('view')]).toEqual(['asset-list', 'list']);
    }),
  );
});

it('omits default values', () => {
  expect(writeAsked(new URLSearchParams('tab=home'), shape, plain).toString()).toBe('tab=home');
  const sorted = { ...shape, defaultSort: { column: 'name', direction: 'ascending' } as const };
  expect(writeAsked(new URLSearchParams(), sorted, { ...plain, sort: sorted.defaultSort }).toString()).toBe('');
  expect(readAsked(new URLSearchParams(), sorted).sort).toEqual(sorted.defaultSort);
});

it('counts pages from one in the address and from zero inside', () => {
  expect(read('page=3').page).toBe(2);
  expect(writeAsked(new URLSearchParams(), shape, { ...plain, page: 2 }).get('page')).toBe('3');
});

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=999999',
  'page=9999999999999999999999',
  'sort=password',
  'sort=-',
  'sort=__proto__',
  'status=stolen',
  'kind=',
  'size=1000000',
  'search=%20%20',
])('ignores %s', (address) => {
  expect(read(address)).toEqual(plain);
});

it('survives any address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const asked = read(text);
      expect(Number.isInteger(asked.page) && asked.page >= 0).toBe(true);
      expect(asked.search.length).toBeLessThanOrEqual(100);
    }),
  );
});

it('takes the first of several options for a single choice, and each option once', () => {
  expect(read('kind=vehicle&kind=vehicle&status=sold&status=assigned&status=sold').filters).toEqual({
    status: ['assigned', 'sold'],
    kind: ['vehicle'],
  });
});
