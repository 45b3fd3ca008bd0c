/** Reads a CSV file or the first sheet of a workbook as rows of texts. It is slow for the main thread: see table.worker.ts. */
import type { SheetLine } from '../../domain/shared/import-sheet/sheet.types.ts';
import { countsMore, parseCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { tooManyRows } from './table-limits.ts';
import { isWorkbook, textOf } from './table-text.ts';

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

/** The titles stand in one of the first rows. */
const rowsAbove = 12;

/**
 * Without empty rows, some at a time in their order.
 * @param most.rows below the titles; reading stops where there are more
 * @param most.bytes of a workbook when it is unpacked
 * @throws a problem in plain words when there is no table, or more of it than an import takes
 */
export async function readTable(
  file: Blob,
  onRows: (rows: SheetLine[]) => void,
  { rows: mostRows = Number.POSITIVE_INFINITY, bytes: mostBytes }: { rows?: number; bytes?: number } = {},
): Promise<void> {
  const share = sharedTexts();
  let count = 0;
  const handOver = (read: SheetLine[]) => {
    const rows = read.filter(({ texts }) => texts.some((text) => text.trim() !== ''));
    count += rows.length;
    if (count > mostRows + rowsAbove) throw tooManyRows(mostRows);
    for (const { texts } of rows) share(texts);
    if (rows.length > 0) onRows(rows);
  };
  if (isWorkbook(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return readWorkbook(file, handOver, mostBytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = textOf(bytes);
  // Its memory is free at once, not when the rows are there.
  bytes.buffer.transfer?.(0);
  if (countsMore(text, mostRows + rowsAbove)) throw tooManyRows(mostRows);
  await parseCsv(text, handOver);
}
