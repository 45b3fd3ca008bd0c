import { style } from '@vanilla-extract/css';
import { narrow, radius, space, vars } from '../foundations/tokens.css.ts';

export const theme = style({ display: 'flex', alignItems: 'center', gap: space.x2, color: vars.ink2 });
export const themeName = style({ '@media': { [narrow]: { display: 'none' } } });
export const themeSelect = style({
  minHeight: 32,
  padding: `0 ${space.x2}`,
  border: `1px solid ${vars.fieldLine}`,
  borderRadius: radius.small,
  background: vars.surface,
});
