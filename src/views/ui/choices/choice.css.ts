import { globalStyle, style } from '@vanilla-extract/css';
import { forced, motion, narrow, radius, space, text, vars, weight } from '../foundations/tokens.css.ts';

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
    '&[data-disabled]': { background: vars.sunken, color: vars.ink3, borderColor: vars.line, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[data-selected]': { borderWidth: 3, borderColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
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
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ display: 'block', marginTop: 2, color: vars.ink3, fontSize: text.note, fontWeight: 400 });
export const tick = style({
  marginInlineStart: 'auto',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  border: `1.500px solid ${vars.fieldLine}`,
  borderRadius: 5,
  color: vars.accentInk,
});
// Not by colour, which is not ours everywhere.
globalStyle(`${tick} > svg`, { visibility: 'hidden' });
globalStyle(`[data-selected] > ${tick} > svg`, { visibility: 'visible' });
globalStyle(`[data-selected] > ${tick}`, { background: vars.accent, borderColor: vars.accent });
export const groupLabel = style({ fontWeight: weight.medium, display: 'block', marginBottom: space.x2 });
/** For groups whose heading says the same. */
export const groupLabelUnseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
