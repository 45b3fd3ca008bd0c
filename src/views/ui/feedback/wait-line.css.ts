import { keyframes, style } from '@vanilla-extract/css';
import { layer, vars } from '../foundations/tokens.css.ts';

const advance = keyframes({ from: { transform: 'scaleX(0.1)' }, to: { transform: 'scaleX(0.9)' } });
const appear = keyframes({ from: { visibility: 'hidden' } });
export const line = style({
  position: 'fixed',
  zIndex: layer.banner,
  insetInline: 0,
  insetBlockStart: 0,
  height: 3,
  background: vars.accent,
  transformOrigin: 'left',
  transform: 'scaleX(0.9)',
  // Slower and slower, since nobody knows how long it takes.
  animation: `${appear} 60ms step-end, ${advance} 8s cubic-bezier(0.1, 0.7, 0.2, 1)`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
