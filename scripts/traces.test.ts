import { expect, it } from 'vitest';
import { differenceOf, recordedTrace } from './traces.ts';

const recorded = recordedTrace({ id: 'assetForm' } as Parameters<typeof recordedTrace>[0]) ?? '';

it('says what differs in a long body, with some of what is around it', () => {
  const [line = ''] = recorded.split('\n').filter((text) => text.includes('starts updateAsset {'));
  const sold = recorded.replace(line, line.replace('status: "unassigned"', 'status: "sold"'));
  expect(differenceOf(recorded, sold)).toEqual({
    line: recorded.split('\n').indexOf(line) + 1,
    was: expect.stringMatching(/^….+serial_no: "", status: "unassigned", vendor: "", version: 3\}$/),
    is: expect.stringMatching(/^….+serial_no: "", status: "sold", vendor: "", version: 3\}$/),
  });
});

it('finds lines that are missing or new at the end, and no difference where there is none', () => {
  expect(differenceOf(recorded, recorded)).toBeNull();
  expect(differenceOf('a\nb', 'a')).toEqual({ line: 2, was: 'b', is: '' });
  expect(differenceOf('a', 'a\nb')).toEqual({ line: 2, was: '', is: 'b' });
});

it('has no hash for what a request sends', () => {
  expect(recorded).toContain(
    'emits {known: {fields: {...context.save.fields, brand: "HP", color: "Black"}, version: 4}',
  );
  expect(recorded).not.toMatch(/… #/);
});
