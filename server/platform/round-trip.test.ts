/** What Steward writes as a table, in either form, its import reads as the same cells. */
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTable } from '../../src/services/shared/read-table.ts';
import { csvFile } from './exports/csv.ts';
import { xlsxFile } from './exports/xlsx.ts';

const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');
const hostile = [
  '=1+1',
  "'=1+1",
  "''-5",
  '+234',
  "'",
  ' =a',
  "a;'=b",
  'a;=b',
  '\t-x',
  '_x0041_',
  '_x005F_',
  'a\r\nb',
  'a\rb',
];
const columns = Array.from({ length: 30 }, (_none, at) => `Column ${at}`);

async function* each(rows: readonly string[][]) {
  yield* rows;
}
async function readBack(file: Readable): Promise<string[][]> {
  const rows: string[][] = [];
  await readTable(new Blob([new Uint8Array(await buffer(file))]), (some) =>
    rows.push(...some.map(({ texts }) => texts)),
  );
  return rows.slice(1).map((texts) => columns.map((_column, at) => texts[at] ?? ''));
}
const texts = fc.oneof(
  fc.constantFrom(...naughty, ...hostile, ''),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'\'=+-@;\t\r\n "x_,'), maxLength: 8 }),
);
// A row is empty when it has spaces only.
const tables = fc.array(fc.tuple(fc.constant('x'), ...columns.slice(1).map(() => texts)), {
  minLength: 1,
  maxLength: 20,
});

it.each([
  ['a CSV file', (rows: string[][]) => csvFile(columns, each(rows))],
  ['a workbook', (rows: string[][]) => xlsxFile('Sheet', columns, each(rows))],
] as const)('%s', async (_name, write) => {
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      expect(await readBack(write(rows))).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});
