/** A QR code as black bars, those of a row that touch as one. Pure; a module of the code is 1 × 1. */
import { encode } from 'uqr';

export type Bar = { x: number; y: number; width: number };

/** Without the quiet zone; a label leaves one. 15 % of it may be worn off. */
export function barsOf(text: string): { size: number; bars: Bar[] } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const bars = data.flatMap((cells, y) => {
    const row: Bar[] = [];
    for (let x = 0; x < size; x++) {
      const last = row.at(-1);
      if (!cells[x]) continue;
      if (last !== undefined && last.x + last.width === x) last.width++;
      else row.push({ x, y, width: 1 });
    }
    return row;
  });
  return { size, bars };
}
