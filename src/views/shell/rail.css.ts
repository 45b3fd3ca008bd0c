import { style } from '@vanilla-extract/css';
import {
  forced,
  layer,
  motion,
  narrow,
  radius,
  screenHeight,
  space,
  text,
  touch,
  underBanner,
  vars,
  weight,
} from '../ui/foundations/tokens.css.ts';

export const railWidth = '220px';
export const compactWidth = '72px';
/** Of the bar that is below on a phone. */
export const barHeight = '64px';
/** Wide enough for a rail, too narrow for words beside its drawings. */
export const compact = 'screen and (min-width: 640px) and (max-width: 899.98px)';

export const rail = style({
  position: 'sticky',
  top: underBanner,
  height: screenHeight,
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface,
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': {
    [narrow]: {
      position: 'fixed',
      zIndex: layer.bar,
      top: 'auto',
      insetInline: 0,
      insetBlockEnd: 0,
      height: 'auto',
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderInlineEnd: 0,
      borderTop: `1px solid ${vars.line}`,
    },
    print: { display: 'none' },
  },
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 56,
  padding: `0 ${space.x4}`,
  overflow: 'hidden',
  '@media': { [narrow]: { display: 'none' }, [compact]: { width: 28, margin: '0 22px', padding: 0 } },
});
export const items = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: space.x2,
  '@media': {
    [narrow]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0, padding: 0, overflow: 'visible' },
  },
});
/** What only the sheet of a phone shows, and the way to that sheet. */
export const beyond = style({ '@media': { [narrow]: { display: 'none' } } });
export const more = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 38,
  padding: '0 10px',
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.ink2,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { background: vars.sunken, color: vars.ink },
    '&[aria-current]': { background: vars.accentWeak, color: vars.accentText, fontWeight: weight.medium },
  },
  '@media': {
    [compact]: { minHeight: 52, flexDirection: 'column', justifyContent: 'center', gap: 3, padding: 0 },
    [narrow]: {
      minHeight: barHeight,
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 3,
      padding: 0,
      borderRadius: 0,
      selectors: {
        '&:hover, &[aria-current]': { background: 'transparent' },
        '&:focus-visible': { outlineOffset: -4, borderRadius: radius.medium },
        '&[aria-current]::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: -1,
          insetInline: '25%',
          height: 2,
          background: vars.accent,
        },
      },
    },
    [forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});
export const placeName = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [compact]: { fontSize: text.micro }, [narrow]: { fontSize: text.small } },
});
export const person = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 64,
  padding: `0 ${space.x4}`,
  border: 0,
  borderTop: `1px solid ${vars.line}`,
  background: 'transparent',
  lineHeight: 1.25,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: vars.sunken },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '@media': { [narrow]: { display: 'none' }, [compact]: { justifyContent: 'center', padding: 0 } },
});
export const personWords = style({ display: 'grid', minWidth: 0, '@media': { [compact]: { display: 'none' } } });
export const personName = style({
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const personRole = style({ color: vars.ink3, fontSize: text.small });

export const sheet = style({ display: 'grid', gap: 2, paddingBottom: 'env(safe-area-inset-bottom)' });
export const sheetPlace = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: touch,
  padding: `0 ${space.x2}`,
  borderRadius: radius.small,
  color: vars.ink,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: vars.accentWeak, color: vars.accentText, fontWeight: weight.medium },
  },
  '@media': { [forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } } },
});
