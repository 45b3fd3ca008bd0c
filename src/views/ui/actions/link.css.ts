import { style } from '@vanilla-extract/css';
import { vars, weight } from '../foundations/tokens.css.ts';

export const link = style({
  color: vars.accentText,
  fontWeight: weight.medium,
  textDecoration: 'none',
  borderRadius: 2,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
/** Inside a sentence a link must not be told by colour alone. */
export const inText = style([link, { textDecoration: 'underline', textUnderlineOffset: '3px' }]);
