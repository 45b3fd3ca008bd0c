import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.x4,
  padding: space.x4,
  '@media': { print: { display: 'none' } },
});
export const moves = style({ display: 'flex', gap: space.x2, marginInlineStart: 'auto' });
/** A table where it fits, and on paper; a list of days on a narrow screen. */
export const wide = style({ overflowX: 'auto', minWidth: 0, '@media': { [narrow]: { display: 'none' } } });
export const byDay = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const who = style({
  width: 180,
  padding: space.x2,
  borderBottom: `1px solid ${vars.line}`,
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
const day = {
  padding: `${space.x1} 0`,
  borderBottom: `1px solid ${vars.line}`,
  color: vars.ink2,
  fontSize: text.note,
  fontWeight: 400,
} as const;
export const head = styleVariants({
  plain: day,
  off: { ...day, background: vars.sunken },
  today: { ...day, color: vars.accentText, fontWeight: weight.strong },
});
const cellBase = style({ height: 36, padding: 0, borderBottom: `1px solid ${vars.line}` });
export const cell = styleVariants({ plain: [cellBase], off: [cellBase, { background: vars.sunken }] });
const mark = style({ display: 'block', height: 20, marginBlock: 'auto', printColorAdjust: 'exact' });
export const away = styleVariants({
  approved: [mark, { background: vars.accent }],
  pending: [mark, { background: vars.amberWeak, border: `1px dashed ${vars.amber}` }],
});
export const half = styleVariants({
  'all day': {},
  'from noon': { marginInlineStart: '50%' },
  'until noon': { marginInlineEnd: '50%' },
});
export const cake = style({ display: 'block', textAlign: 'center', lineHeight: 1 });
export const dayTitle = style({
  padding: `${space.x3} ${space.x4} ${space.x1}`,
  fontSize: text.note,
  fontWeight: weight.strong,
  color: vars.ink2,
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x4,
  padding: space.x4,
  color: vars.ink2,
  fontSize: text.note,
});
export const key = style({ display: 'inline-block', width: 20, height: 12, marginInlineEnd: space.x2 });
