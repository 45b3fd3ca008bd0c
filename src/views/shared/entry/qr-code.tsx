import { useMemo } from 'react';
import { encode } from 'uqr';
import * as css from './qr-code.css.ts';

/** A QR code. Show its text next to it for people who cannot scan it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

/** The standard requires a quiet zone of four modules (ISO/IEC 18004). */
function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: modules.join('') };
}
