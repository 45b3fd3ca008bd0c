import { globalStyle, style } from '@vanilla-extract/css';
import { motion, narrow, radius, space, vars, weight } from './tokens.css.ts';

export const opener = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  border: 0,
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
});

export const popover = style({
  width: 'var(--trigger-width)',
  minWidth: 200,
  overflow: 'auto',
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  boxShadow: vars.shadow2,
  outline: 'none',
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&': { transition: `opacity ${motion.quick}` },
  },
});
export const list = style({ padding: space.x1, outline: 'none' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: 40,
  padding: `${space.x1} ${space.x3}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.sunken },
    '&[data-selected]': { color: vars.accentText, fontWeight: weight.medium },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.accent}` },
  },
});
export const empty = style({ padding: `${space.x3} ${space.x3}`, color: vars.ink3 });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space.x2,
});
export const broadCards = style([cards, { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }]);
export const rowOfCards = style([
  cards,
  { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
  { '@media': { [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' } } },
]);
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 52,
  padding: `${space.x3} ${space.x4}`,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.medium,
  background: vars.surface,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.fieldLine },
    '&[data-selected]': {
      borderColor: vars.accent,
      background: vars.accentWeak,
      color: vars.accentText,
      boxShadow: `inset 0 0 0 1px ${vars.accent}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
  },
});
export const tallCard = style([
  card,
  {
    flexDirection: 'column',
    gap: space.x2,
    textAlign: 'center',
    padding: `${space.x4} ${space.x1}`,
    '@media': {
      [narrow]: { flexDirection: 'row', gap: space.x3, textAlign: 'start', padding: `${space.x1} ${space.x3}` },
    },
  },
]);
export const tick = style({
  marginInlineStart: 'auto',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  border: `1.500px solid ${vars.fieldLine}`,
  borderRadius: 5,
  color: 'transparent',
});
globalStyle(`[data-selected] > ${tick}`, {
  background: vars.accent,
  borderColor: vars.accent,
  color: vars.accentInk,
});
export const groupLabel = style({ fontWeight: weight.medium, display: 'block', marginBottom: space.x2 });
/** For groups whose heading says the same. */
export const groupLabelUnseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
