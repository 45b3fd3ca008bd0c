import { style } from '@vanilla-extract/css';
import { space, text, vars, weight, wide } from '../foundations/tokens.css.ts';
import { body, column } from './card.css.ts';

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
    [wide]: { selectors: { [`${column} > * > ${body} > ${rows}:first-child > &:first-child`]: { borderTop: 0 } } },
  },
});
export const words = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: weight.medium });
export const note = style({ color: vars.ink3, fontSize: text.note });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
