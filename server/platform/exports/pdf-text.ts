/**
 * Writes the texts of people into a PDF: on one line, and in the order in which they are read. pdfkit shapes Arabic letters
 * but sets words from left to right, so a text with letters from the right is laid out here (Unicode Standard Annex 9).
 * Lengths are points.
 */
import bidiFactory, { type Bidi } from 'bidi-js';
import { onOneLine } from '../../../rules/shared/line.ts';

type Pdf = PDFKit.PDFDocument;
type Look = { width: number; align?: 'left' | 'right'; lineGap?: number; mostLines?: number };

/** Its types describe an ES module; Node loads its CommonJS one, which is the function. */
const bidi = (bidiFactory as unknown as () => Bidi)();
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What has no shape: direction marks, and the choice between a letter and its picture. */
const shapeless = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f]/g;

type Font = { hasGlyphForCodePoint(code: number): boolean };
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text with a box for each letter that the font does not have; pdfkit measures the font's own box as too narrow. */
function printable(pdf: Pdf, given: string): string {
  const text = onOneLine(given).replace(shapeless, '');
  const { font } = (pdf as unknown as { _font: { font: Font } })._font;
  const isKnown = (letter: string) => [...letter].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  return isKnown(text)
    ? text
    : Array.from(letters.segment(text), ({ segment: one }) => (isKnown(one) ? one : '□')).join('');
}

/** Writes in the font and size of the document. Longer texts than its lines are cut. @returns the height below */
export function writeText(pdf: Pdf, given: string, x: number, y: number, look: Look): number {
  const text = printable(pdf, given);
  if (text === '') return y;
  const { width, align = 'left', lineGap = 0, mostLines = Number.POSITIVE_INFINITY } = look;
  const lineHeight = pdf.currentLineHeight(true);
  if (!fromTheRight.test(text)) {
    if (mostLines === Number.POSITIVE_INFINITY) {
      pdf.text(text, x, y, { width, align, lineGap });
      return pdf.y;
    }
    const room = lineHeight * mostLines + 0.1;
    const height = Math.min(room, pdf.heightOfString(text, { width }));
    pdf.text(text, x, y, { width, align, lineGap, height: room, ellipsis: true });
    return y + height;
  }
  const lines = linesOf(pdf, text, width).slice(0, mostLines);
  const base = bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
  for (const [at, line] of lines.entries()) {
    const pieces = piecesOf(line, base);
    const widths = pieces.map((piece) => pdf.widthOfString(piece));
    const used = widths.reduce((sum, one) => sum + one, 0);
    let from = align === 'right' ? x + width - used : x;
    for (const [index, piece] of pieces.entries()) {
      if (piece !== ' ') pdf.text(piece, from, y + at * (lineHeight + lineGap), { lineBreak: false });
      from += widths[index] ?? 0;
    }
  }
  pdf.y = y + lines.length * (lineHeight + lineGap);
  return pdf.y;
}

/** As many words on a line as have room; a word that is longer than a line is broken. */
function linesOf(pdf: Pdf, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (pdf.widthOfString(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && pdf.widthOfString(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** The words, spaces and numbers of a line from left to right. Letters inside a piece stay in the order of writing. */
function piecesOf(line: string, base: 'ltr' | 'rtl'): string[] {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const pieces: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at++) {
    const [letter = '', level = 0] = [line[at], levels[at]];
    const last = pieces.at(-1);
    if (last === undefined || last.level !== level || letter === ' ' || last.text === ' ')
      pieces.push({ text: letter, level });
    else last.text += letter;
  }
  for (let level = Math.max(...pieces.map((piece) => piece.level)); level > 0; level--)
    for (let from = 0; from < pieces.length; from++) {
      let to = from;
      while ((pieces[to]?.level ?? -1) >= level) to++;
      pieces.splice(from, to - from, ...pieces.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return pieces.map(({ text, level }) => (level % 2 === 1 ? mirrored(text) : text));
}

/** A bracket that opens from the right looks like one that closes from the left. */
const mirrored = (text: string): string =>
  [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
