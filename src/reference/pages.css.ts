import { style } from '@vanilla-extract/css';
import { frameTop, layer, narrow, radius, space, text, vars, weight } from '../views/ui/tokens.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gridTemplateRows: '56px 1fr',
  minHeight: '100dvh',
  '@media': { [narrow]: { display: 'block' } },
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
});
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  color: vars.ink,
  textDecoration: 'none',
});
export const homeNote = style({ color: vars.ink3, '@media': { [narrow]: { display: 'none' } } });
export const theme = style({ display: 'flex', alignItems: 'center', gap: space.x2, color: vars.ink2 });
export const themeName = style({ '@media': { [narrow]: { display: 'none' } } });
export const themeSelect = style({
  minHeight: 32,
  padding: `0 ${space.x2}`,
  border: `1px solid ${vars.fieldLine}`,
  borderRadius: radius.small,
  background: vars.surface,
});
export const side = style({
  position: 'sticky',
  top: 56,
  height: 'calc(100dvh - 56px)',
  overflowY: 'auto',
  padding: space.x4,
  background: vars.surface,
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': { [narrow]: { display: 'none' } },
});
export const search = style({
  width: '100%',
  minHeight: 36,
  padding: `0 ${space.x3}`,
  border: `1px solid ${vars.fieldLine}`,
  borderRadius: radius.small,
  background: vars.surface,
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
export const main = style({
  minWidth: 0,
  width: '100%',
  maxWidth: 1180,
  padding: `${space.x6} ${space.x6} ${space.x14}`,
  vars: { [frameTop]: '56px' },
  '@media': { [narrow]: { padding: `${space.x4} ${space.x4} ${space.x10}` } },
});
export const back = style({
  marginBottom: space.x2,
  '@media': { 'screen and (min-width: 640px)': { display: 'none' } },
});
export const title = style({ fontSize: text.h1, lineHeight: 1.25, fontWeight: weight.strong });
export const use = style({ marginTop: space.x1, maxWidth: '70ch', color: vars.ink2 });
export const group = style({ marginTop: space.x8 });
export const groupTitle = style({ marginBottom: space.x3, fontSize: text.h2, fontWeight: weight.strong });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: space.x3,
});
export const card = style({
  display: 'block',
  height: '100%',
  padding: space.x4,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  color: vars.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.accent } },
});
export const cardName = style({ display: 'block', fontWeight: weight.medium });
export const cardUse = style({ display: 'block', marginTop: space.x1, fontSize: text.note, color: vars.ink2 });
export const state = style({ marginTop: space.x6 });
export const stateName = style({
  marginBottom: space.x2,
  fontSize: text.h3,
  fontWeight: weight.medium,
  color: vars.ink2,
});
export const stage = style({
  minWidth: 0,
  padding: space.x5,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  '@media': { [narrow]: { padding: space.x4 } },
});
export const props = style({ marginTop: space.x8 });
export const propsUse = style({ marginBottom: space.x2, maxWidth: '70ch', color: vars.ink2 });
export const propsName = style({ marginBottom: space.x1, fontSize: text.h2, fontWeight: weight.strong });
export const prop = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: `${space.x1} ${space.x4}`,
  padding: `${space.x2} 0`,
  borderTop: `1px solid ${vars.line}`,
  fontSize: text.note,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const propUse = style({ marginTop: 2, maxWidth: '70ch', color: vars.ink2 });
export const required = style({ fontSize: text.small, color: vars.ink3 });
export const type = style({ color: vars.accentText, overflowWrap: 'anywhere' });
