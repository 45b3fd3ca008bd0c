import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { coarse, layer, motion, narrow, radius, space, touch, vars, weight } from '../foundations/tokens.css.ts';

export const toasts = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineEnd: space.x5,
  insetBlockEnd: space.x5,
  display: 'grid',
  justifyItems: 'end',
  maxWidth: 'min(420px, calc(100vw - 24px))',
  // The room between and around the messages belongs to what is below.
  pointerEvents: 'none',
  '@media': {
    [narrow]: {
      insetInline: space.x3,
      justifyItems: 'stretch',
      // Above the bottom bar.
      insetBlockEnd: `calc(64px + env(safe-area-inset-bottom) + ${space.x3})`,
      maxWidth: 'none',
    },
  },
});
export const list = style({ display: 'grid', justifyItems: 'inherit' });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 48,
  marginBlockStart: space.x2,
  padding: `${space.x1} ${space.x2} ${space.x1} ${space.x4}`,
  borderRadius: radius.medium,
  background: vars.raised,
  border: `1px solid ${vars.line2}`,
  boxShadow: vars.shadow2,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.calm} ${motion.enter}`,
});
export const tone = styleVariants({
  good: { color: vars.accentText },
  bad: { color: vars.red },
  info: { color: vars.blue },
});
export const text = style({ flex: '1 1 auto', minWidth: 0, paddingBlock: space.x1, overflowWrap: 'anywhere' });

const button = style({
  flex: 'none',
  minHeight: 32,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.sunken } },
  '@media': { [coarse]: { minWidth: touch, minHeight: touch } },
});
export const action = style([
  button,
  { padding: `0 ${space.x2}`, color: vars.accentText, fontWeight: weight.medium, whiteSpace: 'nowrap' },
]);
export const close = style([
  button,
  { display: 'grid', placeItems: 'center', width: 32, padding: 0, color: vars.ink3 },
]);
