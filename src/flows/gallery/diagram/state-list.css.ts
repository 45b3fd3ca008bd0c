import { style } from '@vanilla-extract/css';
import { coarse, radius, space, text, touch, vars, weight } from '../../../views/ui/foundations/tokens.css.ts';

export const list = style({ marginTop: space.x8 });
export const title = style({ marginBottom: space.x3, fontSize: text.h2, fontWeight: weight.strong });
export const states = style({ columns: '340px 2', columnGap: space.x4 });
export const state = style({
  breakInside: 'avoid',
  marginBottom: space.x3,
  padding: `${space.x3} ${space.x4}`,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  selectors: { '&[data-selected=true]': { borderColor: vars.accent, boxShadow: `0 0 0 1px ${vars.accent}` } },
});
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, fontWeight: 400 });
export const choose = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.accentText,
  fontSize: text.body,
  fontWeight: weight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [coarse]: { minHeight: touch } },
});
export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.x1, verticalAlign: 'middle' });
export const description = style({ marginTop: 2, fontSize: text.note, color: vars.ink2 });
export const actors = style({ marginTop: space.x1, fontSize: text.note, color: vars.blue });
export const link = style({ color: vars.accentText });
export const transitions = style({
  display: 'grid',
  gap: 2,
  marginTop: space.x2,
  fontSize: text.note,
  color: vars.ink2,
  overflowWrap: 'anywhere',
});
