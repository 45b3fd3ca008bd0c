/** A report as CSV or PDF, with the same figures and tables as on the screen. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { csvFile } from '../../platform/exports/csv.ts';
import { drawnStream } from '../../platform/exports/drawing.ts';
import { left, newSheet, right, type Seller } from '../../platform/exports/pdf-sheet.ts';
import { shownDay } from '../../platform/time/dates.ts';

type Schemas = components['schemas'];
type Report = Schemas['HrReport'];

/** Money with a narrow naira sign; what cannot be said, or may not, is a dash. */
function valueText(value: number | null, unit: Schemas['FigureUnit']): string {
  if (value === null) return '–';
  if (unit === 'naira')
    return `${value < 0 ? '-' : ''}₦${Math.abs(value).toLocaleString('en-NG', { maximumFractionDigits: 0 })}`;
  const text = value.toLocaleString('en-NG', { maximumFractionDigits: 1 });
  return unit === 'percent' ? `${text} %` : text;
}

const numberText = (value: number | null) => (value === null ? null : String(value));

/** One line a number: which table, which row, which column, how much. Numbers stand as programs read them. */
export function reportCsv({ figures, tables }: Report): Readable {
  async function* rows() {
    for (const { label, unit, value } of figures) yield ['Figures', label, '', numberText(value), unit];
    for (const { title, columns, rows: lines } of tables)
      for (const { label, cells } of lines)
        for (const [at, { value }] of cells.entries())
          yield [title, label, columns[at]?.label ?? '', numberText(value), columns[at]?.unit ?? ''];
  }
  return csvFile(['Table', 'Row', 'Column', 'Value', 'Unit'], rows());
}

async function letterheadOf(tx: Tx, businessId: string) {
  const [business] = await tx.query<{ name: string }>('select name from businesses where id = $1', [businessId]);
  return { name: business?.name ?? '', address: '', taxId: '' };
}

const lineHeight = 16;
const bottom = 770;
const firstColumn = 190;

type Given = readonly [report: Report, seller: Seller, now: Date];

/** In a thread of its own. */
export async function reportPdf(tx: Tx, businessId: string, report: Report, now: Date): Promise<Readable> {
  const given: Given = [report, await letterheadOf(tx, businessId), now];
  return drawnStream({ lane: 'long', module: import.meta.url, draw: drawReport, given });
}

/** @public called there by its name */
export async function drawReport([report, seller, now]: Given): Promise<Buffer> {
  const period = `${shownDay(report.start_date)} to ${shownDay(report.end_date)}`;
  const sheet = newSheet({ title: report.title, number: period, at: now, seller });
  const bytes = buffer(sheet.stream);
  const { write } = sheet;
  const limits = [report.department ?? 'All departments', report.location ?? 'All regions'];
  let y = sheet.block('Period', [period, limits.join(', ')], sheet.top) + 12;
  for (const { label, unit, value } of report.figures) y = sheet.fact(label, valueText(value, unit), y, { gap: 190 });
  /** Begins another page where so many points are not left. */
  const need = (points: number) => {
    if (y + points <= bottom) return;
    sheet.stream.addPage();
    y = 60;
  };
  for (const { title, heading, columns, rows, note } of report.tables) {
    need(4 * lineHeight);
    y = write(title, y + 14, { size: 13, isBold: true }) + 6;
    const room = (right - left - firstColumn) / columns.length;
    const cells = (texts: readonly string[], isBold: boolean) => {
      for (const [at, text] of texts.entries())
        write(text, y, { at: left + firstColumn + at * room, width: room, align: 'right', isBold });
    };
    write(heading, y, { width: firstColumn, isBold: true });
    cells(
      columns.map(({ label }) => label),
      true,
    );
    y = sheet.rule(y + lineHeight + 2) - 4;
    for (const row of rows) {
      need(lineHeight);
      write(row.label, y, { width: firstColumn });
      cells(
        row.cells.map(({ value }, at) => valueText(value, columns[at]?.unit ?? 'people')),
        false,
      );
      y += lineHeight;
    }
    if (rows.length === 0) y = write('Nothing to show.', y);
    if (note !== null) y = write(note, y + 4, { size: 9 });
  }
  sheet.end();
  return bytes;
}
