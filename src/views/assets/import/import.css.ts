import { style } from '@vanilla-extract/css';
import { vars, weight } from '../../ui/foundations/tokens.css.ts';

export const wrong = style({
  color: vars.danger,
  fontWeight: weight.medium,
  textDecoration: 'underline wavy',
  textUnderlineOffset: '3px',
});
