import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { barsOf } from './qr-code.ts';

/** Each module of the code as 4 × 4 pixels, with a quiet zone. */
function painted(text: string) {
  const { size, bars } = barsOf(text);
  const [scale, quiet] = [4, 4];
  const width = (size + 2 * quiet) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const bar of bars)
    for (let y = 0; y < scale; y++)
      for (let x = 0; x < bar.width * scale; x++) {
        const pixel = ((bar.y + quiet) * scale + y) * width + (bar.x + quiet) * scale + x;
        data.set([0, 0, 0], pixel * 4);
      }
  return { width, height: width, data };
}

it.each(['https://steward.example/a/AbCd_f-hIjKlMnOp', `https://${'long.'.repeat(30)}example/a/0123456789abcdef`])(
  'is read as the text that it was made of: %s',
  (text) => expect(decodeQR(painted(text))).toBe(text),
);
