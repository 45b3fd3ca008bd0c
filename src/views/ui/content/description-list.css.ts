import { style } from '@vanilla-extract/css';
import { space, vars } from '../foundations/tokens.css.ts';
import { body, card } from './card.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  columnGap: space.x8,
  // The lines above the first row, however many facts stand in it.
  clipPath: 'inset(1px 0 0)',
  selectors: { [`${card} > ${body} > &`]: { padding: `0 ${space.x4} ${space.x3}` } },
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  padding: '9px 0',
  borderTop: `1px solid ${vars.line}`,
});
export const name = style({ color: vars.ink3 });
export const value = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
