import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from './tokens.css.ts';

export const card = style({
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x3}`,
  minHeight: 52,
  padding: `${space.x2} ${space.x4}`,
});
export const title = style({ fontSize: text.h2, fontWeight: weight.strong, letterSpacing: '-0.005em' });
export const note = style({ color: vars.ink3, fontSize: text.note });
export const body = style({ padding: `${space.x1} ${space.x4} ${space.x4}` });
