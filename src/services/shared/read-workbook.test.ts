import { describe, expect, it } from 'vitest';
import type { SheetLine } from '../../domain/shared/import-sheet/sheet.types.ts';
import { readTable } from './read-table.ts';
import { cellsOf, type Sheet, withWrongChecksum, workbookOf } from './workbook.testing.ts';

/** Twenty MB inside are as good a bomb as 512, and a quicker one. */
const bytes = 20_000_000;

const read = async (file: BlobPart, rows = Number.POSITIVE_INFINITY) => {
  const found: SheetLine[] = [];
  await readTable(new Blob([file]), (some) => found.push(...some), { rows, bytes });
  return found;
};
const rowsIn = async (sheet: Sheet) => (await read(await workbookOf(sheet))).map(({ texts }) => texts);

describe('a workbook', () => {
  it('says where its rows and cells are, and others are empty', async () => {
    const rows = '<row r="2"><c r="A2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="7"><c r="B7"><v>3</v></c></row>';
    expect(await read(await workbookOf({ rows }))).toEqual([
      { row: 2, texts: ['1', '', '', '2'] },
      { row: 7, texts: ['', '3'] },
    ]);
  });

  it('need not say it, and its names may have a prefix', async () => {
    const rows =
      '<x:row><x:c/><x:c t="inlineStr"><x:is><x:t>a &amp; b</x:t></x:is></x:c></x:row><x:row><x:c><x:v>5</x:v></x:c></x:row>';
    expect(await read(await workbookOf({ rows }))).toEqual([
      { row: 1, texts: ['', 'a & b'] },
      { row: 2, texts: ['5'] },
    ]);
  });

  it('keeps texts of every kind', async () => {
    const sharedStrings = [
      '<si><t>plain</t></si>',
      '<si><r><rPr><b/></rPr><t>bold</t></r><r><t xml:space="preserve"> and not</t></r><rPh><t>reading</t></rPh></si>',
      '<si><t>line_x000D_end_x005F_x0041_</t></si>',
      '<si/>',
    ];
    const cell = (at: number) => `<c t="s"><v>${at}</v></c>`;
    const rows = `<row>${cell(0)}${cell(1)}${cell(2)}${cell(3)}<c t="str"><f>A1&amp;"x"</f><v>plainx</v></c><c t="b"><v>1</v></c></row>`;
    expect(await rowsIn({ rows, sharedStrings })).toEqual([
      ['plain', 'bold and not', 'line\rend_x0041_', '', 'plainx', 'true'],
    ]);
  });

  it('shows numbers as they are, and those that are days as days', async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="[Red]#,##0.00&quot; day&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[0, 14, 164, 165, 20].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
    const cells = [
      ...['450000', '1637.05', '1E3', '12345678901234567890', '0.30000000000000004'].map(
        (value) => `<c><v>${value}</v></c>`,
      ),
      ...[
        '<c s="1"><v>45382</v></c>',
        '<c s="2"><v>45382.75</v></c>',
        '<c s="3"><v>45382</v></c>',
        '<c s="4"><v>0.5</v></c>',
      ],
      '<c t="d"><v>2024-03-31T00:00:00</v></c>',
    ].join('');
    const rows = `<row>${cells}</row>`;
    expect(await rowsIn({ rows, styles })).toEqual([
      [
        '450000',
        '1637.05',
        '1000',
        '12345678901234567890',
        '0.3',
        '2024-03-31',
        '2024-03-31',
        '45382',
        '0.5',
        '2024-03-31',
      ],
    ]);
    expect((await rowsIn({ rows, styles, isFrom1904: true }))[0]?.[5]).toBe('2028-04-01');
  });

  it('keeps a cell that is no number, and one with an error, as they stand', async () => {
    const rows = `${cellsOf(1, ['Name', 'Cost'])}<row><c><v>NaN</v></c><c t="e"><v>#DIV/0!</v></c></row>`;
    expect(await rowsIn({ rows })).toEqual([
      ['Name', 'Cost'],
      ['NaN', '#DIV/0!'],
    ]);
  });

  it('is read to its end when its parts are large', async () => {
    const rows = Array.from({ length: 20_000 }, (_none, at) => cellsOf(at + 1, [`Laptop ${at}`, 'HP', 'x'.repeat(40)]));
    const workbook = await workbookOf({ rows: rows.join('') });
    const pieces: number[] = [];
    await readTable(new Blob([workbook]), (some) => pieces.push(some.length));
    expect(pieces.reduce((sum, some) => sum + some, 0)).toBe(20_000);
    expect(pieces.length).toBeGreaterThan(5);
  });
});

