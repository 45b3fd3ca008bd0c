import { style } from '@vanilla-extract/css';
import { coarse, narrow, space, text, touch, vars, weight } from '../foundations/tokens.css.ts';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  marginBottom: space.x2,
  fontSize: text.note,
});
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  minHeight: 24,
  color: vars.ink3,
  selectors: { '&:last-child': { color: vars.ink2 } },
  '@media': { [narrow]: { display: 'none', selectors: { '&:nth-last-child(2)': { display: 'inline-flex' } } } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: vars.ink2,
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.ink, textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '@media': { [coarse]: { minHeight: touch } },
});
export const back = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const between = style({ color: vars.ink3, '@media': { [narrow]: { display: 'none' } } });
export const here = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '40ch' });
