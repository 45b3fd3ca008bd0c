import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allMatching, between, countSelected, isSelected, nothing, selectedOf, withRows } from './table-selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

it('holds exactly the selected rows after any changes', () => {
  const change = fc.record({ ids: fc.subarray(ids), areSelected: fc.boolean() });
  fc.assert(
    fc.property(fc.boolean(), fc.array(change), (fromAll, changes) => {
      let selection = fromAll ? allMatching : nothing;
      const expected = new Map(ids.map((id) => [id, fromAll]));
      for (const each of changes) {
        selection = withRows(selection, each.ids, each.areSelected);
        for (const id of each.ids) expected.set(id, each.areSelected);
      }
      expect(ids.filter((id) => isSelected(selection, id))).toEqual(ids.filter((id) => expected.get(id)));
      expect(countSelected(selection, ids.length)).toBe(ids.filter((id) => expected.get(id)).length);
    }),
  );
});

it('counts rows on other pages too', () => {
  expect(countSelected(allMatching, 1284)).toBe(1284);
  expect(countSelected(withRows(allMatching, ['a', 'b'], false), 1284)).toBe(1282);
});

it('reports whether none, some or all rows of a page are selected', () => {
  const some = withRows(nothing, ['a', 'elsewhere'], true);
  expect(selectedOf(some, ids)).toBe('some');
  expect(selectedOf(some, ['a'])).toBe('all');
  expect(selectedOf(some, ['b'])).toBe('none');
  expect(selectedOf(nothing, [])).toBe('none');
});

it('selects a range in either direction', () => {
  expect(between(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(ids, null, 'c')).toEqual(['c']);
  expect(between(ids, 'on another page', 'c')).toEqual(['c']);
});
