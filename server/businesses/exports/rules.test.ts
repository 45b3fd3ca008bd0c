import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, fileNameOf } from './rules.ts';

it('makes a name for a file of every name', () => {
  expect(fileNameOf('Adéyemí & Sons (Haulage) Ltd.')).toBe('Ade-yemi-Sons-Haulage-Ltd');
  expect(fileNameOf('株式会社')).toBe('business');
});

describe('a line of CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('keeps %j from being a formula', (text) => {
    expect(csvLine([text]).replaceAll('"', '').startsWith("'")).toBe(true);
  });

  it('leaves other cells as they are, and an absent value empty', () => {
    expect(csvLine(['a', null, '', '1-2', 'a"b', 'c,d', 'e\nf'])).toBe('a,,,1-2,"a""b","c,d","e\nf"\r\n');
  });

  it('can be read back, whatever stands in it', () => {
    const read = (line: string) =>
      [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      );
    const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(cells, (texts) => {
        expect(read(csvLine(texts))).toEqual(texts.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
      }),
    );
  });
});
