/** Reads a CSV file or the first sheet of a workbook as rows of texts. It is slow for the main thread: see table.worker.ts. */
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { problem } from '../../domain/shared/problem.ts';
import { isWorkbook, textOf } from './table-text.ts';

/** A row with its number in the file, from 1. */
export type TableRow = { row: number; texts: string[] };

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
};

async function rowsOfWorkbook(file: Blob): Promise<string[][]> {
  try {
    return (await readSheet(file)).map((row) => row.map(shown));
  } catch {
    throw problem('invalid', { detail: 'This workbook could not be read. Save it as CSV and choose that file.' });
  }
}

/** Characters that are parsed before other work of the worker has its turn. */
const atOnce = 1_000_000;

/** Hands rows over as they are parsed. */
const parseText = (text: string, onRows: (rows: string[][]) => void) =>
  new Promise<void>((resolve) => {
    Papa.parse(text, {
      delimitersToGuess: [',', ';', '\t', '|'],
      chunkSize: atOnce,
      chunk: ({ data }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        onRows(data);
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });

/** Of a column, texts that are kept once; one whose texts hardly repeat keeps none, for looking takes time. */
const mostShared = 200;

/** Gives the same text for equal cells of a column, such as types and states: most of a long file's memory. */
function sharedTexts() {
  const columns: { kept: Map<string, string> | null; seen: number }[] = [];
  return (texts: string[]) => {
    for (let at = 0; at < texts.length; at++) {
      columns[at] ??= { kept: new Map(), seen: 0 };
      const column = columns[at];
      if (column?.kept == null) continue;
      const text = texts[at] ?? '';
      const known = column.kept.get(text);
      column.seen += 1;
      if (known !== undefined) texts[at] = known;
      else if (column.kept.size < mostShared) column.kept.set(text, text);
      else if (column.seen < 2 * mostShared) column.kept = null;
    }
  };
}

/** Without empty rows, some at a time in their order. @throws a problem in plain words when there is no table */
export async function readTable(file: Blob, onRows: (rows: TableRow[]) => void): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let row = 0;
  const share = sharedTexts();
  const handOver = (parsed: string[][]) => {
    const rows: TableRow[] = [];
    for (const texts of parsed) {
      row += 1;
      if (!texts.some((text) => text.trim() !== '')) continue;
      share(texts);
      rows.push({ row, texts });
    }
    onRows(rows);
  };
  if (isWorkbook(bytes)) return handOver(await rowsOfWorkbook(file));
  const text = textOf(bytes);
  // Its memory is free at once, not when the rows are there.
  bytes.buffer.transfer?.(0);
  await parseText(text, handOver);
}
