import { style } from '@vanilla-extract/css';
import {
  frameBottom,
  frameTop,
  layer,
  narrow,
  radius,
  screenHeight,
  space,
  vars,
} from '../ui/foundations/tokens.css.ts';
import { barHeight, compact, compactWidth, railWidth } from './rail.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: `${railWidth} minmax(0, 1fr)`,
  minHeight: screenHeight,
  vars: { [frameTop]: '56px' },
  '@media': {
    [compact]: { gridTemplateColumns: `${compactWidth} minmax(0, 1fr)` },
    [narrow]: {
      display: 'block',
      paddingBottom: `calc(${barHeight} + env(safe-area-inset-bottom))`,
      vars: { [frameBottom]: `calc(${barHeight} + env(safe-area-inset-bottom))` },
    },
    // What leads elsewhere is of no use on paper.
    print: { display: 'block' },
  },
});
/** As tall as what it holds, so that what sticks to its top does so all the way down. */
export const column = style({ minWidth: 0, selectors: { '&:has(> nav)': { vars: { [frameTop]: '100px' } } } });
export const content = style({ minWidth: 0 });
export const skip = style({
  position: 'fixed',
  zIndex: layer.skip,
  top: space.x2,
  left: space.x2,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.small,
  background: vars.accent,
  color: vars.accentInk,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' } },
});
export const readOnly = style({ padding: `${space.x4} ${space.x4} 0` });
/** The banner about a move between businesses, and its buttons. */
export const notification = style({ padding: `${space.x4} ${space.x4} 0` });
export const moveActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginTop: space.x2 });
/** As tall as its words where there is room. */
export const sample = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
});
export const nextTitle = style({ display: 'grid', gap: space.x2, marginBottom: space.x5 });
