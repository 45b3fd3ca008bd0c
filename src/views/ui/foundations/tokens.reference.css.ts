import { style } from '@vanilla-extract/css';
import { layer, radius, space, text, vars, weight } from './tokens.css.ts';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space.x4,
});
export const swatch = style({ border: `1px solid ${vars.line2}`, borderRadius: radius.medium, overflow: 'hidden' });
export const swatchName = style({
  padding: `${space.x2} ${space.x3}`,
  borderBottom: `1px solid ${vars.line2}`,
  fontWeight: weight.medium,
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x3,
  padding: `${space.x1} ${space.x3}`,
  fontVariantNumeric: 'tabular-nums',
});
export const scale = style({ display: 'grid', gap: space.x3 });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
});
export const stepName = style({ color: vars.ink3, fontSize: text.note });
export const ruler = style({ height: 12, borderRadius: 2, background: vars.accent });
export const chip = style({ width: 72, height: 44, background: vars.accent });
export const sheet = style({
  display: 'grid',
  placeItems: 'center',
  height: 72,
  maxWidth: 240,
  borderRadius: radius.medium,
  background: vars.raised,
  border: `1px solid ${vars.line}`,
});
export const runner = style({
  width: 44,
  height: 28,
  borderRadius: radius.small,
  background: vars.accent,
  selectors: { '*:hover > &, *:focus-within > &': { transform: 'translateX(160px)' } },
});
export const stack = style({ position: 'relative', isolation: 'isolate', height: 260 });
export const plate = style({
  position: 'absolute',
  width: 180,
  padding: `${space.x1} ${space.x3}`,
  background: vars.raised,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  boxShadow: vars.shadow2,
  zIndex: layer.sticky,
});
export const charts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
export const chart = style({ display: 'grid', justifyItems: 'center', gap: space.x1, fontSize: text.note });
