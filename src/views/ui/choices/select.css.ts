import { style } from '@vanilla-extract/css';
import { space, vars } from '../foundations/tokens.css.ts';

export const button = style({
  justifyContent: 'space-between',
  gap: space.x2,
  padding: `0 ${space.x3}`,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});
export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.ink3 } },
});
