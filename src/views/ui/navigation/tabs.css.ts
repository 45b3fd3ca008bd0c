import { style } from '@vanilla-extract/css';
import { edgeFade } from '../foundations/edge-fade.css.ts';
import { coarse, forced, motion, space, touch, vars, weight } from '../foundations/tokens.css.ts';

export const list = style([edgeFade, { display: 'flex', gap: space.x1, boxShadow: `inset 0 -1px ${vars.line}` }]);
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.x2,
  minHeight: 40,
  padding: `2px 10px 0`,
  borderBottom: '2px solid transparent',
  color: vars.ink2,
  fontWeight: weight.medium,
  cursor: 'pointer',
  outline: 'none',
  transition: `color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: vars.ink },
    '&[data-selected]': { color: vars.ink, borderBottomColor: vars.accent },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.accent}`, borderRadius: 4 },
    '&[data-disabled]': { color: vars.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    [coarse]: { minHeight: touch },
    [forced]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[data-selected]': { borderBottomColor: 'Highlight' } },
    },
  },
});
export const count = style({ color: vars.ink3, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
export const panel = style({ paddingTop: space.x4, outlineOffset: 2 });
