import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  aboveFrame,
  bannerHeight,
  layer,
  radius,
  space,
  text,
  underFrame,
  vars,
  weight,
} from '../foundations/tokens.css.ts';

const noticeBase = style({
  display: 'flex',
  gap: space.x2,
  padding: `9px ${space.x3}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  scrollMarginBlock: `calc(${underFrame} + ${space.x2}) calc(${aboveFrame} + ${space.x2})`,
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

export const offline = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: layer.banner,
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
