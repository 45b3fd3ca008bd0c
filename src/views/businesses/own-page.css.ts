import { style } from '@vanilla-extract/css';
import { narrow, screenHeight, space, vars } from '../ui/foundations/tokens.css.ts';

export const screen = style({ minHeight: screenHeight, background: vars.paper });
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: 56,
  padding: `0 ${space.x5}`,
});
export const main = style({
  display: 'grid',
  gap: space.x4,
  maxWidth: 640,
  margin: '0 auto',
  padding: `${space.x10} ${space.x6} ${space.x14}`,
  '@media': { [narrow]: { padding: `${space.x5} ${space.x4} ${space.x10}` } },
});
