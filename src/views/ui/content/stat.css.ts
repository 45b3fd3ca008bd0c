import { style, styleVariants } from '@vanilla-extract/css';
import { leading, narrow, radius, space, text, vars, weight } from '../foundations/tokens.css.ts';

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
  gap: space.x3,
});
export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `14px ${space.x4}`,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
});
export const label = style({ color: vars.ink2, fontSize: text.note, fontWeight: weight.medium });
export const figure = style({
  // A skeleton is as high as the figure that comes.
  minHeight: '1lh',
  marginTop: space.x1,
  fontSize: text.figure,
  fontWeight: weight.strong,
  lineHeight: leading.tight,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { fontSize: text.h1 } },
});
export const tone = styleVariants({ plain: {}, warning: { color: vars.amber }, bad: { color: vars.red } });
export const note = style({ marginTop: space.x1, color: vars.ink3, fontSize: text.note });
export const delta = styleVariants({
  better: { color: vars.accentText, fontWeight: weight.medium },
  worse: { color: vars.red, fontWeight: weight.medium },
  neither: { color: vars.ink2, fontWeight: weight.medium },
});
