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

const rowsOfText = (text: string): string[][] =>
  Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] }).data;

/** Without empty rows. @throws a problem in plain words when there is no table */
export async function readTable(file: Blob): Promise<TableRow[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rows = isWorkbook(bytes) ? await rowsOfWorkbook(file) : rowsOfText(textOf(bytes));
  return rows.flatMap((texts, at) => (texts.some((text) => text.trim() !== '') ? [{ row: at + 1, texts }] : []));
}
