/** What a refused hand-over says, and a signature as the server keeps it. */
import type { Problem } from '../shared/problem.ts';

/** The assets that the server refuses, by their places in the request: the messages of `assets.2` are about the third. */
export const refusedAssets = ({ fields }: Pick<Problem, 'fields'>): { at: number; reason: string }[] =>
  Object.entries(fields).flatMap(([field, [reason = '']]) => {
    const at = /^assets\.(\d+)$/.exec(field)?.[1];
    return at === undefined ? [] : [{ at: Number(at), reason }];
  });

type Point = { x: number; y: number };
type Stroke = { points: readonly Point[] };

/** The box in which the server keeps a signature. */
const box = { width: 600, height: 200 };
/** What the server takes. */
const longest = 20_000;

/**
 * Strokes as the data of an SVG path in a box of 600 by 200, smaller where their field has another shape; null without any.
 * Points are dropped evenly until the path is short enough.
 */
export function signaturePath(strokes: readonly Stroke[], field: { width: number; height: number }): string | null {
  const scale = Math.min(box.width / field.width, box.height / field.height);
  const place = (at: number, most: number) => Math.min(most, Math.max(0, Math.round(at * scale)));
  const drawn = strokes.filter(({ points }) => points.length > 0);
  if (drawn.length === 0) return null;
  for (let step = 1; ; step++) {
    const path = drawn
      .map(({ points }) => {
        const kept = points.filter((_point, at) => at % step === 0 || at === points.length - 1);
        const places = kept.map(({ x, y }) => `${place(x, box.width)} ${place(y, box.height)}`);
        // A dot is a line to itself, which round ends make visible.
        const [first = '', ...others] = places.length === 1 ? [...places, ...places] : places;
        return `M${first}${others.map((point) => `L${point}`).join('')}`;
      })
      .join('');
    if (path.length <= longest) return path;
    if (step > 1_000) return null;
  }
}
