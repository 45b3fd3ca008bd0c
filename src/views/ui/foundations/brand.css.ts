import { style } from '@vanilla-extract/css';
import { space, vars, weight } from './tokens.css.ts';

const bands = (direction: string) =>
  `repeating-linear-gradient(${direction}, ${vars.weave1} 0 28px, ${vars.weave2} 28px 34px, ${vars.weave1} 34px 40px, ${vars.weave3} 40px 44px, ${vars.weave1} 44px 64px)`;

export const weaveAcross = style({ height: 4, backgroundImage: bands('90deg') });
export const weaveDown = style({ width: 10, backgroundImage: bands('180deg') });

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  fontSize: '17px',
  fontWeight: weight.strong,
  letterSpacing: '-0.01em',
  color: vars.ink,
  textDecoration: 'none',
});
export const mark = style({ fill: vars.accent });
export const key = style({
  fill: 'none',
  stroke: vars.accentInk,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
