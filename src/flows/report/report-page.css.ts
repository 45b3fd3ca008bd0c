import { globalStyle, style } from '@vanilla-extract/css';
import { layer, narrow, space, text, vars, weight } from '../../views/ui/foundations/tokens.css.ts';

export const skip = style({
  position: 'absolute',
  left: space.x3,
  top: '-60px',
  zIndex: layer.skip,
  padding: `${space.x2} ${space.x4}`,
  background: vars.surface,
  color: vars.accentText,
  selectors: { '&:focus': { top: space.x3 } },
});
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  maxWidth: 1280,
  margin: '0 auto',
  padding: `${space.x8} ${space.x6} ${space.x14}`,
  '@media': { [narrow]: { padding: `${space.x5} ${space.x4} ${space.x10}` }, print: { display: 'block', padding: 0 } },
});
export const title = style({ fontSize: text.h1, lineHeight: 1.25, fontWeight: weight.strong });
export const about = style({ marginTop: space.x1, color: vars.ink2 });
export const verdict = style({ marginTop: space.x3 });
export const heading = style({ marginBottom: space.x3, fontSize: text.h2, fontWeight: weight.strong });
export const note = style({ marginTop: space.x3, maxWidth: '70ch', color: vars.ink2 });
export const link = style({ color: vars.accentText });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.note, whiteSpace: 'nowrap' });
globalStyle(`${table} th, ${table} td`, {
  padding: `${space.x2} ${space.x3}`,
  textAlign: 'start',
  borderBottom: `1px solid ${vars.line}`,
});
globalStyle(`${table} thead th`, { color: vars.ink2, fontWeight: weight.medium });
globalStyle(`${table} tbody th`, {
  minWidth: '9rem',
  fontWeight: weight.medium,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 0 });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
export const number = style({ fontVariantNumeric: 'tabular-nums' });
