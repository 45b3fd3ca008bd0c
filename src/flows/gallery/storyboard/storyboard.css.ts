import { style } from '@vanilla-extract/css';
import { coarse, narrow, radius, space, text, touch, vars, weight } from '../../../views/ui/foundations/tokens.css.ts';

export const use = style({ maxWidth: '70ch', color: vars.ink2 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space.x4,
  alignItems: 'start',
});
export const card = style({
  minWidth: 0,
  overflow: 'clip',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  breakInside: 'avoid',
  scrollMarginTop: 72,
  selectors: {
    '&[data-open=true]': { gridColumn: '1 / -1', borderColor: vars.accent, boxShadow: `0 0 0 1px ${vars.accent}` },
    '&:has(> h3 > button:hover)': { borderColor: vars.accent },
  },
});
export const press = style({
  display: 'grid',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: -2 },
    [`${card}[data-open=true] &`]: { gridTemplateColumns: 'minmax(0, 640px)' },
  },
});
export const picture = style({
  display: 'block',
  // Of a strip, exactly one frame: the border is beside it.
  boxSizing: 'content-box',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderBottom: `1px solid ${vars.line}`,
  background: vars.sunken,
});

export const caption = style({ display: 'grid', gap: 2, padding: `${space.x3} ${space.x4}` });
export const name = style({ fontSize: text.body, fontWeight: weight.medium });
export const number = style({ color: vars.ink3, fontWeight: 400 });
export const sentence = style({ fontSize: text.note, fontWeight: 400, color: vars.ink2 });

export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: `${space.x4} ${space.x6}`,
  padding: `0 ${space.x4} ${space.x4}`,
});
export const part = style({ minWidth: 0, fontSize: text.note, color: vars.ink2 });
export const partTitle = style({ marginBottom: space.x1, fontWeight: weight.medium, color: vars.ink });
export const ways = style({ display: 'grid', gap: space.x1, overflowWrap: 'anywhere' });
export const target = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.accentText,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { [coarse]: { minHeight: touch } },
});
export const wayTitle = style({ margin: `${space.x6} 0 ${space.x3}`, fontSize: text.h2, fontWeight: weight.strong });
export const rest = style({ marginTop: space.x6 });
export const restTitle = style({
  marginBottom: space.x3,
  fontSize: text.h2,
  fontWeight: weight.strong,
  cursor: 'pointer',
  '@media': { [narrow]: { minHeight: touch } },
});
