import { keyframes, style } from '@vanilla-extract/css';
import { pageInset } from '../ui/foundations/page-inset.ts';
import {
  coarse,
  layer,
  motion,
  narrow,
  radius,
  space,
  text,
  touch,
  underBanner,
  vars,
  weight,
} from '../ui/foundations/tokens.css.ts';

/** Part of a sticky header lies above the screen, so that the strip of cloth scrolls away and the bar stays. */
export const header = style({
  position: 'sticky',
  top: underBanner,
  zIndex: layer.bar,
  '@media': { [narrow]: { top: `calc(${underBanner} - 4px)` }, print: { display: 'none' } },
});
export const weave = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: 56,
  padding: `0 ${pageInset(space.x6)}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    'screen and (max-width: 1319.98px)': { padding: `0 ${space.x4}` },
    [narrow]: { padding: `0 ${space.x2} 0 ${space.x4}`, gap: 0 },
  },
});

const cutOff = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const business = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  flex: 1,
  minWidth: 0,
  fontWeight: weight.strong,
});
export const switchCell = style({ flex: 1, minWidth: 0, display: 'flex' });
export const switchButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  minHeight: 36,
  marginInlineStart: `calc(-1 * ${space.x2})`,
  padding: `0 ${space.x2}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  fontWeight: weight.strong,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded=true]': { background: vars.sunken } },
  '@media': { [coarse]: { minHeight: touch } },
});
export const businessName = style({ minWidth: 0, ...cutOff });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const switchSpinner = style({
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
});

export const profile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: touch,
  height: touch,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  cursor: 'pointer',
});

/** Looks like the field that it opens; on a phone there is room for its glass only. */
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  width: 380,
  maxWidth: '40vw',
  minHeight: 36,
  padding: `0 10px`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: vars.sunken,
  color: vars.ink3,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.line2, color: vars.ink2 } },
  '@media': {
    [narrow]: {
      justifyContent: 'center',
      width: touch,
      minHeight: touch,
      padding: 0,
      background: 'transparent',
      color: vars.ink2,
      selectors: { '&:hover': { borderColor: 'transparent' } },
    },
  },
});
export const searchWords = style({
  flex: 1,
  minWidth: 0,
  ...cutOff,
  '@media': { [narrow]: { display: 'none' } },
});
export const searchKeys = style({
  padding: '1px 6px',
  border: `1px solid ${vars.line2}`,
  borderRadius: 4,
  background: vars.surface,
  color: vars.ink3,
  fontFamily: 'inherit',
  fontSize: text.small,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { display: 'none' } },
});

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  color: vars.ink2,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded=true]': { background: vars.sunken, color: vars.ink } },
  '@media': { '(pointer: coarse)': { width: touch, height: touch }, [narrow]: { width: touch, height: touch } },
});
export const unread = style({
  position: 'absolute',
  insetBlockStart: 1,
  insetInlineStart: '54%',
  minWidth: 18,
  height: 18,
  padding: '0 5px',
  borderRadius: radius.full,
  // Cut out of the bell, and a border where the system takes the colours.
  border: `2px solid ${vars.surface}`,
  background: vars.red,
  color: vars.surface,
  fontSize: text.micro,
  lineHeight: '14px',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
