import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { fonts } from './pdf-sheet.ts';
import { writeText } from './pdf-text.ts';

type Look = Omit<Parameters<typeof writeText>[4], 'width'> & { width?: number };

/** The pieces of a text as they stand on the page, from left to right and from the top. */
function written(text: string, look: Look = {}) {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, font: fonts.regular });
  const draw = vi.spyOn(pdf, 'text');
  const below = writeText(pdf.fontSize(10), text, 50, 100, { width: 300, ...look });
  const pieces = draw.mock.calls.map(([piece = '', x = 0, y = 0]) => {
    const [left, top] = [Number(x), Number(y)];
    return { text: String(piece), x: left, y: top, end: left + pdf.widthOfString(String(piece)) };
  });
  return { below, pieces: pieces.sort((a, b) => a.y - b.y || a.x - b.x) };
}
const shown = (text: string, look?: Look) => written(text, look).pieces.map((piece) => piece.text);

describe('a text with letters from the right', () => {
  it('has its first word at the right', () => {
    expect(shown('شركة النور')).toEqual(['النور', 'شركة']);
  });

  it('keeps numbers and other words as they are read', () => {
    expect(shown('شركة (Lagos) 123')).toEqual(['123', '(', 'Lagos', ')', 'شركة']);
    expect(shown('Mouse שלום עולם Ltd')).toEqual(['Mouse', 'עולם', 'שלום', 'Ltd']);
  });

  it('ends at the right edge where it is asked to', () => {
    const { pieces } = written('شركة النور', { align: 'right' });
    expect(pieces.at(-1)?.end).toBeCloseTo(350, 0);
  });

  it('breaks between words, and is cut after its lines', () => {
    const long = 'شركة '.repeat(20);
    const { pieces, below } = written(long, { width: 100 });
    expect(new Set(pieces.map(({ y }) => y)).size).toBeGreaterThan(2);
    expect(Math.min(...pieces.map(({ x }) => x))).toBeGreaterThanOrEqual(50);
    expect(written(long, { width: 100, mostLines: 2 }).below).toBeLessThan(below);
  });

  it('breaks a word that is longer than a line', () => {
    const { pieces } = written('ש'.repeat(60), { width: 100 });
    expect(pieces.map(({ text }) => text).join('')).toBe('ש'.repeat(60));
    expect(Math.max(...pieces.map(({ end }) => end))).toBeLessThanOrEqual(151);
  });
});

it('draws one box for a letter that the font does not have', () => {
  expect(shown('Laptop 👩‍💻 漢字 ❤️ x')).toEqual(['Laptop □ □□ ❤ x']);
});

it('puts a text on one line, without marks of direction', () => {
  expect(shown('Mouse\nSigned \u202eby')).toEqual(['Mouse Signed by']);
});

it('writes nothing of an empty text', () => expect(written(' ').below).toBe(100));
