import { style } from '@vanilla-extract/css';
import { frameTop, layer, narrow, radius, space, text, vars, weight } from '../foundations/tokens.css.ts';

const printed = { print: { display: 'none' } } as const;
export const frame = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gridTemplateRows: '56px 1fr',
  minHeight: '100dvh',
  '@media': { [narrow]: { display: 'block' }, print: { display: 'block' } },
});
export const top = style({
  gridColumn: '1 / 3',
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  height: 56,
  padding: `0 ${space.x4}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '@media': printed,
});
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  color: vars.ink,
  textDecoration: 'none',
});
export const homeNote = style({ color: vars.ink3, '@media': { [narrow]: { display: 'none' } } });
export const side = style({
  position: 'sticky',
  top: 56,
  height: 'calc(100dvh - 56px)',
  overflowY: 'auto',
  padding: space.x4,
  background: vars.surface,
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': { [narrow]: { display: 'none' }, ...printed },
});
export const main = style({
  minWidth: 0,
  width: '100%',
  maxWidth: 1180,
  padding: `${space.x6} ${space.x6} ${space.x14}`,
  vars: { [frameTop]: '56px' },
  '@media': { [narrow]: { padding: `${space.x4} ${space.x4} ${space.x10}` } },
});
export const groupName = style({
  margin: `${space.x4} 10px ${space.x1}`,
  fontSize: text.small,
  fontWeight: 400,
  color: vars.ink3,
});
export const item = style({
  display: 'block',
  padding: `6px 10px`,
  borderRadius: radius.small,
  color: vars.ink2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.sunken, color: vars.ink },
    '&[aria-current=page]': { background: vars.accentWeak, color: vars.accentText, fontWeight: weight.medium },
  },
});
export const links = style({ display: 'flex', alignItems: 'center', gap: space.x4 });
export const link = style({ color: vars.ink2, '@media': { [narrow]: { display: 'none' } } });
