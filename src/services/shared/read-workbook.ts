/** Reads the first sheet of a workbook (.xlsx: ECMA-376, Office Open XML) as rows of texts, some at a time. */
import type { SheetLine } from '../../domain/shared/import-sheet/sheet.types.ts';
import { mostCharacters, mostColumns, refusal, tooLongCell, tooManyColumns } from './table-limits.ts';
import { type CellReading, dayStylesOf, textOfCell, unescaped } from './workbook-cells.ts';
import { type Parts, partsOf, unreadable } from './workbook-parts.ts';

const noWorkbook = () =>
  refusal('This file is no Excel workbook (.xlsx). Save it as .xlsx or CSV, and choose that file.');

/** Rows that are handed over together. */
const atOnce = 2_000;

async function pathsIn(parts: Parts) {
  const targets = new Map<string, { kind: string; path: string }>();
  await parts.read('xl/_rels/workbook.xml.rels', {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributes();
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      targets.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), path });
    },
  });
  const pathOf = (kind: string) => [...targets.values()].find((target) => target.kind === kind)?.path ?? '';
  let sheet: string | null = null;
  let isFrom1904 = false;
  await parts.read('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes().date1904 ?? '');
      if (name === 'sheet') sheet ??= targets.get(attributes().id ?? '')?.path ?? null;
    },
  });
  if (sheet === null) throw unreadable();
  return { sheet, sharedStrings: pathOf('sharedStrings'), styles: pathOf('styles'), isFrom1904 };
}

/** Hears the text inside `t`, without the readings of Chinese characters that may stand beside it. */
function textHearing(where: () => string) {
  let text = '';
  let [isInText, isInReading] = [false, false];
  return {
    open(name: string) {
      if (name === 't') isInText = true;
      if (name === 'rPh') isInReading = true;
    },
    close(name: string) {
      if (name === 't') isInText = false;
      if (name === 'rPh') isInReading = false;
    },
    text(words: string) {
      if (!isInText || isInReading) return;
      text += words;
      if (text.length > mostCharacters) throw tooLongCell(where());
    },
    take() {
      const taken = unescaped(text);
      text = '';
      return taken;
    },
  };
}

async function sharedStringsOf(parts: Parts, path: string): Promise<string[]> {
  if (!parts.has(path)) return [];
  const shared: string[] = [];
  const string = textHearing(() => 'This workbook');
  await parts.read(path, {
    ...string,
    close(name) {
      string.close(name);
      if (name === 'si') shared.push(string.take());
    },
  });
  return shared;
}

/** The number of a column by its letters: 1 for A. */
const columnOf = (letters: string): number => {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
};
const address = /^([A-Z]{1,3})(\d{1,7})$/;

/** Rows and cells say where they are, or come one after the other. */
function sheetHearing(reading: CellReading, onRow: (row: SheetLine) => void) {
  let [row, column] = [0, 0];
  let texts: string[] = [];
  let [kind, style, value] = ['n', '', ''];
  let isInValue = false;
  const inline = textHearing(() => `Row ${row}`);

  function place({ r = '', t = 'n', s = '' }: Record<string, string>) {
    const [, letters, number] = address.exec(r) ?? [];
    if (r !== '' && letters === undefined) throw unreadable();
    const next = letters === undefined ? column + 1 : columnOf(letters);
    if (next <= column || (number !== undefined && Number(number) !== row)) throw unreadable();
    column = next;
    [kind, style, value] = [t, s, ''];
    inline.take();
  }
  function end() {
    const text = kind === 'inlineStr' ? inline.take() : textOfCell(kind, style, value, reading);
    if (text === '') return;
    if (text.length > mostCharacters) throw tooLongCell(`Row ${row}`);
    if (column > mostColumns) throw tooManyColumns(`A cell in row ${row}, column ${column},`);
    while (texts.length < column - 1) texts.push('');
    texts.push(kind === 'str' ? unescaped(text) : text);
  }
  return {
    open(name: string, attributes: () => Record<string, string>) {
      if (name === 'row') {
        const { r = String(row + 1) } = attributes();
        if (!(Number(r) > row)) throw unreadable();
        [row, column, texts] = [Number(r), 0, []];
      } else if (name === 'c') place(attributes());
      else if (name === 'v') isInValue = true;
      else inline.open(name);
    },
    close(name: string) {
      if (name === 'row') onRow({ row, texts });
      else if (name === 'c') end();
      else if (name === 'v') isInValue = false;
      else inline.close(name);
    },
    text(words: string) {
      if (!isInValue) return inline.text(words);
      value += words;
      if (value.length > mostCharacters) throw tooLongCell(`Row ${row}`);
    },
  };
}

/** @throws a problem in plain words when it cannot be read, or holds too much */
export async function readWorkbook(file: Blob, onRows: (rows: SheetLine[]) => void, mostBytes?: number): Promise<void> {
  const parts = await partsOf(file, mostBytes);
  if (!parts.has('xl/workbook.xml')) throw noWorkbook();
  const { sheet, sharedStrings, styles, isFrom1904 } = await pathsIn(parts);
  const reading = {
    shared: await sharedStringsOf(parts, sharedStrings),
    dayStyles: await dayStylesOf(parts, styles),
    isFrom1904,
  };
  let rows: SheetLine[] = [];
  const handOver = () => {
    onRows(rows);
    rows = [];
  };
  await parts.read(
    sheet,
    sheetHearing(reading, (row) => {
      rows.push(row);
      if (rows.length >= atOnce) handOver();
    }),
  );
  handOver();
}
