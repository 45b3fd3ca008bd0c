import { style } from '@vanilla-extract/css';
import { coarse, motion, radius, space, text, touch, vars, weight } from '../foundations/tokens.css.ts';

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 44,
  minHeight: 44,
  justifyContent: 'center',
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  cursor: 'pointer',
});
export const rowTrigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink3,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded=true]': { background: vars.sunken, color: vars.ink } },
  '@media': { [coarse]: { width: touch, height: touch } },
});
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 200,
  maxWidth: 'min(360px, calc(100vw - 24px))',
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  boxShadow: vars.shadow2,
  transition: `opacity ${motion.quick}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
export const menu = style({ padding: space.x1, outline: 'none', maxHeight: 'inherit', overflow: 'auto' });
export const head = style({
  padding: `${space.x2} ${space.x3} ${space.x3}`,
  borderBottom: `1px solid ${vars.line}`,
  marginBottom: space.x1,
});
export const headName = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const headNote = style({ color: vars.ink3, fontSize: text.note, overflowWrap: 'anywhere' });
export const section = style({
  padding: `${space.x1} 0`,
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const sectionName = style({ padding: `${space.x1} ${space.x3}`, fontSize: text.small, color: vars.ink3 });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 38,
  padding: `${space.x1} ${space.x3}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.sunken },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.accent}` },
  },
  '@media': { [coarse]: { minHeight: touch } },
});
export const destructive = style([item, { color: vars.red }]);
export const disabled = style([
  item,
  { alignItems: 'flex-start', padding: `${space.x2} ${space.x3}`, color: vars.ink3, cursor: 'not-allowed' },
]);
export const reason = style({ display: 'block', fontSize: text.note });
export const itemTick = style({
  marginInlineStart: 'auto',
  color: vars.accentText,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
