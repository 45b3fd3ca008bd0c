import { style } from '@vanilla-extract/css';
import { space, vars } from '../foundations/tokens.css.ts';

export const label = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
export const glass = style({ flex: 'none', paddingInlineStart: space.x3, color: vars.ink3 });
export const input = style({
  paddingInlineStart: space.x2,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const clear = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: vars.ink } },
});
