import { style } from '@vanilla-extract/css';
import { space, text, vars, weight } from './tokens.css.ts';

export const rows = style({ borderTop: `1px solid ${vars.line}` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: 44,
  padding: `${space.x1} ${space.x4}`,
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const rowName = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const rowNote = style({ color: vars.ink3, fontSize: text.note, fontVariantNumeric: 'tabular-nums' });
export const rowEnd = style({ display: 'flex', alignItems: 'center', gap: space.x3, flex: 'none' });
