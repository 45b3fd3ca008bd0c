import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from '../ui/foundations/tokens.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: space.x4,
});
export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.x2,
  padding: space.x5,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  selectors: { '&:hover': { borderColor: vars.accent } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.medium,
  background: vars.accentWeak,
  color: vars.accentText,
});
/** Its target is the whole card. */
export const link = style({
  color: vars.ink,
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
export const note = style({ color: vars.ink3, fontSize: text.note });
