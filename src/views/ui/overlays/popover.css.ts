import { style } from '@vanilla-extract/css';
import {
  coarse,
  leading,
  motion,
  narrow,
  radius,
  space,
  text,
  touch,
  vars,
  weight,
} from '../foundations/tokens.css.ts';

const fading = {
  transition: `opacity ${motion.quick} ${motion.enter}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
} as const;

/** The surface of whatever hangs from a button. */
const surface = style([
  fading,
  {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'calc(100vw - 24px)',
    background: vars.raised,
    border: `1px solid ${vars.line}`,
    borderRadius: radius.medium,
    boxShadow: vars.shadow2,
    outline: 'none',
  },
]);
export const popover = style([surface, { width: 320 }]);
export const dialog = style({ display: 'grid', gap: space.x3, padding: space.x4, overflow: 'auto', outline: 'none' });
export const title = style({ fontSize: text.body, fontWeight: weight.strong });

export const tooltip = style([
  fading,
  {
    maxWidth: 280,
    padding: `${space.x1} ${space.x2}`,
    border: '1px solid transparent',
    borderRadius: radius.small,
    background: vars.ink,
    color: vars.paper,
    fontSize: text.note,
    lineHeight: leading.tight,
    overflowWrap: 'anywhere',
  },
]);

export const anchor = style({ display: 'inline-flex', maxWidth: '100%' });
export const hint = style([
  fading,
  {
    border: '1px solid transparent',
    borderRadius: radius.medium,
    background: vars.accent,
    color: vars.accentInk,
    fontWeight: weight.medium,
    boxShadow: vars.shadow2,
  },
]);
export const hintWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x1} ${space.x1} ${space.x1} ${space.x3}`,
});
export const arrow = style({
  fill: vars.accent,
  selectors: { '[data-placement=bottom] > &': { transform: 'rotate(180deg)' } },
});
export const hintClose = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -3 } },
  '@media': { [coarse]: { width: touch, height: touch }, [narrow]: { flex: 'none' } },
});
