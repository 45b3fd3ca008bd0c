import { globalStyle, style } from '@vanilla-extract/css';
import {
  forced,
  layer,
  motion,
  narrow,
  radius,
  space,
  text,
  touch,
  underBanner,
  vars,
} from '../foundations/tokens.css.ts';

export const scrim = style({
  position: 'fixed',
  zIndex: layer.modal,
  insetInline: 0,
  insetBlockStart: underBanner,
  height: `calc(var(--visual-viewport-height, 100dvh) - ${underBanner})`,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: `12vh ${space.x4} ${space.x4}`,
  background: vars.scrim,
  transition: `opacity ${motion.quick}`,
  selectors: { '&[data-entering]': { opacity: 0 } },
  '@media': { [narrow]: { padding: space.x2 } },
});
export const panel = style({
  width: 600,
  maxWidth: '100%',
  maxHeight: 'min(480px, 100%)',
  display: 'flex',
  overflow: 'hidden',
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  boxShadow: vars.shadow3,
  outline: 'none',
  '@media': { [narrow]: { maxHeight: '100%' } },
});
export const dialog = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  flex: 'none',
  padding: `0 ${space.x4}`,
  borderBottom: `1px solid ${vars.line}`,
  color: vars.ink3,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  height: 52,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.ink,
  fontSize: text.input,
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.ink3, opacity: 1 } },
});
export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 36,
  minHeight: 28,
  padding: `0 ${space.x2}`,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.ink } },
  '@media': { [narrow]: { minWidth: touch, minHeight: touch, marginInlineEnd: -12, padding: 0, border: 0 } },
});
export const closeKey = style({
  fontFamily: 'inherit',
  fontSize: text.small,
  '@media': { [narrow]: { display: 'none' } },
});
export const closeIcon = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const list = style({ overflow: 'auto', padding: space.x2, outline: 'none', overscrollBehavior: 'contain' });
export const typedList = style([list]);
export const group = style({ selectors: { '& + &': { marginTop: space.x2 } } });
export const groupName = style({ padding: `${space.x1} ${space.x2}`, fontSize: text.small, color: vars.ink3 });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 40,
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-focused]': { background: vars.accentWeak, color: vars.accentText } },
  '@media': {
    [narrow]: { minHeight: touch },
    [forced]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});
/** Where nothing is chosen yet, the best is what Enter takes. */
const best = `${typedList}:not(:has([data-focused])) > ${group}:first-of-type > ${entry}:first-of-type`;
globalStyle(best, { background: vars.accentWeak, color: vars.accentText });
globalStyle(best, { '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: -2 } } });
export const icon = style({
  color: vars.ink3,
  selectors: { [`${entry}[data-focused] &`]: { color: 'inherit' } },
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({
  color: vars.ink3,
  fontSize: text.note,
  selectors: { [`${entry}[data-focused] &`]: { color: 'inherit' } },
});
export const empty = style({
  padding: `${space.x6} ${space.x4}`,
  color: vars.ink2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
