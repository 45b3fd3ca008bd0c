import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../foundations/tokens.css.ts';

export const lines = style({
  padding: `10px ${space.x3}`,
  minHeight: 44,
  maxHeight: '60vh',
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
});
export const count = style({
  alignSelf: 'end',
  marginTop: 6,
  marginBottom: -18,
  color: vars.ink3,
  fontSize: text.note,
  fontVariantNumeric: 'tabular-nums',
});
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
