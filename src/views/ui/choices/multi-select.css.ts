import { style } from '@vanilla-extract/css';
import { coarse, radius, space, vars } from '../foundations/tokens.css.ts';

export const box = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const chosen = style({ marginTop: space.x2 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 32,
  paddingInlineStart: space.x3,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.full,
  background: vars.surface,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&:not(:has(button))': { paddingInlineEnd: space.x3, color: vars.ink3 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accent}`, outlineOffset: 1 },
  },
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: vars.ink } },
  '@media': { [coarse]: { width: 44, height: 44 } },
});
