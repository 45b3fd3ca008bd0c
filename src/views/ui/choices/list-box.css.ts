import { style } from '@vanilla-extract/css';
import { coarse, forced, motion, radius, space, text, vars, weight } from '../foundations/tokens.css.ts';

export const opener = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  border: 0,
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const popover = style({
  // Also for a list in the browser's top layer, which would fill the screen by itself.
  margin: 0,
  padding: 0,
  inset: 'auto',
  boxSizing: 'border-box',
  width: 'var(--trigger-width)',
  minWidth: 200,
  // The list itself scrolls: a combo box's keys do so, from its field.
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.raised,
  color: vars.ink,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  boxShadow: vars.shadow2,
  outline: 'none',
  transition: `opacity ${motion.quick}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
export const list = style({ minHeight: 0, padding: space.x1, overflow: 'auto', outline: 'none' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 40,
  padding: `${space.x1} ${space.x3}`,
  borderRadius: radius.small,
  fontSize: text.body,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused]': { background: vars.sunken },
    '&[data-selected]': { color: vars.accentText, fontWeight: weight.medium },
    '&[data-disabled]': { color: vars.ink3, cursor: 'not-allowed' },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.accent}` },
  },
  '@media': {
    [coarse]: { minHeight: 44 },
    [forced]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const words = style({ flex: 1, minWidth: 0 });
export const note = style({ display: 'block', color: vars.ink3, fontSize: text.note, fontWeight: 400 });
export const tick = style({
  flex: 'none',
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
export const empty = style({ padding: space.x3, color: vars.ink3 });
