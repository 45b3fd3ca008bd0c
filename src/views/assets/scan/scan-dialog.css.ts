import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../ui/foundations/tokens.css.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.medium,
  background: vars.sunken,
});
