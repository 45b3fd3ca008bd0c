import { globalStyle, style } from '@vanilla-extract/css';
import { space, text, vars, weight } from '../../../views/ui/foundations/tokens.css.ts';

export const page = style({ display: 'grid', gap: space.x5, minWidth: 0 });
export const period = style({ display: 'grid', gap: space.x1, maxWidth: 240, fontSize: text.note, color: vars.ink2 });
export const token = style({ display: 'grid', gap: space.x3, maxWidth: 420, justifyItems: 'start' });
export const tools = style({ display: 'flex', gap: space.x2 });
export const scroll = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.note });
globalStyle(`${table} caption`, {
  paddingBottom: space.x2,
  fontSize: text.h3,
  fontWeight: weight.medium,
  textAlign: 'start',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${space.x2} ${space.x3} ${space.x2} 0`,
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: vars.ink2, fontWeight: weight.medium });
globalStyle(`${table} thead th`, { verticalAlign: 'bottom' });
/** After the style of every cell, so that it wins. */
export const number = style({
  selectors: { [`${table} &`]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
});
