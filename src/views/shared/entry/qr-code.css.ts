import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../ui/foundations/tokens.css.ts';

/** Scanners need dark on light in every theme. */
export const code = style({
  display: 'block',
  width: 200,
  height: 200,
  borderRadius: radius.medium,
  border: `1px solid ${vars.line2}`,
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
});
