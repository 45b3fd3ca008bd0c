import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, weight, wide } from '../foundations/tokens.css.ts';

/** Cards one under another: forms and settings. Where there is room, their heads stand beside them. */
export const column = style({
  display: 'grid',
  gap: space.x4,
  maxWidth: 760,
  '@media': { [wide]: { gap: space.x6, maxWidth: 1064 } },
});
/** In pixels: the room for a head that stands beside what is in its card. */
export const besideCard = 240;
const frame = { background: vars.surface, border: `1px solid ${vars.line}`, borderRadius: radius.medium };
export const card = style({
  ...frame,
  minWidth: 0,
  '@media': {
    [wide]: {
      selectors: {
        [`${column} > &`]: {
          display: 'grid',
          gridTemplateColumns: `${besideCard}px minmax(0, 1fr)`,
          border: 0,
          background: 'none',
        },
      },
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x3}`,
  minHeight: 52,
  padding: `${space.x2} ${space.x4}`,
  '@media': {
    [wide]: {
      selectors: {
        [`${column} > ${card} > &`]: {
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: space.x2,
          padding: `${space.x4} ${space.x6} 0 0`,
        },
      },
    },
  },
});
export const title = style({ fontSize: text.h2, fontWeight: weight.strong, letterSpacing: '-0.005em' });
export const note = style({ color: vars.ink3, fontSize: text.note });
export const body = style({
  minWidth: 0,
  '@media': {
    // Its own top is the card's: the head is not above it.
    [wide]: { selectors: { [`${column} > ${card} > &`]: frame } },
  },
});
export const paddedBody = style([
  body,
  {
    padding: `${space.x1} ${space.x4} ${space.x4}`,
    '@media': { [wide]: { selectors: { [`${column} > ${card} > &`]: { paddingTop: space.x4 } } } },
  },
]);
