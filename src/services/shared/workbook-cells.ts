/** What the cells of a workbook say as texts (ECMA-376, Part 1, 18.3.1.4 and 18.8.30). */
import type { Parts } from './workbook-parts.ts';

/** Characters that XML does not have, or would change, stand as _x000D_ in workbooks. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_found, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** Of the formats that every workbook has, those of days. */
const isDayFormat = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Whether a format of the workbook shows a day: it has a day or year outside of quoted text, or a month without a time. */
function showsDay(format: string): boolean {
  const letters = format
    .split(';', 1)
    .join('')
    .replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '')
    .toLowerCase();
  return /[dy]/.test(letters) || (letters.includes('m') && !/[hs]/.test(letters));
}

/** Which styles of cells show days, by their place. */
export async function dayStylesOf(parts: Parts, path: string): Promise<boolean[]> {
  if (!parts.has(path)) return [];
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  await parts.read(path, {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes().numFmtId), showsDay(attributes().formatCode ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attributes().numFmtId);
      styles.push(own.get(id) ?? isDayFormat(id));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

const dayLength = 86_400_000;
/** Days since the end of 1899, whose February 1900 has 29 days, or since 1904, as YYYY-MM-DD. */
function dayOf(serial: number, isFrom1904: boolean): string | null {
  const days = isFrom1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * dayLength);
  return serial < 0 || Number.isNaN(date.valueOf()) || date.getUTCFullYear() > 9999
    ? null
    : date.toISOString().slice(0, 10);
}

export type CellReading = { shared: readonly string[]; dayStyles: readonly boolean[]; isFrom1904: boolean };

/**
 * What a cell shows; what cannot be read stays as it stands in the file, so that it is seen and mended.
 * @param kind its type: s, str, inlineStr, b, d, e or n
 */
export function textOfCell(kind: string, style: string, value: string, reading: CellReading): string {
  switch (kind) {
    case 's':
      return reading.shared[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'true' : value === '0' ? 'false' : value;
    case 'd':
      return value.slice(0, 10);
    case 'n': {
      const number = Number(value);
      if (value === '' || !Number.isFinite(number)) return value;
      if (reading.dayStyles[Number(style)]) return dayOf(number, reading.isFrom1904) ?? value;
      // As it stands: a number of more than fifteen digits would lose the last ones.
      // Spreadsheets show fifteen digits of others: of 0.1 + 0.2 a file has 0.30000000000000004, and people see 0.3.
      return /^-?\d+$/.test(value) ? value : String(Number(number.toPrecision(15)));
    }
    default:
      return value;
  }
}
