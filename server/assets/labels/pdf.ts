/** Labels with QR codes as PDF, drawn in a thread of its own (`server/platform/exports/drawing.ts`). */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { onOneLine } from '../../../rules/shared/line.ts';
import { drawnStream } from '../../platform/exports/drawing.ts';
import { fonts } from '../../platform/exports/pdf-sheet.ts';
import { writeText } from '../../platform/exports/pdf-text.ts';
import { barsOf } from './qr-code.ts';
import { labelAddress, placeOf, type Sheet } from './rules.ts';
import type { PrintedLabel } from './store.ts';

type Order = { sheet: Sheet; start: number; business: string; publicUrl: string; now: Date };
type Box = { x: number; y: number; width: number; height: number };

const points = (millimetres: number): number => (millimetres * 72) / 25.4;

type Printing = readonly [labels: readonly PrintedLabel[], order: Order];

/** In a thread of its own. */
export const printedLabels = (...given: Printing): Readable =>
  drawnStream({ lane: 'long', module: import.meta.url, draw: labelsPdf, given });

export async function labelsPdf([labels, order]: Printing): Promise<Buffer> {
  const { sheet, business, now } = order;
  const pdf = new PDFDocument({
    size: sheet.page.map(points) as [number, number],
    margin: 0,
    lang: 'en',
    displayTitle: true,
    font: fonts.regular,
    info: { Title: 'Asset labels', Author: onOneLine(business), CreationDate: now },
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const bytes = buffer(pdf);
  drawAll(pdf, labels, order);
  return bytes;
}

function drawAll(pdf: PDFKit.PDFDocument, labels: readonly PrintedLabel[], order: Order) {
  const { sheet, start, business, publicUrl } = order;
  const [width, height] = sheet.label.map(points) as [number, number];
  let page = 0;
  for (const [at, label] of labels.entries()) {
    const place = placeOf(sheet, start, at);
    if (place.page > page) pdf.addPage();
    page = place.page;
    const box = { x: points(place.x), y: points(place.y), width, height };
    drawLabel(pdf, label, { box, business, address: labelAddress(publicUrl, label.token) });
  }
  pdf.end();
}

type Drawing = { box: Box; business: string; address: string };

function drawLabel(pdf: PDFKit.PDFDocument, { number, name }: PrintedLabel, { box, business, address }: Drawing) {
  const padding = points(2);
  const side = Math.min(box.height - 2 * padding, points(26));
  drawCode(pdf, address, box.x + padding, box.y + (box.height - side) / 2, side);
  const at = box.x + 2 * padding + side;
  const width = box.x + box.width - padding - at;
  const size = box.height > points(30) ? 8 : 5.5;
  /** Cuts what is longer than its lines. */
  const write = (text: string, y: number, lines: number, bold = false, scale = 1) => {
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size * scale)
      .fillColor('black');
    return writeText(pdf, text, at, y, { width, mostLines: lines });
  };
  let y = write(business, box.y + (box.height - side) / 2, 1, false, 0.85) + size / 3;
  y = write(name, y, box.height > points(30) ? 3 : 2, true) + size / 3;
  write(number, y, 1, false, 1.2);
}

/** The address can be followed on a screen, too. */
function drawCode(pdf: PDFKit.PDFDocument, address: string, x: number, y: number, side: number) {
  const { size, bars } = barsOf(address);
  const module = side / size;
  for (const bar of bars) pdf.rect(x + bar.x * module, y + bar.y * module, bar.width * module, module);
  pdf.fill('black');
  pdf.link(x, y, side, side, address);
}
