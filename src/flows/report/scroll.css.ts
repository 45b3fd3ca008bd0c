import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../views/ui/foundations/tokens.css.ts';

export const scroll = style({
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  '@media': { print: { overflow: 'visible', border: 0 } },
});
