import { style } from '@vanilla-extract/css';
import { radius, space, text, touch, vars, weight } from '../../ui/foundations/tokens.css.ts';

export const owner = style({ margin: `0 0 ${space.x4}`, color: vars.ink2 });
export const papers = style({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const paper = style({
  padding: space.x4,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
});
export const head = style({
  display: 'flex',
  gap: space.x2,
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
});
export const name = style({ margin: 0, fontSize: text.h2, fontWeight: weight.strong });
export const note = style({ margin: `${space.x1} 0 0`, color: vars.ink2, overflowWrap: 'anywhere' });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touch,
  color: vars.accent,
  overflowWrap: 'anywhere',
});
