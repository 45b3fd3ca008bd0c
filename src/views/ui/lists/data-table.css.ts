import { keyframes, style } from '@vanilla-extract/css';
import { endFade } from '../foundations/edge-fade.css.ts';
import { forced, layer, narrow, pageEdge, radius, screenHeight, space, vars } from '../foundations/tokens.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.x3, minWidth: 0 });
export const card = style({
  position: 'relative',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  '@media': {
    // Cards reach from edge to edge.
    [narrow]: {
      marginInline: `calc(-1 * var(${pageEdge}, 0px))`,
      borderInline: 0,
      borderRadius: 0,
    },
  },
});
export const region = style({
  borderRadius: 'inherit',
  selectors: {
    // Sideways it can only scroll in a box of its own, and then the head can only stay in sight there.
    '&[data-scrolls=true]': {
      maxHeight: `max(360px, calc(${screenHeight} - 200px))`,
      overflow: 'auto',
      overscrollBehaviorX: 'contain',
      scrollPaddingBlock: '44px 12px',
      scrollPaddingInlineStart: 260,
    },
    '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
  },
});
/** Says that there is more to the side. */
export const goesOn = endFade;

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });
export const fetching = style({
  position: 'absolute',
  insetInline: radius.small,
  insetBlockStart: -1,
  zIndex: layer.sticky + 1,
  height: 2,
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      width: '25%',
      height: '100%',
      background: vars.accent,
      animation: `${pass} 1.100s ease-in-out infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::after': { width: '100%', transform: 'none' } } },
    [forced]: { selectors: { '&::after': { background: 'Highlight' } } },
  },
});
