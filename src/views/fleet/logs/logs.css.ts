import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, weight } from '../../ui/foundations/tokens.css.ts';

/** A form for a thumb: one column, 600 px at most. */
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4, maxWidth: 600 });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  padding: space.x4,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.medium,
  background: vars.surface,
});
export const price = style({ color: vars.ink2, fontSize: text.note, fontVariantNumeric: 'tabular-nums' });
export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const name = style({ flex: 1, minWidth: 120, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
