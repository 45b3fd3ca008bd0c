/** Bringing workbooks: a large one is read beside the page, and one that holds too much is refused, each in its own words. */
import type { Page } from '@playwright/test';
import { cellsOf, workbookOf } from '../../../src/services/shared/workbook.testing.ts';
import { expect, openAs, test } from '../test.ts';

const titles = ['Type', 'Asset Name', 'Make or Brand', 'Status', 'Condition', 'Cost (NGN)'];
const shared = (texts: readonly string[]) => texts.map((text) => `<si><t>${text}</t></si>`);

/** As Excel writes it: most texts are shared, and every cell says where it is. */
function largeWorkbook(rows: number) {
  const words = [...titles, 'laptop', 'HP', 'Unassigned', 'New'];
  const cell = (at: number, row: number, word: number) =>
    `<c r="${String.fromCharCode(65 + at)}${row}" t="s"><v>${word}</v></c>`;
  const head = `<row r="1">${titles.map((_title, at) => cell(at, 1, at)).join('')}</row>`;
  const below = Array.from({ length: rows }, (_none, at) => {
    const row = at + 2;
    return `<row r="${row}">${cell(0, row, 6)}<c r="B${row}" t="inlineStr"><is><t>EliteBook ${at}</t></is></c>${cell(2, row, 7)}${cell(3, row, 8)}${cell(4, row, 9)}<c r="F${row}"><v>${450_000 + at}</v></c></row>`;
  });
  return workbookOf({ rows: head + below.join(''), sharedStrings: shared(words) });
}
const manyRows = () => workbookOf({ rows: cellsOf(1, titles) + '<row><c><v>1</v></c></row>'.repeat(1_040_000) });
const bombs: [string, () => Promise<Buffer>, RegExp][] = [
  [
    'one of more than 512 MB inside',
    () =>
      workbookOf(
        { rows: '' },
        { 'xl/worksheets/sheet1.xml': Buffer.alloc(540_000_000, `<row/>${' '.repeat(100_000)}`) },
      ),
    /more than 512 MB when it is unpacked/,
  ],
  [
    'one with a cell at the end of the world',
    () => workbookOf({ rows: `${cellsOf(1, titles)}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` }),
    /row 1048576, column 16384, is filled, but an import takes 200 columns at most/,
  ],
  [
    'one with a cell of 100 MB',
    () =>
      workbookOf(
        { rows: '' },
        {
          'xl/worksheets/sheet1.xml': Buffer.concat([
            Buffer.from('<sheetData><row><c t="str"><v>'),
            Buffer.alloc(100_000_000, 'x'),
          ]),
        },
      ),
    /a cell of more than 32,767 characters/,
  ],
  ['one of more rows than an import takes', manyRows, /more than 1,000,000 rows.*Split it/],
];

async function choose(page: Page, buffer: Buffer) {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name: 'office.xlsx', mimeType, buffer });
}

test('a workbook of 20,000 rows is read, each bomb is refused in its own words, and reading can be cancelled', async ({
  page,
  world,
}) => {
  test.setTimeout(300_000);
  await openAs(page, world, await world.owner(), '/assets?tab=asset-list&view=import');
  await choose(page, await largeWorkbook(20_000));
  await expect(page.getByRole('grid', { name: 'Rows of the file' })).toHaveAttribute('aria-rowcount', '20001');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeEnabled({ timeout: 120_000 });
  await expect(page.getByRole('button', { name: 'EliteBook 0', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();

  for (const [name, make, words] of bombs) {
    await choose(page, await make());
    await expect(page.getByRole('alert').first(), name).toHaveText(words, { timeout: 120_000 });
  }

  await choose(page, await manyRows());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Reading your file')).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await choose(page, await largeWorkbook(1));
  await expect(page.getByRole('button', { name: 'EliteBook 0', exact: true })).toBeVisible();
});
