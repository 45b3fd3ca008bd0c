import { style } from '@vanilla-extract/css';
import { aboveFrame, coarse, layer, radius, space, text, touch, vars } from '../../views/ui/foundations/tokens.css.ts';

export const banner = style({
  position: 'fixed',
  insetInlineStart: space.x3,
  bottom: `calc(${aboveFrame} + ${space.x3})`,
  zIndex: layer.banner,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  maxWidth: 'calc(100vw - 24px)',
  padding: `${space.x1} ${space.x2} ${space.x1} ${space.x4}`,
  border: `1px solid ${vars.accent}`,
  borderRadius: radius.full,
  background: vars.raised,
  color: vars.ink,
  fontSize: text.note,
  boxShadow: vars.shadow2,
  '@media': { print: { display: 'none' } },
});
export const stop = style({
  minHeight: 28,
  padding: `0 ${space.x3}`,
  border: 0,
  borderRadius: radius.full,
  background: vars.accentWeak,
  color: vars.accentText,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [coarse]: { minHeight: touch } },
});
