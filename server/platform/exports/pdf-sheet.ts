/** A sheet of A4 with the seller's letterhead, and the few ways in which text gets onto it. Lengths are points. */
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { onOneLine } from '../../../rules/shared/line.ts';
import { light } from '../colours.ts';
import { writeText } from './pdf-text.ts';

export type Seller = { name: string; address: string; taxId: string };

/** Fonts with the naira sign and the letters of all names; the built-in fonts of PDF readers do not have them. */
const { resolve } = createRequire(import.meta.url);
export const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};

/** A4 is 595 wide. */
export const [left, right] = [50, 545];
const width = right - left;

export type Sheet = ReturnType<typeof newSheet>;
type Look = { at?: number; width?: number; size?: number; isBold?: boolean; colour?: string; align?: 'left' | 'right' };

export function newSheet({ title, number, at, seller }: { title: string; number: string; at: Date; seller: Seller }) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: 'en',
    displayTitle: true,
    font: fonts.regular,
    info: { Title: `${title} ${number}`, Author: onOneLine(seller.name), CreationDate: at },
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);

  /** Writes from a height on, and returns the height below. */
  const write = (text: string, y: number, look: Look = {}): number => {
    const { at = left, width: room = right - at, size = 10, isBold = false, colour = light.ink, align = 'left' } = look;
    if (text === '') return y;
    pdf
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);
    return writeText(pdf, text, at, y, { width: room, align, lineGap: 2 });
  };
  const writeAll = (lines: readonly string[], y: number, look: Look = {}): number =>
    lines.reduce((top, line) => write(line, top, look), y);
  const rule = (y: number): number => {
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(light.line);
    return y + 10;
  };
  /** A quiet heading with lines below it. */
  const block = (heading: string, [first = '', ...others]: readonly string[], y: number, look: Look = {}): number => {
    const top = write(heading, y, { ...look, size: 9, colour: light.ink3 });
    return writeAll(others, write(first, top + 2, { ...look, isBold: true }), look);
  };
  /** A label, and its text at a distance. */
  const fact = (label: string, text: string, y: number, { at = left, gap = 110 } = {}): number => {
    const bottom = write(label, y, { at, width: gap, colour: light.ink3 });
    return Math.max(bottom, write(text, y, { at: at + gap })) + 4;
  };
  /** A label and an amount in the right half. */
  const amount = (label: string, money: string, y: number, look: Look = {}): number => {
    const bottom = write(label, y, { ...look, at: 300, width: 135 });
    return Math.max(bottom, write(money, y, { ...look, at: 435, align: 'right' })) + 5;
  };
  const box = (y: number, height: number) =>
    pdf.roundedRect(left, y, width, height, 8).lineWidth(0.75).fillAndStroke(light.accentWeak, light.accent);

  drawWeave(pdf);
  drawMark(pdf, left, 42);
  write(title, 42, { size: 24, isBold: true, align: 'right' });
  const name = write(seller.name, 47, { at: left + 38, width: 260, size: 15, isBold: true });
  const taxId = seller.taxId === '' ? '' : `Tax identification number ${seller.taxId}`;
  const bottom = writeAll([seller.address, taxId], Math.max(name, 72) + 4, { width: 290, colour: light.ink3 });
  return { top: rule(bottom + 14) + 6, write, block, fact, amount, rule, box, end: () => pdf.end(), stream: pdf };
}

/** The woven edge of the app's pages. */
function drawWeave(pdf: PDFKit.PDFDocument) {
  const threads: [width: number, colour: string][] = [
    [28, light.weave1],
    [6, light.weave2],
    [6, light.weave1],
    [4, light.weave3],
    [20, light.weave1],
  ];
  for (let x = 0; x < pdf.page.width; )
    for (const [length, colour] of threads) {
      pdf.rect(x, 0, length, 5).fill(colour);
      x += length;
    }
}

/** The product's mark, as in public/favicon.svg. */
function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number) {
  pdf.save().translate(x, y).roundedRect(0, 0, 28, 28, 8).fill(light.accent);
  pdf.lineWidth(2.4).lineCap('round').lineJoin('round').strokeColor(light.accentInk);
  pdf.circle(10.5, 14, 4).stroke().path('M14.5 14H22M19 14v3.5').stroke();
  pdf.restore();
}
