import { style } from '@vanilla-extract/css';
import { motion, narrow, radius, screenHeight, space, text, underBanner, vars, weight } from '../ui/tokens.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gridTemplateRows: '56px 1fr',
  minHeight: screenHeight,
  '@media': {
    'screen and (min-width: 640px) and (max-width: 899.98px)': { gridTemplateColumns: '64px minmax(0, 1fr)' },
    [narrow]: {
      display: 'block',
      paddingBottom: 'calc(64px + env(safe-area-inset-bottom))',
    },
  },
});
const compact = 'screen and (min-width: 640px) and (max-width: 899.98px)';

export const rail = style({
  gridRow: '1 / 3',
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
      zIndex: 40,
      top: 'auto',
      insetInline: 0,
      insetBlockEnd: 0,
      height: 'auto',
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderInlineEnd: 0,
      borderTop: `1px solid ${vars.line}`,
    },
  },
});
export const railBrand = style({
  display: 'flex',
  alignItems: 'center',
  height: 56,
  padding: `0 ${space.x4}`,
  overflow: 'hidden',
  '@media': { [narrow]: { display: 'none' }, [compact]: { width: 28, margin: '0 18px', padding: 0 } },
});
export const places = style({
  display: 'grid',
  gap: 2,
  padding: space.x2,
  '@media': { [narrow]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 0, padding: 0 } },
});
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '0 10px',
  borderRadius: radius.small,
  color: vars.ink2,
  fontWeight: weight.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { background: vars.sunken, color: vars.ink },
    '&[aria-current=page]': { background: vars.accentWeak, color: vars.accentText },
  },
  '@media': {
    [compact]: {
      minHeight: 48,
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 2,
      padding: 0,
      fontSize: '11px',
    },
    [narrow]: {
      minHeight: 64,
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 3,
      padding: 0,
      fontSize: '11.500px',
      borderRadius: 0,
      selectors: { '&[aria-current=page]': { background: 'transparent' }, '&:hover': { background: 'transparent' } },
    },
  },
});
export const person = style({
  marginTop: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: `14px ${space.x4}`,
  borderTop: `1px solid ${vars.line}`,
  lineHeight: 1.25,
  '@media': { [narrow]: { display: 'none' }, [compact]: { justifyContent: 'center', padding: '14px 0' } },
});
export const personWords = style({ minWidth: 0, '@media': { [compact]: { display: 'none' } } });
export const personName = style({
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const personRole = style({ color: vars.ink3, fontSize: text.small });

export const top = style({
  position: 'sticky',
  top: underBanner,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  height: 56,
  padding: `0 ${space.x4} 0 ${space.x5}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [narrow]: { padding: `0 ${space.x2} 0 ${space.x4}` } },
});
export const business = style({
  flex: 1,
  minWidth: 0,
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const content = style({ minWidth: 0 });
export const skip = style({
  position: 'fixed',
  zIndex: 80,
  top: space.x2,
  left: space.x2,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.small,
  background: vars.accent,
  color: vars.accentInk,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' } },
});
