import { style } from '@vanilla-extract/css';
import { coarse, leading, radius, space, text, touch, vars, weight } from '../../views/ui/foundations/tokens.css.ts';

export const path = style({
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
});
export const summary = style({
  padding: `${space.x2} ${space.x4}`,
  cursor: 'pointer',
  lineHeight: leading.body,
  overflowWrap: 'anywhere',
  '@media': { [coarse]: { minHeight: touch } },
});
export const name = style({ fontWeight: weight.medium });
export const code = style({ fontSize: text.small, color: vars.ink2 });
export const note = style({ fontSize: text.note, color: vars.ink2, marginInlineEnd: space.x2 });
export const result = style({
  marginInlineEnd: space.x3,
  fontSize: text.note,
  color: vars.accentText,
  whiteSpace: 'nowrap',
  selectors: { '&[data-failed=true]': { color: vars.red, fontWeight: weight.strong } },
});
export const failure = style({
  margin: `0 ${space.x4} ${space.x3}`,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.small,
  background: vars.redWeak,
  color: vars.red,
  fontSize: text.note,
  overflowWrap: 'anywhere',
});
export const steps = style({ padding: `0 ${space.x4} ${space.x3}` });
/** Steps with their screenshots, in columns where they fit. */
export const film = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: `${space.x4} ${space.x3}`,
  padding: `${space.x2} ${space.x4} ${space.x4}`,
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '3ch minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x1,
  fontSize: text.note,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  selectors: {
    [`${steps} > &`]: { padding: `${space.x2} 0`, borderTop: `1px solid ${vars.line}` },
    '&[data-failed=true]': { color: vars.red, fontWeight: weight.strong },
  },
});
export const number = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums' });
export const words = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x3}` });
export const state = style({ color: vars.ink2 });
export const screens = style({ position: 'absolute', width: 0, height: 0 });
export const picture = style({
  display: 'block',
  gridColumn: '1 / -1',
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  selectors: { '[data-failed=true] > &': { border: `2px solid ${vars.red}` } },
});
