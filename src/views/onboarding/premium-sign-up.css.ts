import { style } from '@vanilla-extract/css';
import { pageEdge, screenHeight, space, vars } from '../ui/foundations/tokens.css.ts';

export const screen = style({ minHeight: screenHeight, background: vars.paper });
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  height: 56,
  padding: `0 ${space.x5}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
});
export const main = style({ maxWidth: 1008, margin: '0 auto', vars: { [pageEdge]: space.x6 } });
