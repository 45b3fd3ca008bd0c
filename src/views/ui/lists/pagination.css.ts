import { style } from '@vanilla-extract/css';
import { coarse, motion, narrow, radius, space, touch, vars, weight } from '../foundations/tokens.css.ts';

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  minHeight: 36,
});
export const range = style({ flex: 1, color: vars.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const size = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2, color: vars.ink2 });
export const sizeSelect = style({
  minHeight: 36,
  padding: `0 ${space.x2}`,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  background: vars.surface,
  color: vars.ink,
  '@media': { [coarse]: { minHeight: touch } },
});
export const steps = style({ display: 'inline-flex', gap: space.x2 });
export const step = style({
  minHeight: 36,
  padding: `0 ${space.x3}`,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  background: vars.surface,
  color: vars.ink,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: vars.sunken },
    '&[aria-disabled=true]': { color: vars.ink3, borderColor: vars.line, cursor: 'not-allowed' },
  },
  '@media': {
    [coarse]: { minHeight: touch },
    [narrow]: { minHeight: touch, minWidth: 88 },
    '(forced-colors: active)': {
      selectors: { '&[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});
