import { style } from '@vanilla-extract/css';
import { space, text, vars, weight } from '../../ui/foundations/tokens.css.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  padding: `${space.x3} ${space.x4}`,
  borderTop: `1px solid ${vars.line}`,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const title = style({ margin: 0, fontSize: text.body, fontWeight: weight.medium });
export const part = style({ margin: 0, color: vars.ink3, fontSize: text.note });
export const values = style({ display: 'grid', gap: space.x1, margin: 0 });
export const row = style({ display: 'flex', gap: space.x3 });
export const name = style({ flex: 'none', width: 40, color: vars.ink3, fontSize: text.note, lineHeight: 'inherit' });
const value = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const oldValue = style([value, { color: vars.ink2 }]);
export const newValue = style([value, { fontWeight: weight.medium }]);
export const warning = style({ margin: 0, color: vars.amber });
export const note = style({ margin: 0, color: vars.ink2, overflowWrap: 'anywhere' });
export const reason = style({
  margin: 0,
  padding: `0 ${space.x4} ${space.x3}`,
  color: vars.ink2,
  overflowWrap: 'anywhere',
});
