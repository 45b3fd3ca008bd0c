import { style } from '@vanilla-extract/css';
import { motion, narrow, radius, space, text, vars, weight } from '../ui/tokens.css.ts';

export const identity = style({ display: 'flex', gap: space.x3 });
export const cell = style({ display: 'grid' });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 1,
  overflow: 'hidden',
  borderTop: `1px solid ${vars.line}`,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: vars.line,
  '@media': {
    'screen and (max-width: 1099.98px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const tile = style({
  display: 'block',
  padding: `14px ${space.x4}`,
  color: vars.ink,
  textDecoration: 'none',
  background: vars.surface,
  transition: `background-color ${motion.quick}`,
});
export const tileLink = style([tile, { selectors: { '&:hover': { background: vars.sunken } } }]);
export const count = style({
  display: 'block',
  fontSize: '26px',
  lineHeight: 1.2,
  fontWeight: weight.strong,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const countName = style({ color: vars.ink2, fontSize: text.note });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x3,
  '@media': { 'screen and (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gap: space.x3, minWidth: 0 });
export const bones = style({ display: 'grid', gap: space.x3, padding: space.x4 });
export const planName = style({ textTransform: 'capitalize' });
