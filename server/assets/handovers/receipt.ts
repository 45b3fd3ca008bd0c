/** The receipt of a hand-over as PDF: who got what from whom, and the signature. */

import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { light } from '../../platform/colours.ts';
import { drawn } from '../../platform/exports/drawing.ts';
import { left, newSheet } from '../../platform/exports/pdf-sheet.ts';
import { dayText, timeText } from '../../platform/time/dates.ts';
import type { Receipt } from './store.ts';

/** Below this height nothing is begun on a page of A4. */
const bottom = 740;
/** A signature is drawn in a box 200 high. */
const scale = 0.4;
const signatureHeight = 200 * scale;

const columns = [
  { at: left, width: 90 },
  { at: 145, width: 250 },
  { at: 400, width: 145 },
] as const;

const day = (date: string) => dayText(new Date(`${date}T00:00Z`), 'UTC');

/** In a thread of its own. */
export const writeReceipt = (receipt: Receipt): Promise<Buffer> =>
  drawn({ lane: 'page', module: import.meta.url, draw: drawReceipt, given: [receipt] });

/** @public called there by its name */
export async function drawReceipt([receipt]: readonly [Receipt]): Promise<Buffer> {
  const { holder, items, business, address, createdAt, timeZone } = receipt;
  const seller = { name: business, address, taxId: '' };
  const sheet = newSheet({ title: 'Hand-over receipt', number: '', at: createdAt, seller });
  const { write, fact, rule, stream } = sheet;
  const room = (y: number): number => {
    if (y < bottom) return y;
    stream.addPage();
    return left;
  };
  const facts: [string, string | null][] = [
    ['Handed over to', `${holder.first_name} ${holder.last_name}, ${holder.employee_id}`],
    ['Job and department', [holder.job_title, holder.department].filter(Boolean).join(', ')],
    ['Handed over by', receipt.handedOverBy],
    ['Date', day(receipt.dateAssigned)],
    ['Expected return', receipt.expectedReturnDate === null ? null : day(receipt.expectedReturnDate)],
  ];
  let y = sheet.top;
  for (const [label, text] of facts) if (text) y = fact(label, text, y, { gap: 130 });

  const cells = (texts: readonly string[], from: number, look = {}) =>
    Math.max(...columns.map((column, at) => write(texts[at] ?? '', from, { ...column, ...look })));
  y = rule(cells(['Asset ID', 'Asset', 'Serial or plate number'], y + 18, { size: 9, colour: light.ink3 }) + 6);
  for (const { number, name, mark } of items) y = cells([number, name, mark], room(y)) + 4;

  const count = items.length === 1 ? 'the asset' : `the ${items.length} assets`;
  y = write(
    `I have received ${count} above in good order. I will take care of them and return them when I am asked to.`,
    room(rule(y + 4) + 8),
  );
  y = signature(receipt, stream, room(y + 12));
  write(receipt.signedName, y + 4, { isBold: true });
  write(`${dayText(createdAt, timeZone)}, ${timeText(createdAt, timeZone)}`, y + 20, { size: 9, colour: light.ink3 });
  sheet.end();
  return buffer(stream as unknown as Readable);
}

/** The drawn strokes; a signature that was only typed has none. */
function signature({ signature: strokes }: Receipt, pdf: PDFKit.PDFDocument, y: number): number {
  if (strokes === null) return y;
  const isFull = y + signatureHeight > bottom + 40;
  if (isFull) pdf.addPage();
  const top = isFull ? left : y;
  pdf.save().translate(left, top).scale(scale);
  pdf.path(strokes).lineWidth(4).lineCap('round').lineJoin('round').stroke(light.ink);
  pdf.restore();
  return top + signatureHeight;
}
