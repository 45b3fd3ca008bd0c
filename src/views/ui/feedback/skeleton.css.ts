import { keyframes, style } from '@vanilla-extract/css';
import { forced, radius, space, vars } from '../foundations/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
export const skeleton = style({
  display: 'block',
  borderRadius: radius.small,
  background: vars.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [forced]: { border: '1px solid GrayText' } },
});
export const roundSkeleton = style([skeleton, { borderRadius: radius.full, flex: 'none' }]);

export const lines = style({ display: 'grid', gap: space.x2 });
export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} 0`,
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const words = style({ flex: 1, display: 'grid', gap: space.x2 });
