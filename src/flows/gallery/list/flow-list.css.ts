import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from '../../../views/ui/foundations/tokens.css.ts';

export const title = style({ fontSize: text.h1, lineHeight: 1.25, fontWeight: weight.strong });
export const use = style({ marginTop: space.x1, maxWidth: '70ch', color: vars.ink2 });
export const search = style({ marginTop: space.x5, maxWidth: 480, '@media': { print: { display: 'none' } } });
export const count = style({ minHeight: 24, marginTop: space.x2, fontSize: text.note, color: vars.ink2 });
export const group = style({ marginTop: space.x5 });
export const groupTitle = style({ marginBottom: space.x3, fontSize: text.h2, fontWeight: weight.strong });
export const groupUse = style({ marginInlineStart: space.x2, fontSize: text.note, fontWeight: 400, color: vars.ink3 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space.x3,
});
export const card = style({
  padding: space.x4,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
  breakInside: 'avoid',
  selectors: { '&:hover': { borderColor: vars.accent } },
});
export const cardLink = style({ display: 'block', color: vars.ink, textDecoration: 'none' });
export const cardName = style({ display: 'block', fontWeight: weight.medium });
export const cardUse = style({ display: 'block', marginTop: space.x1, fontSize: text.note, color: vars.ink2 });
export const figures = style({ display: 'block', marginTop: space.x2, fontSize: text.small, color: vars.ink3 });
export const places = style({
  display: 'grid',
  gap: space.x1,
  marginTop: space.x3,
  paddingTop: space.x3,
  borderTop: `1px solid ${vars.line}`,
  fontSize: text.note,
});
export const place = style({ color: vars.accentText, overflowWrap: 'anywhere' });
export const placeNote = style({ color: vars.ink3 });
