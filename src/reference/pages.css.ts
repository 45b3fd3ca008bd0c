import { style } from '@vanilla-extract/css';
import { narrow, radius, space, text, vars, weight } from '../views/ui/foundations/tokens.css.ts';

export const search = style({
  width: '100%',
  minHeight: 36,
  padding: `0 ${space.x3}`,
  border: `1px solid ${vars.fieldLine}`,
  borderRadius: radius.small,
  background: vars.surface,
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
export const code = style({ marginTop: space.x1 });
export const codeText = style({
  overflowX: 'auto',
  maxHeight: 480,
  marginTop: space.x1,
  padding: space.x4,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  fontSize: text.note,
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
