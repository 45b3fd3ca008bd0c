import { globalStyle, style } from '@vanilla-extract/css';
import { motion, radius, space, vars } from '../foundations/tokens.css.ts';

export const column = style({ display: 'grid' });
export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.x6 });
export const dot = style({
  flex: 'none',
  width: 20,
  height: 20,
  border: `1.500px solid ${vars.fieldLine}`,
  borderRadius: radius.full,
  background: vars.surface,
  transition: `border-width ${motion.quick}, border-color ${motion.quick}`,
});
globalStyle(`[data-hovered] > ${dot}`, { borderColor: vars.ink3 });
// The ring closes in on its middle: seen without colours too.
globalStyle(`[data-selected] > ${dot}`, { borderColor: vars.accent, borderWidth: 6 });
globalStyle(`[data-invalid] > ${dot}`, { borderColor: vars.red });
globalStyle(`[data-disabled] > ${dot}`, { borderColor: vars.line2, background: vars.sunken });
globalStyle(`[data-focus-visible] > ${dot}`, { outline: `2px solid ${vars.accent}`, outlineOffset: 2 });
