import { describe, expect, it } from 'vitest';
import { assetId, prefixesOf } from './rules.ts';

describe('the prefix of a type', () => {
  it.each([
    ['Laptop', 'LAP'],
    ['air conditioner', 'AIR'],
    ['3D printer', '3DP'],
    ['A/C unit', 'ACU'],
    ['IT', 'ITX'],
    ['Ọ̀ṣọ́ wood', 'OSO'],
    ['冷蔵庫', 'AST'],
    ['–', 'AST'],
  ])('%s begins with %s', (name, prefix) => {
    expect(prefixesOf(name).next().value).toBe(prefix);
  });

  it('goes on with numbers, never repeats, and is always one that is stored', () => {
    const all = [...prefixesOf('Laptop')];
    expect(all.slice(0, 3)).toEqual(['LAP', 'LAP2', 'LAP3']);
    expect(all.length).toBeGreaterThan(1000);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((prefix) => !/^[A-Z0-9]{3,5}$/.test(prefix))).toEqual([]);
  });
});

it.each([
  [1, 'LAP-0001'],
  [9999, 'LAP-9999'],
  [10_000, 'LAP-10000'],
])('asset %s is %s', (number, id) => {
  expect(assetId('LAP', number)).toBe(id);
});