describe('is refused in its own words:', () => {
  const cell = (at: string) => `<row r="${at.replace(/\D+/, '')}"><c r="${at}"><v>1</v></c></row>`;
  const ole = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('\0\0EncryptedPackage', 'utf16le')]);
  it.each<[string, () => Promise<BlobPart> | BlobPart, RegExp]>([
    [
      'more bytes than it says or may hold',
      () => workbookOf({ rows: ' '.repeat(30_000_000) }),
      /cell of more than|unpacked/,
    ],
    ['a part of many small rows', () => workbookOf({ rows: '<row/>'.repeat(4_000_000) }), /MB when it is unpacked/],
    [
      'a stray cell far away',
      () => workbookOf({ rows: cellsOf(1, ['a']) + cell('XFD1048576') }),
      /row 1048576, column 16384.*200 columns at most/,
    ],
    [
      'a cell of a million letters',
      () => workbookOf({ rows: cellsOf(7, ['x'.repeat(1_000_000)]) }),
      /cell of more than 32,767/,
    ],
    [
      'a long cell',
      () => workbookOf({ rows: cellsOf(7, ['x'.repeat(32_768)]) }),
      /Row 7 has a cell of more than 32,767/,
    ],
    [
      'a long shared text',
      () => workbookOf({ rows: '<row/>', sharedStrings: [`<si><t>${'x'.repeat(32_768)}</t></si>`] }),
      /more than 32,767/,
    ],
    ['a thousand tags inside one another', () => workbookOf({ rows: '<a>'.repeat(1000) }), /could not be read/],
    ['a comment without an end', () => workbookOf({ rows: `<!--${'<a>'.repeat(1_000_000)}` }), /cell of more than/],
    ['a password', () => ole, /protected by a password/],
    [
      'a wrong checksum',
      async () => withWrongChecksum(await workbookOf({ rows: cellsOf(1, ['a']) })),
      /damaged: its checksum/,
    ],
    [
      'no workbook inside',
      () =>
        workbookOf({ rows: '' }, { 'xl/workbook.xml': '' }).then((file) =>
          Buffer.from(file.toString('latin1').replaceAll('xl/workbook.xml', 'xl/workboox.xml'), 'latin1'),
        ),
      /no Excel workbook/,
    ],
    ['rows that go backwards', () => workbookOf({ rows: cell('A5') + cell('A4') }), /could not be read/],
    [
      'a file cut short',
      async () => (await workbookOf({ rows: cellsOf(1, ['a']) })).subarray(0, 300),
      /could not be read/,
    ],
  ])('%s', async (_name, file, words) => {
    await expect(read(await file())).rejects.toMatchObject({ kind: 'invalid', detail: expect.stringMatching(words) });
  });

  it('more rows than an import takes, as soon as they come', async () => {
    const rows = Array.from({ length: 12_000 }, (_none, at) => cellsOf(at + 1, ['a'])).join('');
    const seen: number[] = [];
    const reading = readTable(new Blob([await workbookOf({ rows })]), (some) => seen.push(some.length), {
      rows: 1_000,
    });
    await expect(reading).rejects.toMatchObject({ detail: expect.stringMatching(/more than 1,000 rows/) });
    expect(seen).toEqual([]);
  });
});
