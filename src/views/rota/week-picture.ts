/** The published week as one picture, drawn when somebody asks for it: on white, as paper is, in either look. */
import { light } from '../ui/foundations/colours.ts';
import type { SheetRow } from './use-published-week.ts';

const width = 1600;
const margin = 40;
const nameWidth = 240;
const dayWidth = (width - 2 * margin - nameWidth) / 7;
const padding = 10;
const lineHeight = 26;
const titleHeight = 64;
/** What every browser can draw. */
const tallest = 12_000;

const family = 'system-ui, sans-serif';
const fonts = { title: `600 28px ${family}`, strong: `600 19px ${family}`, plain: `19px ${family}` } as const;
type Font = keyof typeof fonts;
type Line = { text: string; font: Font };
type Pen = OffscreenCanvasRenderingContext2D;

function penOf(canvas: OffscreenCanvas): Pen {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw.');
  return pen;
}

/** As few lines as fit, broken between words, and in a word that is wider than the room. */
function wrap(pen: Pen, text: string, font: Font, room: number): Line[] {
  pen.font = fonts[font];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (pen.measureText(longer).width <= room) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && pen.measureText(line + letter).width > room) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line].filter((each) => each !== '').map((each) => ({ text: each, font }));
}

type Drawn = { cells: Line[][]; height: number };
function layOut(pen: Pen, heads: readonly string[], rows: readonly SheetRow[]): Drawn[] {
  const room = (at: number) => (at === 0 ? nameWidth : dayWidth) - 2 * padding;
  const texts = [
    ['Employee', ...heads].map((text, at) => wrap(pen, text, 'strong', room(at))),
    ...rows.map(({ name, cells }) => [
      wrap(pen, name, 'strong', room(0)),
      ...cells.map((shifts) =>
        shifts.flatMap(({ times, about }) => [
          ...wrap(pen, times, 'strong', room(1)),
          ...wrap(pen, about, 'plain', room(1)),
        ]),
      ),
    ]),
  ];
  return texts.map((cells) => ({
    cells,
    height: Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * padding,
  }));
}

function drawRow(pen: Pen, { cells, height }: Drawn, top: number, isHead: boolean): void {
  for (const [at, lines] of cells.entries()) {
    const left = margin + (at === 0 ? 0 : nameWidth + (at - 1) * dayWidth);
    const cellWidth = at === 0 ? nameWidth : dayWidth;
    pen.fillStyle = isHead ? light.sunken : light.surface;
    pen.fillRect(left, top, cellWidth, height);
    pen.strokeStyle = light.line2;
    pen.strokeRect(left, top, cellWidth, height);
    for (const [line, { text, font }] of lines.entries()) {
      pen.font = fonts[font];
      pen.fillStyle = font === 'plain' ? light.ink2 : light.ink;
      pen.fillText(text, left + padding, top + padding + line * lineHeight);
    }
  }
}

type Picture = { title: string; heads: readonly string[]; rows: readonly SheetRow[] };
/** @returns a PNG; null where there are more people than fit in one */
export async function weekPicture({ title, heads, rows }: Picture): Promise<Blob | null> {
  const drawn = layOut(penOf(new OffscreenCanvas(1, 1)), heads, rows);
  const height = 2 * margin + titleHeight + drawn.reduce((sum, row) => sum + row.height, 0);
  if (height > tallest) return null;
  const canvas = new OffscreenCanvas(width, height);
  const pen = penOf(canvas);
  pen.textBaseline = 'top';
  pen.fillStyle = light.surface;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = light.ink;
  pen.font = fonts.title;
  pen.fillText(title, margin, margin, width - 2 * margin);
  let top = margin + titleHeight;
  for (const [at, row] of drawn.entries()) {
    drawRow(pen, row, top, at === 0);
    top += row.height;
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
