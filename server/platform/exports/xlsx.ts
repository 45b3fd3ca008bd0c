/**
 * Workbooks of one sheet (ECMA-376, Office Open XML), streamed row by row: a ZIP file of five XML parts. Texts are inline
 * strings, which no spreadsheet runs as a formula.
 */
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { inTurns } from './in-turns.ts';

type Cell = string | number | null;

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Of one sheet, its head included (Excel's limit). */
export const mostRows = 1_048_576;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const typeOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

const parts = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no other characters (https://www.w3.org/TR/xml/#charsets), and would change a carriage return. */
const noXml = /[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const coded = (letter: string) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
/** Such a character stands as _x000D_ in a workbook (ST_Xstring, 22.9.2.19), and a text that looks so begins as _x005F_. */
const marked = (text: string) => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(noXml, coded);
const escaped = (text: string) => marked(text).replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** A for the first column, AA for the twenty-seventh. */
const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function cellOf(cell: Cell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Rows and cells say where they are: not every reader counts them. */
async function* sheetOf(columns: readonly string[], rows: AsyncIterable<readonly Cell[]>) {
  const letters = columns.map((_column, at) => lettersOf(at));
  const rowOf = (cells: readonly Cell[], row: number) =>
    `<row r="${row}">${cells.map((cell, at) => cellOf(cell, `${letters[at]}${row}`)).join('')}</row>`;
  yield `${head}<worksheet xmlns="${main}"><sheetData>${rowOf(columns, 1)}`;
  let at = 1;
  for await (const row of inTurns(rows)) {
    at += 1;
    yield rowOf(row, at);
  }
  yield '</sheetData></worksheet>';
}

/** @param name of the sheet; at most 31 characters */
export function xlsxFile(name: string, columns: readonly string[], rows: AsyncIterable<readonly Cell[]>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const workbook = `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [path, text] of Object.entries({ ...parts, 'xl/workbook.xml': workbook }))
    zip.addBuffer(Buffer.from(head + text), path);
  const sheet = Readable.from(sheetOf(columns, rows));
  // A failure while reading ends the file, so that nobody takes a part of it for the whole.
  sheet.on('error', (error) => out.destroy(error));
  out.on('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}
