import { globalStyle, style } from '@vanilla-extract/css';
import { coarse, forced, motion, space, vars } from '../foundations/tokens.css.ts';

export const field = style({ position: 'relative', minWidth: 0 });
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  minHeight: 36,
  padding: '7px 0',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-disabled]': { color: vars.ink3, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': { [coarse]: { minHeight: 44, padding: '11px 0' } },
});
/** No larger than its row, and still large enough for a finger. */
export const bare = style([line, { alignItems: 'center', justifyContent: 'center', minWidth: 36, padding: 0 }]);
export const words = style({ minWidth: 0, lineHeight: '20px', overflowWrap: 'anywhere' });
export const unseen = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
/** Stands under the words, not under the box. */
export const foot = style({
  display: 'grid',
  paddingInlineStart: 32,
  marginTop: -8,
  selectors: { '&:empty': { display: 'none' } },
});

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `1.500px solid ${vars.fieldLine}`,
  borderRadius: 5,
  background: vars.surface,
  color: vars.accentInk,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
});
// Not by colour, which is not ours everywhere.
globalStyle(`${box} > svg`, { visibility: 'hidden' });
globalStyle(`[data-selected] > ${box} > svg, [data-indeterminate] > ${box} > svg`, { visibility: 'visible' });
globalStyle(`[data-hovered] > ${box}`, { borderColor: vars.ink3 });
globalStyle(`[data-selected] > ${box}, [data-indeterminate] > ${box}`, {
  background: vars.accent,
  borderColor: vars.accent,
});
globalStyle(`[data-invalid] > ${box}`, { borderColor: vars.red });
globalStyle(`[data-disabled] > ${box}`, { background: vars.sunken, borderColor: vars.line2 });
globalStyle(`[data-disabled][data-selected] > ${box}, [data-disabled][data-indeterminate] > ${box}`, {
  color: vars.ink3,
});
globalStyle(`[data-focus-visible] > ${box}`, { outline: `2px solid ${vars.accent}`, outlineOffset: 2 });
// The tick is drawn in a system colour, so that it is there where backgrounds are not.
globalStyle(`[data-selected] > ${box}, [data-indeterminate] > ${box}`, {
  '@media': { [forced]: { color: 'CanvasText', borderColor: 'CanvasText' } },
});
