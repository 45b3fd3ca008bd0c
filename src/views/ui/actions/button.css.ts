import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { coarse, motion, radius, space, touch, vars, weight } from '../foundations/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  position: 'relative',
  border: '1px solid transparent',
  borderRadius: radius.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&[data-busy=true]': { cursor: 'progress' },
  },
});

export const look = styleVariants({
  primary: [
    base,
    {
      background: vars.accent,
      color: vars.accentInk,
      selectors: { '&:hover:not(:disabled)': { background: vars.accentHover } },
    },
  ],
  danger: [
    base,
    {
      background: vars.danger,
      color: vars.dangerInk,
      selectors: { '&:hover:not(:disabled)': { background: vars.dangerHover } },
    },
  ],
  secondary: [
    base,
    {
      background: vars.surface,
      borderColor: vars.line2,
      color: vars.ink,
      selectors: { '&:hover:not(:disabled)': { background: vars.sunken } },
    },
  ],
  ghost: [
    base,
    {
      background: 'transparent',
      color: vars.ink2,
      selectors: { '&:hover:not(:disabled)': { background: vars.sunken, color: vars.ink } },
    },
  ],
});

export const size = styleVariants({
  medium: { minHeight: 36, padding: `0 ${space.x3}`, '@media': { [coarse]: { minHeight: touch } } },
  large: { minHeight: 44, padding: `0 ${space.x5}`, fontSize: '15px' },
});

export const fill = style({ width: '100%' });

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
export const labelFaint = style([label, { opacity: 0 }]);
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const spinner = style({
  position: 'absolute',
  width: 18,
  height: 18,
  borderRadius: radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
});
