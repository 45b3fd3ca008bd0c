import type { Colour } from '../views/ui/foundations/colours.ts';

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two `#rrggbb` colours, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

type Pair = { on: Colour; colours: Colour[] };

const statusColours = ['accentText', 'amber', 'red', 'blue', 'plum'] as const;
const grounds = ['paper', 'surface', 'raised', 'sunken'] as const;

/** What is written on what; each needs 4.5 (WCAG 1.4.3). */
export const textPairs: Pair[] = [
  ...grounds.map((on) => ({ on, colours: ['ink', 'ink2', 'ink3', ...statusColours] as Colour[] })),
  { on: 'accentWeak', colours: ['ink', 'ink2', 'ink3', 'accentText', 'red'] },
  { on: 'amberWeak', colours: ['ink', 'amber'] },
  { on: 'redWeak', colours: ['ink', 'red'] },
  { on: 'blueWeak', colours: ['ink', 'blue'] },
  { on: 'plumWeak', colours: ['ink', 'plum'] },
  { on: 'accent', colours: ['accentInk'] },
  { on: 'accentHover', colours: ['accentInk'] },
  { on: 'danger', colours: ['dangerInk'] },
  { on: 'dangerHover', colours: ['dangerInk'] },
  { on: 'ink', colours: ['paper'] },
  { on: 'cloth', colours: ['clothInk', 'clothInk2'] },
];

/** Edges of fields, the ring of the focus, bars and charts; each needs 3 (WCAG 1.4.11). */
export const shapePairs: Pair[] = [
  ...grounds.map((on) => ({ on, colours: ['fieldLine', 'accent', 'danger'] as Colour[] })),
  { on: 'accentWeak', colours: ['fieldLine', 'accent'] },
  ...(['paper', 'surface', 'raised'] as const).map((on) => ({
    on,
    colours: ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as Colour[],
  })),
];
