import { globalStyle, style } from '@vanilla-extract/css';
import { leading, narrow, pageEdge, pageWidth, space, text, vars, weight } from '../foundations/tokens.css.ts';

export const page = style({
  padding: `${space.x5} ${space.x6} ${space.x10}`,
  maxWidth: pageWidth,
  marginInline: 'auto',
  '@media': {
    // A table of 1000 px has room beside the rail of a small laptop.
    'screen and (max-width: 1319.98px)': { paddingInline: space.x4 },
    [narrow]: { padding: `${space.x4} ${space.x4} ${space.x6}`, vars: { [pageEdge]: space.x4 } },
  },
});
// What is said above a list stands apart from it.
globalStyle(`${page} > [role=status], ${page} > [role=alert]`, { marginBottom: space.x3 });
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: space.x3,
  marginBottom: space.x4,
});
export const words = style({ flex: '1 1 240px', minWidth: 0, paddingBlock: 4 });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.x3 });
export const title = style({
  fontSize: text.h1,
  lineHeight: leading.tight,
  letterSpacing: '-0.01em',
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const count = style({ color: vars.ink3, fontVariantNumeric: 'tabular-nums' });
export const subtitle = style({ color: vars.ink2, marginTop: 2, maxWidth: '70ch' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, maxWidth: '100%' });
