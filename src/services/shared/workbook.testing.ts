/** Workbooks for tests, as spreadsheets and others write them. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;

export type Sheet = {
  /** What stands in `sheetData`. */
  rows: string;
  sharedStrings?: string[];
  /** Inside `styleSheet`. */
  styles?: string;
  isFrom1904?: boolean;
};

/** @param more parts that stand in place of others, or beside them */
export async function workbookOf(
  sheet: Sheet,
  more: Record<string, string | Buffer> = {},
): Promise<Buffer<ArrayBuffer>> {
  const { rows, sharedStrings = [], styles = '', isFrom1904 = false } = sheet;
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': '<Types/>',
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}${relation('rId3', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets><sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId9"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`,
    ...(sharedStrings.length > 0
      ? { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${sharedStrings.join('')}</sst>` }
      : {}),
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    ...more,
  };
  const zip = new ZipFile();
  for (const [path, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), path, { compressionLevel: 1 });
  zip.end();
  return Buffer.from(await buffer(zip.outputStream));
}

/** With columns named as spreadsheets do: A1, B1, … */
export const cellsOf = (row: number, texts: readonly string[]): string =>
  `<row r="${row}">${texts
    .map((text, at) => `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`;

/** The workbook with another checksum for its sheet, which is in two places of the file. */
export function withWrongChecksum(workbook: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const changed = Buffer.from(workbook);
  const name = 'xl/worksheets/sheet1.xml';
  const entry = changed.lastIndexOf(name) - 46;
  changed.writeUInt32LE((changed.readUInt32LE(entry + 16) ^ 1) >>> 0, entry + 16);
  const local = changed.indexOf(name) - 30;
  changed.writeUInt32LE((changed.readUInt32LE(local + 14) ^ 1) >>> 0, local + 14);
  return changed;
}
