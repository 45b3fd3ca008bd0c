import { keyframes, style } from '@vanilla-extract/css';
import { forced, motion, radius, space, vars } from '../foundations/tokens.css.ts';

const track = style({
  background: vars.line,
  overflow: 'hidden',
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});
export const broad = style([track, { height: 6, borderRadius: radius.full }]);
export const thin = style([track, { height: 4 }]);
export const bar = style({
  height: '100%',
  background: vars.accent,
  transition: `width ${motion.calm} ease-out`,
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });
export const passing = style([
  bar,
  {
    width: '33%',
    animation: `${pass} 1200ms ease-in-out infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { width: '100%', opacity: 0.5 } },
  },
]);
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBottom: space.x2,
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
});

export const circle = style({ display: 'inline-grid', placeItems: 'center', flex: 'none' });
export const ring = style({ gridArea: '1 / 1', transform: 'rotate(-90deg)', fill: 'none' });
export const ringTrack = style({ stroke: vars.line });
export const ringBar = style({ stroke: vars.accent, transition: `stroke-dashoffset ${motion.calm} ease-out` });
export const percent = style({ gridArea: '1 / 1', fontSize: '11px', fontVariantNumeric: 'tabular-nums' });
const turn = keyframes({ to: { transform: 'rotate(270deg)' } });
export const turning = style({ animation: `${turn} 900ms linear infinite` });

const appear = keyframes({ from: { opacity: 0 }, '60%': { opacity: 0 } });
export const spinner = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  padding: space.x8,
  color: vars.ink2,
  animation: `${appear} 400ms ease-out`,
});
