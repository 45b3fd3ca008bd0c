import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { csvFile } from './csv.ts';

/** `text` of node:stream/consumers would take the byte order mark away. */
const read = async (file: Readable) => (await buffer(file)).toString();
type Row = readonly (string | null)[];
async function* each(rows: readonly Row[]) {
  yield* rows;
}
/** What stands below the header. */
async function written(...rows: Row[]): Promise<string> {
  const columns = (rows[0] ?? []).map(() => 'x');
  const file = await read(csvFile(columns, each(rows)));
  const head = `\uFEFF${columns.map((name) => `"${name}"`).join(',')}\r\n`;
  expect(file.startsWith(head)).toBe(true);
  return file.slice(head.length);
}
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Apostrophes that stand there already get one more, so that a reader can take away the added one. */
const ahead = new RegExp(`^'*${formula.source.slice(1)}`);
const inside = /(^\s+|[;\t\r\n][\s"]*)('*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const safe = (cell: string) => (ahead.test(cell) ? "'" : '') + cell.replaceAll(inside, "$1'$2");

/** The cells that a reader sees who separates them by semicolons, and takes quotes only at the start of a cell. */
const cellsBySemicolon = (file: string): string[] =>
  [...file.matchAll(/(?:"((?:[^"]|"")*)")?([^;\r\n]*)/g)].map(
    ([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest,
  );

describe('a cell', () => {
  it.each(['=1+1', '+234', '-1', '@sum(A1)', '\tx', '\rx', '＝1+1'])(
    'that would be a formula begins with an apostrophe: %j',
    async (cell) => expect((await written([cell])).replace(/^"/, '')).toMatch(/^'/),
  );

  it.each([
    ['plain', '"plain"'],
    ['1-2', '"1-2"'],
    ['a;b', '"a;b"'],
    ['a;=1+1', `"a;'=1+1"`],
    ['a, b', '"a, b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ])('%j is written %j', async (cell, expected) => expect(await written([cell])).toBe(`${expected}\r\n`));

  it('is empty for null and for an empty text', async () => {
    expect(await written(['a', null, '', 'b'])).toBe('"a","","","b"\r\n');
  });

  it.each([
    ['signs', fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n";,\'a ') })],
    ['any text', fc.string({ unit: 'grapheme' })],
  ])('is no formula to a reader who separates by semicolons either: %s', async (_name, cell) => {
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 8 }), async (cells) => {
        expect(cellsBySemicolon(await written(cells)).filter((each) => formula.test(each.trim()))).toEqual([]);
      }),
    );
  });

  it.each([
    ['signs', fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",\'a ') })],
    ['any text', fc.string({ unit: 'grapheme' })],
  ])('never opens another cell or line: %s', async (_name, cell) => {
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 8 }), async (cells) => {
        const found = [...(await written(cells)).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)].map(([, quoted = '']) =>
          quoted.replaceAll('""', '"'),
        );
        expect(found).toEqual(cells.map(safe));
      }),
    );
  });
});

describe('a file', () => {
  it('is its header alone where there are no rows', async () => {
    expect(await read(csvFile(['id', 'name'], each([])))).toBe('\uFEFF"id","name"\r\n');
  });

  it('has a line for each row', async () => {
    expect(await written(['1', 'a'], ['2', 'b'])).toBe('"1","a"\r\n"2","b"\r\n');
  });

  it('fails when its rows fail, so that a partial file never looks complete', async () => {
    async function* broken(): AsyncGenerator<Row> {
      yield ['1'];
      throw new Error('the database is gone');
    }
    await expect(read(csvFile(['id'], broken()))).rejects.toThrow('the database is gone');
  });

  it('stops reading rows when its reader has gone', async () => {
    let isReleased = false;
    async function* endless(): AsyncGenerator<Row> {
      try {
        for (;;) yield ['row'];
      } finally {
        isReleased = true;
      }
    }
    const file = csvFile(['id'], endless());
    for await (const _chunk of file) break;
    await soon(() => expect(isReleased).toBe(true));
  });
});
