import { keyframes, style } from '@vanilla-extract/css';
import { edgeFade } from '../foundations/edge-fade.css.ts';
import {
  aboveFrame,
  coarse,
  layer,
  motion,
  narrow,
  radius,
  space,
  text,
  touch,
  vars,
  weight,
} from '../foundations/tokens.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${space.x4} + ${aboveFrame})`,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x2} ${space.x4}`,
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: '100%',
  padding: `${space.x2} ${space.x2} ${space.x2} ${space.x4}`,
  border: `1px solid ${vars.accent}`,
  borderRadius: radius.medium,
  background: vars.raised,
  boxShadow: vars.shadow2,
  animation: `${rise} ${motion.calm} ${motion.enter}`,
  '@media': { [narrow]: { width: '100%', insetBlockEnd: `calc(${space.x2} + ${aboveFrame})` } },
});
export const words = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x1}`,
  '@media': { [narrow]: { width: '100%', fontSize: text.note } },
});
export const count = style({
  marginInlineEnd: space.x2,
  color: vars.accentText,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { marginInlineEnd: space.x1 } },
});
// On a phone several lines of them would hide the rows that are being selected.
export const actions = style([
  edgeFade,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: space.x2,
    '@media': { [narrow]: { flexWrap: 'nowrap', marginInlineEnd: `calc(-1 * ${space.x2})` } },
  },
]);

const control = style({
  flexShrink: 0,
  minHeight: 32,
  padding: `0 ${space.x3}`,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  background: vars.surface,
  color: vars.ink,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: { '&:hover': { background: vars.sunken } },
  '@media': { [coarse]: { minHeight: touch }, [narrow]: { minHeight: touch } },
});
export const action = style([control]);
export const dangerous = style([
  control,
  { color: vars.red, selectors: { '&:hover': { background: vars.redWeak, borderColor: vars.red } } },
]);
export const quiet = style([
  control,
  {
    padding: `0 ${space.x2}`,
    '@media': { [narrow]: { paddingInline: space.x1 } },
    borderColor: 'transparent',
    background: 'transparent',
    color: vars.ink2,
    selectors: { '&:hover': { background: vars.sunken, color: vars.ink } },
  },
]);
export const close = style([
  quiet,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: 32,
    padding: 0,
    '@media': { [coarse]: { minWidth: touch }, [narrow]: { minWidth: touch, marginInlineStart: 'auto' } },
  },
]);
