import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './rules.ts';

describe('a cell', () => {
  it.each(['=1+1', '+234', '-1', '@sum(A1)', '\tx', '\rx'])(
    'that would be a formula begins with an apostrophe: %j',
    (text) => expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/),
  );
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ])('%j is written %j', (text, written) => expect(csvCell(text)).toBe(written));
  it('never opens another cell or line', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",\'a ') }), { minLength: 1 }), (cells) => {
        const read = [...csvLine(cells).matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)].map(([, cell = '']) =>
          cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
        );
        expect(read).toEqual(cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)));
      }),
    );
  });
});
