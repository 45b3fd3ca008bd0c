import { describe, expect, it } from 'vitest';
import { createSealing, mapNamed } from './sealing.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
const business = 'one business';

describe('a sealed number', () => {
  it('is opened for its business only, tells nothing, and is another text each time', () => {
    const { seal, open, prefix } = createSealing([first]);
    const sealed = seal(business, '12345678901');
    expect(sealed.startsWith(prefix)).toBe(true);
    expect(sealed).not.toContain('12345678901');
    expect(seal(business, '12345678901')).not.toBe(sealed);
    expect(open(business, sealed)).toBe('12345678901');
    expect(() => open('another business', sealed)).toThrow();
    expect(() => open(business, `${sealed.slice(0, -2)}AA`)).toThrow();
    expect(open(business, '12345678901')).toBe('12345678901');
  });

  it('is opened by the keys before, and not by one that is unknown', () => {
    const sealed = createSealing([first]).seal(business, '0000014579');
    const rotated = createSealing([second, first]);
    expect(rotated.open(business, sealed)).toBe('0000014579');
    expect(rotated.seal(business, '0000014579').startsWith(rotated.prefix)).toBe(true);
    expect(() => createSealing([second]).open(business, sealed)).toThrow(/DATA_KEYS_BEFORE/);
  });

  it('is found inside JSON', () => {
    const { seal, openWithin } = createSealing([first]);
    const text = JSON.stringify([{ nin: seal(business, '"1'), name: 'sealed:' }]);
    expect(JSON.parse(openWithin(business, text))).toEqual([{ nin: '"1', name: 'sealed:' }]);
  });

  it('stands wherever its name does', () => {
    const value = [{ field: 'nin', old: { nin: null }, new: { nin: '1', bank: '011' } }, { cells: { tax_id: '2' } }];
    expect(mapNamed(value, new Set(['nin', 'tax_id']), (text) => `<${text}>`)).toEqual([
      { field: 'nin', old: { nin: null }, new: { nin: '<1>', bank: '011' } },
      { cells: { tax_id: '<2>' } },
    ]);
  });
});
