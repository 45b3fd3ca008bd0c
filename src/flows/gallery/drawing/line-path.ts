type Point = { x: number; y: number };

const radius = 8;

const toward = (from: Point, to: Point, most: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(most, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};
const say = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The `d` attribute of an SVG path through these points, with rounded corners. */
export const roundedPath = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${say(point)}`;
      if (!after) return `L${say(point)}`;
      return `L${say(toward(point, before, radius))}Q${say(point)} ${say(toward(point, after, radius))}`;
    })
    .join('');
