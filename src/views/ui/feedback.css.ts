import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { bannerHeight, motion, narrow, radius, space, text, vars, weight } from './tokens.css.ts';

const noticeBase = style({
  display: 'flex',
  gap: space.x2,
  padding: `10px ${space.x3}`,
  borderRadius: radius.small,
});
export const notice = styleVariants({
  info: [noticeBase, { background: vars.blueWeak, color: vars.blue }],
  good: [noticeBase, { background: vars.accentWeak, color: vars.accentText }],
  warning: [noticeBase, { background: vars.amberWeak, color: vars.amber }],
  bad: [noticeBase, { background: vars.redWeak, color: vars.red }],
});
export const noticeIcon = style({ paddingTop: 1 });

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
  padding: space.x6,
  maxWidth: '70ch',
});
export const stateIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.medium,
  background: vars.sunken,
  color: vars.ink2,
  marginBottom: space.x1,
});
export const stateTitle = style({ fontSize: text.h2, fontWeight: weight.strong });
export const stateText = style({ color: vars.ink2 });
export const stateAct = style({ marginTop: space.x2 });

const breathe = keyframes({ '50%': { opacity: 0.55 } });
export const bone = style({
  display: 'block',
  borderRadius: radius.small,
  background: vars.line,
  animation: `${breathe} 1.600s ease-in-out infinite`,
});

export const track = style({ height: 6, borderRadius: radius.full, background: vars.line, overflow: 'hidden' });
export const thinTrack = style({ height: 4, background: vars.line, overflow: 'hidden' });
export const bar = style({
  height: '100%',
  background: vars.accent,
  transition: `width ${motion.calm} ease-out`,
});
export const barHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBottom: space.x2,
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
});

export const toasts = style({
  position: 'fixed',
  insetInlineEnd: space.x5,
  insetBlockEnd: space.x5,
  zIndex: 60,
  display: 'grid',
  gap: space.x2,
  maxWidth: 380,
  outline: 'none',
  '@media': {
    [narrow]: {
      insetInline: space.x3,
      insetBlockEnd: `calc(${space.x3} + 64px + env(safe-area-inset-bottom))`,
      maxWidth: 'none',
    },
  },
});
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.medium,
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  boxShadow: vars.shadow2,
  animation: `${rise} ${motion.calm} ease-out`,
});
export const toastTone = styleVariants({
  good: { color: vars.accentText },
  bad: { color: vars.red },
});
export const toastText = style({ flex: 1, color: vars.ink });
export const toastClose = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
});

export const offline = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 70,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  height: 32,
  padding: `0 ${space.x4}`,
  background: vars.ink,
  color: vars.paper,
  fontWeight: weight.medium,
});
// Makes room, so that the banner hides nothing; whatever sticks to the top sticks to the banner.
globalStyle(`:root:has(${offline})`, { vars: { [bannerHeight]: '32px' } });
globalStyle(`body:has(${offline})`, { paddingTop: 32 });
