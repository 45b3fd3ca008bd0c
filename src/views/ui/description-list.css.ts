import { style } from '@vanilla-extract/css';
import { card } from './card.css.ts';
import { space, vars } from './tokens.css.ts';

export const facts = style({
  display: 'grid',
  selectors: { [`${card} > &`]: { padding: `0 ${space.x4} ${space.x3}` } },
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  padding: '9px 0',
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const name = style({ color: vars.ink3 });
export const value = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
