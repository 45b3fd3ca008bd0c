import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedSince, versionOf } from './version.ts';

const lagos = { name: 'Lagos', manager: { id: '1', first_name: 'Ada' }, tags: ['b', 'a'], size: null };

it('has a hash of each field that is sent and that the thing has, and nothing of the others', () => {
  expect(versionOf(lagos, ['size', 'name', 'unknown'])).toMatch(/^name=[0-9a-f]{8},size=[0-9a-f]{8}$/);
  expect(versionOf(lagos, [])).toBe('');
});

it('names the fields that were changed, and no others', () => {
  const version = versionOf(lagos, ['name', 'manager', 'tags', 'size']);
  expect(changedSince(version, lagos)).toEqual([]);
  expect(changedSince(version, { ...lagos, name: 'Ibadan', tags: ['a', 'b'], other: 1 })).toEqual(['name', 'tags']);
});

it('does not depend on the order of keys, or on how nothing is written', () => {
  const version = versionOf(lagos, ['manager', 'size']);
  expect(changedSince(version, { manager: { first_name: 'Ada', id: '1' }, size: undefined })).toEqual([]);
});

it('tells any two texts apart that forms can have', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(changedSince(versionOf({ text: one }, ['text']), { text: other })).toEqual(one === other ? [] : ['text']);
    }),
  );
});
