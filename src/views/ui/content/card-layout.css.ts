import { style } from '@vanilla-extract/css';
import { narrow, space, text, vars, weight, wide } from '../foundations/tokens.css.ts';
import { besideCard, body, column as cards } from './card.css.ts';

export const column = cards;
/** What stands after the cards begins where what is in them does. */
export const below = style({
  display: 'grid',
  gap: space.x4,
  '@media': { [wide]: { marginInlineStart: besideCard } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `18px ${space.x4}`,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  alignItems: 'center',
  marginTop: space.x2,
});
export const words = style({ color: vars.ink2, maxWidth: '70ch' });
export const stack = style({ display: 'grid', gap: space.x4 });
export const skeletons = style({ display: 'grid', gap: space.x4, padding: space.x4 });
export const list = style({
  display: 'grid',
  gap: space.x1,
  listStyle: 'disc',
  margin: `${space.x2} 0`,
  paddingInlineStart: space.x5,
});
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  borderTop: `1px solid ${vars.line}`,
  '@media': {
    // A list that begins its card, whose head stands beside it.
    [wide]: { selectors: { [`${cards} > * > ${body} > ${rows}:first-child > &:first-child`]: { borderTop: 0 } } },
  },
});
export const rowWords = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });
export const rowTitle = style({ fontWeight: weight.medium });
export const rowNote = style({ color: vars.ink3, fontSize: text.note });
