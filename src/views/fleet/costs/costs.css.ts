import { style } from '@vanilla-extract/css';
import { space, text, vars, weight } from '../../ui/foundations/tokens.css.ts';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const chart = style({ height: 260, minWidth: 0 });
export const tip = style({ padding: `${space.x1} ${space.x2}`, whiteSpace: 'nowrap' });
export const scroller = style({ overflowX: 'auto', padding: `0 ${space.x4} ${space.x4}` });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.note,
  fontVariantNumeric: 'tabular-nums',
});
export const figure = style({
  padding: `${space.x2} ${space.x2}`,
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const head = style([figure, { color: vars.ink2, fontWeight: weight.strong }]);
export const rowHead = style([figure, { textAlign: 'start', fontWeight: weight.strong }]);
export const caption = style({ textAlign: 'start', color: vars.ink2, fontSize: text.note, padding: `${space.x2} 0` });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  padding: `0 ${space.x4}`,
  fontSize: text.note,
  color: vars.ink2,
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: space.x1 });
export const dot = style({ width: 10, height: 10, borderRadius: 5, flex: 'none' });
