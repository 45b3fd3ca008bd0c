import { style } from '@vanilla-extract/css';
import { coarse, motion, radius, space, text, touch, vars, weight } from '../ui/foundations/tokens.css.ts';

export const popover = style({
  display: 'flex',
  width: 400,
  maxWidth: 'calc(100vw - 16px)',
  overflow: 'hidden',
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  boxShadow: vars.shadow2,
  outline: 'none',
  transition: `opacity ${motion.quick}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
export const dialog = style({
  flex: 1,
  minWidth: 0,
  maxHeight: 'min(560px, 100%)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const head = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  padding: `${space.x1} ${space.x1} ${space.x1} ${space.x4}`,
  background: vars.raised,
  borderBottom: `1px solid ${vars.line}`,
});
export const title = style({ fontSize: text.h2, fontWeight: weight.strong });
/** Inside a sheet, the rows use its padding. */
export const sheet = style({ margin: `0 calc(-1 * ${space.x4}) calc(-1 * ${space.x6})` });
export const acts = style({
  display: 'flex',
  padding: `0 ${space.x1} ${space.x1}`,
  borderBottom: `1px solid ${vars.line}`,
});

export const row = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } } });
export const notification = style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  columnGap: space.x3,
  width: '100%',
  minHeight: touch,
  padding: `${space.x3} ${space.x4}`,
  border: 0,
  background: 'transparent',
  color: vars.ink2,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    'a&, button&': { cursor: 'pointer' },
    'a&:hover, button&:hover': { background: vars.sunken },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const unread = style({ color: vars.ink, fontWeight: weight.medium });
export const dot = style({ width: 8, height: 8, marginTop: 6, borderRadius: radius.full });
export const unreadDot = style([dot, { background: vars.accent, border: `4px solid ${vars.accent}` }]);
export const when = style({
  gridColumn: 2,
  color: vars.ink3,
  fontSize: text.note,
  fontWeight: 400,
});
export const older = style({
  display: 'grid',
  padding: space.x2,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [coarse]: { paddingBottom: `calc(${space.x2} + env(safe-area-inset-bottom))` } },
});
export const skeletons = style({ display: 'grid', gap: space.x2, padding: `${space.x3} ${space.x4} 14px 36px` });
