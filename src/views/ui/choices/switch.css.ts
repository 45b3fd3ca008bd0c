import { globalStyle, style } from '@vanilla-extract/css';
import { forced, motion, radius, space, vars } from '../foundations/tokens.css.ts';

export const field = style({ position: 'relative', minWidth: 0 });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  padding: `${space.x3} 0`,
  lineHeight: '20px',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-disabled]': { color: vars.ink3, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const foot = style({
  display: 'grid',
  marginTop: -14,
  paddingInlineEnd: 60,
  selectors: { '&:empty': { display: 'none' } },
});
export const track = style({
  flex: 'none',
  width: 40,
  height: 24,
  padding: 3,
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: vars.fieldLine,
  transition: `background-color ${motion.quick}`,
});
export const thumb = style({
  display: 'block',
  width: 16,
  height: 16,
  borderRadius: radius.full,
  background: vars.surface,
  transition: `transform ${motion.quick}`,
  '@media': { [forced]: { background: 'ButtonText' } },
});
globalStyle(`[data-selected] > ${track}`, { background: vars.accent });
globalStyle(`[data-selected] ${thumb}`, { transform: 'translateX(16px)' });
globalStyle(`[data-disabled] > ${track}`, { background: vars.line2 });
globalStyle(`[data-focus-visible] > ${track}`, { outline: `2px solid ${vars.accent}`, outlineOffset: 2 });
globalStyle(track, { '@media': { [forced]: { borderColor: 'ButtonText' } } });
globalStyle(`[data-selected] > ${track}`, {
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
