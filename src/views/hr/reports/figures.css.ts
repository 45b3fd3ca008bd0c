import { style } from '@vanilla-extract/css';
import { narrow, roomy, space, text, vars, weight } from '../../ui/foundations/tokens.css.ts';

export const page = style({ display: 'grid', gap: space.x5, minWidth: 0 });
export const columns = style({
  display: 'grid',
  gap: space.x5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});
export const filters = style({
  display: 'grid',
  gap: `${space.x4} ${space.x3}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  alignItems: 'start',
});
export const chart = style({ height: 240, minWidth: 0, marginBottom: space.x4 });
export const tip = style({ padding: `${space.x1} ${space.x2}`, whiteSpace: 'nowrap' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x4,
  marginBottom: space.x2,
  fontSize: text.note,
});
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2, color: vars.ink2 });
export const dot = style({ width: 10, height: 10, borderRadius: '50%', flex: 'none' });

export const scroller = style({ overflowX: 'auto', minWidth: 0 });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const head = style({
  padding: `${space.x1} ${space.x2}`,
  borderBottom: `1px solid ${vars.line}`,
  color: vars.ink2,
  fontSize: text.note,
  fontWeight: weight.medium,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const rowHead = style({
  padding: space.x2,
  borderBottom: `1px solid ${vars.line}`,
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const cell = style({
  padding: space.x2,
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { whiteSpace: 'normal' } },
});
export const note = style({ marginTop: space.x3, color: vars.ink2, fontSize: text.note, maxWidth: '70ch' });
export const number = style({
  color: vars.accentText,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const outdated = style({ opacity: 0.6 });
