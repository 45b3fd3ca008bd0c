import { style, styleVariants } from '@vanilla-extract/css';
import { coarse, motion, radius, space, text, vars, weight } from '../foundations/tokens.css.ts';

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x3,
  minHeight: 88,
  padding: space.x4,
  border: `1px dashed ${vars.fieldLine}`,
  borderRadius: radius.medium,
  background: vars.surface,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.accent, background: vars.accentWeak },
    '&[data-focus-visible]': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
    '&[data-disabled]': { background: vars.sunken, color: vars.ink3 },
  },
});
export const sign = style({ color: vars.ink3 });
/** Nothing can be dropped with a finger. */
export const invitation = style({ '@media': { [coarse]: { display: 'none' } } });

export const files = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: space.x3 });
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 56,
  padding: `${space.x2} 0`,
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
const kindBase = style({ flex: 'none', color: vars.ink3, marginInlineEnd: space.x1 });
export const kind = styleVariants({
  chosen: [kindBase],
  uploading: [kindBase],
  failed: [kindBase, { color: vars.red }],
  done: [kindBase, { color: vars.accentText }],
  removing: [kindBase],
});
export const about = style({ flex: '1 1 160px', minWidth: 0 });
export const acts = style({ display: 'flex', gap: space.x1, marginInlineStart: 'auto' });
export const name = style({
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({ color: vars.ink3, fontSize: text.note, fontVariantNumeric: 'tabular-nums' });
export const reason = style({ color: vars.red, fontSize: text.note, overflowWrap: 'anywhere' });
export const progress = style({ marginTop: 6, borderRadius: radius.full, overflow: 'hidden' });
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
