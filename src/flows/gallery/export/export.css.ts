import { globalStyle, style } from '@vanilla-extract/css';
import { radius, text as size, space, vars, weight } from '../../../views/ui/foundations/tokens.css.ts';

export const list = style({ display: 'grid', gap: space.x6 });
export const part = style({ minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBottom: space.x2,
});
export const name = style({ fontSize: size.h2, fontWeight: weight.strong });
export const use = style({ maxWidth: '90ch', fontSize: size.note, color: vars.ink2 });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  '@media': { print: { display: 'none' } },
});
const window = style({
  maxHeight: 280,
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
});
export const text = style([part, { '@media': { print: { display: 'none' } } }]);
export const code = style([window, { margin: 0, padding: space.x4, background: vars.sunken, fontSize: size.small }]);
export const picture = style([
  window,
  {
    padding: space.x4,
    background: vars.surface,
    '@media': { print: { maxHeight: 'none', border: 0, padding: 0, overflow: 'visible' } },
  },
]);
// A drawing fits one page of paper.
globalStyle(`${picture} > svg`, {
  '@media': { print: { width: '100%', height: 'auto', maxHeight: '230mm' } },
});
