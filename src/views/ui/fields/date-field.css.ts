import { style } from '@vanilla-extract/css';
import { motion, radius, space, vars } from '../foundations/tokens.css.ts';

export const input = style({ fontVariantNumeric: 'tabular-nums' });
export const opener = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.ink },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accent}`, outlineOffset: -4 },
  },
});
export const popover = style({
  maxWidth: `calc(100vw - 2 * ${space.x2})`,
  overflow: 'auto',
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  boxShadow: vars.shadow2,
  transition: `opacity ${motion.quick}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
export const dialog = style({ padding: space.x3, outline: 'none' });
/** As large as the calendar that is being loaded. */
export const waiting = style({ width: 288, height: 338, maxWidth: '100%' });
