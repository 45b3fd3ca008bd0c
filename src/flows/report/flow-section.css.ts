import { globalStyle, style } from '@vanilla-extract/css';
import { coarse, radius, space, text, touch, vars, weight } from '../../views/ui/foundations/tokens.css.ts';

export const flow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  paddingTop: space.x6,
  borderTop: `1px solid ${vars.line2}`,
  '@media': { print: { display: 'block', breakBefore: 'page', borderTop: 0 } },
});
export const title = style({
  fontSize: text.h1,
  lineHeight: 1.25,
  fontWeight: weight.strong,
  scrollMarginTop: space.x4,
});
export const about = style({ color: vars.ink2, fontSize: text.note, overflowWrap: 'anywhere' });
export const link = style({ color: vars.accentText });
export const runs = style({ display: 'grid', gap: 2, fontSize: text.note });
export const wrong = style({
  padding: `${space.x3} ${space.x4}`,
  border: `1px solid ${vars.red}`,
  borderRadius: radius.medium,
  background: vars.redWeak,
  overflowWrap: 'anywhere',
});
export const wrongTitle = style({ fontSize: text.h3, fontWeight: weight.strong, color: vars.red });
export const lines = style({
  display: 'grid',
  gap: space.x1,
  marginTop: space.x2,
  fontSize: text.note,
  overflowWrap: 'anywhere',
});
export const drawing = style({ width: 'max-content', margin: '0 auto', padding: space.x4 });
globalStyle(`${drawing} > svg`, { '@media': { print: { maxWidth: '18cm', height: 'auto', maxHeight: '24cm' } } });
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  fontSize: text.note,
  color: vars.ink2,
});
const swatch = style({ display: 'inline-block', width: 22, verticalAlign: '4px' });
export const covered = style([swatch, { borderTop: `2px solid ${vars.accent}` }]);
export const partly = style([swatch, { borderTop: `2px dashed ${vars.amber}` }]);
export const uncovered = style([swatch, { borderTop: `3px dotted ${vars.plum}` }]);
export const failed = style([swatch, { borderTop: `5px solid ${vars.red}` }]);
export const details = style({ fontSize: text.note });
export const summary = style({
  padding: `${space.x2} 0`,
  cursor: 'pointer',
  fontWeight: weight.medium,
  '@media': { [coarse]: { minHeight: touch } },
});
export const part = style({ marginTop: space.x2, fontSize: text.h2, fontWeight: weight.strong });
export const paths = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });
export const cover = style({
  selectors: {
    '&[data-cover=covered]': { color: vars.accentText },
    '&[data-cover=uncovered]': { color: vars.plum, fontWeight: weight.strong },
    '&[data-cover=failed]': { color: vars.red, fontWeight: weight.strong },
  },
});
// Paper shows every section open.
globalStyle('details::details-content', { '@media': { print: { contentVisibility: 'visible', display: 'block' } } });
