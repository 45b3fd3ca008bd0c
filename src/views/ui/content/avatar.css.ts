import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, radius, space, text, vars, weight } from '../foundations/tokens.css.ts';

const face = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  fontWeight: weight.strong,
  letterSpacing: '0.01em',
  lineHeight: 1,
  outline: '1px solid transparent',
  outlineOffset: -1,
});
export const shape = styleVariants({
  round: [face, { borderRadius: radius.full }],
  // A small one with a medium radius would look round.
  square: [face, { borderRadius: `min(28%, ${radius.medium})` }],
});
export const size = styleVariants({
  small: { width: 24, height: 24, fontSize: '10.500px' },
  medium: { width: 32, height: 32, fontSize: '12px' },
  big: { width: 44, height: 44, fontSize: '16px' },
  large: { width: 88, height: 88, fontSize: '30px' },
});
export const colour = styleVariants({
  green: { background: vars.accentWeak, color: vars.accentText },
  amber: { background: vars.amberWeak, color: vars.amber },
  blue: { background: vars.blueWeak, color: vars.blue },
  plum: { background: vars.plumWeak, color: vars.plum },
  red: { background: vars.redWeak, color: vars.red },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  minWidth: 0,
  maxWidth: '100%',
});
/** Beside the long columns of a table, a name would give way first. */
export const personWithNote = style([person, { minWidth: 190, '@media': { [narrow]: { minWidth: 0 } } }]);
export const words = style({ minWidth: 0, display: 'grid' });
const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const name = style([oneLine]);
export const strongName = style([oneLine, { fontWeight: weight.medium }]);
export const note = style([oneLine, { color: vars.ink3, fontSize: text.note, fontWeight: 400 }]);
