import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, radius, space, text, touch, vars, weight } from '../ui/foundations/tokens.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.x4,
  padding: space.x4,
  '@media': { print: { display: 'none' } },
});
/** As high as what comes after the week. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x4, minHeight: 68 });
export const moves = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginInlineStart: 'auto' });

/** A table where it fits, and on paper; lists on a narrow screen. */
// Positioned, so that what is visually hidden in it scrolls with it.
export const wide = style({
  position: 'relative',
  overflowX: 'auto',
  minWidth: 0,
  '@media': { [narrow]: { display: 'none' } },
});
export const phone = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });

export const table = style({
  width: '100%',
  minWidth: 900,
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
});
const line = { borderBottom: `1px solid ${vars.line}` } as const;
export const who = style({
  ...line,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: 170,
  padding: space.x2,
  background: vars.surface,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
export const note = style({ display: 'block', color: vars.ink2, fontSize: text.small });
const day = {
  ...line,
  padding: space.x2,
  color: vars.ink2,
  fontSize: text.note,
  fontWeight: 400,
  textAlign: 'start',
} as const;
export const head = styleVariants({
  plain: day,
  today: { ...day, color: vars.accentText, fontWeight: weight.strong },
});
export const cell = style({
  ...line,
  borderInlineStart: `1px solid ${vars.line}`,
  padding: space.x1,
  verticalAlign: 'top',
  // A shift is dragged over it.
  selectors: { '&[data-over]': { background: vars.accentWeak } },
});
export const off = style({ display: 'block', padding: space.x1, color: vars.ink2, fontSize: text.small });

const chip = {
  display: 'block',
  width: '100%',
  margin: 0,
  marginBlockEnd: space.x1,
  padding: `${space.x1} ${space.x2}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  font: 'inherit',
  fontSize: text.small,
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
} as const;
/** By the colour of the role. */
export const shift = styleVariants({
  none: { ...chip, background: vars.surface, borderColor: vars.line2, color: vars.ink },
  grey: { ...chip, background: vars.sunken, borderColor: vars.line2, color: vars.ink2 },
  green: { ...chip, background: vars.accentWeak, color: vars.accentText },
  amber: { ...chip, background: vars.amberWeak, color: vars.amber },
  red: { ...chip, background: vars.redWeak, color: vars.red },
  blue: { ...chip, background: vars.blueWeak, color: vars.blue },
  plum: { ...chip, background: vars.plumWeak, color: vars.plum },
});
/** Not published as it is. */
export const unpublished = style({ borderStyle: 'dashed', borderColor: 'currentColor' });
export const pressed = style({ cursor: 'pointer', selectors: { '&:hover': { borderColor: 'currentColor' } } });
export const times = style({ display: 'block', fontWeight: weight.medium });
export const add = style({
  width: '100%',
  minHeight: 28,
  padding: 0,
  border: '1px dashed transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink3,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible': { borderColor: vars.fieldLine, color: vars.ink } },
  '@media': { print: { display: 'none' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x4,
  padding: space.x4,
  color: vars.ink2,
  fontSize: text.note,
});
export const days = style({ display: 'flex', gap: space.x1, overflowX: 'auto', padding: `${space.x2} ${space.x4}` });
const dayButton = {
  flex: '1 0 auto',
  minWidth: touch,
  minHeight: touch,
  padding: space.x1,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  font: 'inherit',
  fontSize: text.note,
  cursor: 'pointer',
} as const;
export const dayChoice = styleVariants({
  plain: { ...dayButton, background: vars.surface, color: vars.ink },
  chosen: { ...dayButton, background: vars.accent, borderColor: vars.accent, color: vars.accentInk },
});
export const part = style({
  padding: `${space.x3} ${space.x4} ${space.x1}`,
  fontSize: text.note,
  fontWeight: weight.strong,
  color: vars.ink2,
});
export const block = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginBlockEnd: space.x4 });
export const blockTitle = style({
  marginBlockEnd: space.x2,
  color: vars.ink2,
  fontSize: text.note,
  fontWeight: weight.medium,
});
